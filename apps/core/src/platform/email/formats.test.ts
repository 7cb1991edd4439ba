import { expect, it } from 'vitest'
import { formatsIn } from './formats.ts'

it.each([
  ['en', 'a, b'],
  ['es', 'a, b'],
  ['hi', 'a, b'],
  ['zh', 'a、b'],
  ['fa', 'a، b'],
] as const)('lists in %s with its own comma', (language, list) => {
  expect(formatsIn(language).list(['a', 'b'])).toBe(list)
  expect(formatsIn(language).list(['a'])).toBe('a')
})
