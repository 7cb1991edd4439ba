import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it('counts no words in an empty or blank script', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' \n\t ')).toBe(0)
})

it('splits at any run of white space', () => {
  expect(countWords('Welcome to the old harbour.')).toBe(5)
  expect(countWords('  Two\n\nparagraphs,\tfour   words ')).toBe(4)
})

it('treats a hyphen, a number and an apostrophe as part of a word', () => {
  expect(countWords("It's a three-bedroom home at 14 Linden Court")).toBe(8)
})

it('ignores marks, and segments languages that write without spaces', () => {
  expect(countWords('Ready ... – go!')).toBe(2)
  expect(countWords('¡Hola! ¿Qué tal, amigos?', 'es')).toBe(4)
  expect(countWords('欢迎来到老港口')).toBeGreaterThan(2)
})
