import { expect, it } from 'vitest'
import { firstLine } from './first-line.ts'

it('is the first sentence of the script', () => {
  expect(firstLine('Welcome to the old harbour. Come early.')).toBe('Welcome to the old harbour.')
  expect(firstLine('\n  Who are we?\nLocals.')).toBe('Who are we?')
})

it('does not end inside a number or an abbreviation without a space', () => {
  expect(firstLine('Only 2.5 km from the centre! Come.')).toBe('Only 2.5 km from the centre!')
})

it('is the whole line where no sentence ends', () => {
  expect(firstLine('Welcome to the old harbour')).toBe('Welcome to the old harbour')
  expect(firstLine('  ')).toBe('')
})

it('is cut at a word when it is long', () => {
  const line = firstLine(`Welcome ${'to the harbour '.repeat(20)}`)

  expect(line).toMatch(/^Welcome .* …$/)
  expect(line.length).toBeLessThan(94)
})
