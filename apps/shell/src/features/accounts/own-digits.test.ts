import { expect, it } from 'vitest'
import { hasOwnDigits } from './own-digits.ts'

it.each([
  ['fa', true],
  ['hi', false],
  ['zh', false],
  ['en', false],
])('%s has digits of its own: %s', (language, expected) => {
  expect(hasOwnDigits(language)).toBe(expected)
})
