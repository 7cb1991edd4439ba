import { expect, it } from 'vitest'
import { formatsIn } from './formats.ts'

it.each([
  ['en', 'a, b'],
  ['es', 'a, b'],
  ['hi', 'a, b'],
  ['zh', 'a、b'],
  ['fa', 'a، b'],
] as const)('joins lists in %s with the right comma', (language, list) => {
  expect(formatsIn(language).list(['a', 'b'])).toBe(list)
  expect(formatsIn(language).list(['a'])).toBe('a')
})
