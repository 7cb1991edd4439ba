import { expect, it } from 'vitest'
import { hasOwnDigits } from './own-digits.ts'

it.each([
  ['fa', true],
  ['hi', false],
  ['zh', false],
  ['en', false],
])('%s has its own digits: %s', (language, expected) => {
  expect(hasOwnDigits(language)).toBe(expected)
})
