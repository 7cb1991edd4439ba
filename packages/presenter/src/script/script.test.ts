import { expect, test } from 'vitest'
import { countWords, estimateSeconds, speakable } from './index.ts'

const shown = (script: string) => speakable(script, 'en').words.map(({ text }) => text)
const spoken = (script: string, language: 'en' | 'es' = 'en') =>
  speakable(script, language).words.map((word) => word.spoken)

test('a script of emoji, signs or nothing has no word to say', () => {
  for (const script of ['', '   \n\t ', '🌊🏖️👨‍👩‍👧 🇪🇸 1️⃣', '— … !!! ***', '\u0000\u200b\ufeff', '![](x.png)']) {
    expect({ script, words: countWords(script, 'en') }).toEqual({ script, words: 0 })
  }
})

test('markup, emoji and control characters are neither said nor shown', () => {
  const script = '# Welcome 🌊, **dear** _guests_\u0007!\n\n- <b>Two</b> pools\n- [Book now](https://x.example/book)'
  expect(shown(script)).toEqual(['Welcome,', 'dear', 'guests!', 'Two', 'pools', 'Book', 'now'])
})

test('a list item and a blank line end a sentence, a single line break does not', () => {
  const { sentences } = speakable('One morning\nby the sea\n\n- first\n- second', 'en')
  expect(sentences.map(({ words }) => words.length)).toEqual([5, 1, 1])
})

test('a title before a name does not end a sentence', () => {
  expect(speakable('Dr. Silva waits. Come in.', 'en').sentences).toHaveLength(2)
})

test('a link is shown by its host and said with its dots', () => {
  const [word] = speakable('https://www.waymark.example/tours?x=1.', 'en').words
  expect(word).toEqual({ text: 'waymark.example.', spoken: 'waymark dot example.' })
  expect(spoken('hola@mar.example', 'es')).toEqual(['hola arroba mar punto example'])
})

test('a missing space after a full stop is not taken for a link', () => {
  expect(spoken('The end.Next')).toEqual(['The', 'end.Next'])
})

test('a sum is said with its currency behind', () => {
  expect(spoken('from $1,290, please')).toEqual(['from', '1,290 dollars,', 'please'])
  expect(spoken('desde 95 m² y €20', 'es')).toEqual(['desde', '95', 'metros cuadrados', 'y', '20 euros'])
})

test('nothing reaches the voice that would start its own phoneme notation', () => {
  expect(spoken('a [[h@loU]] <voice name="x"> b').join(' ')).not.toMatch(/[[\]<>]/)
})

test('a very long word is said in pieces and shown whole', () => {
  const long = 'a'.repeat(300)
  const [word] = speakable(long, 'en').words
  expect(word?.text).toBe(long)
  expect(word?.spoken.split(' ').every((piece) => piece.length <= 40)).toBe(true)
})

test('a lone dash is shown with the word before it', () => {
  expect(shown('Sea — and sun')).toEqual(['Sea —', 'and', 'sun'])
})

test('Chinese is counted in words, with the punctuation at the word before', () => {
  const { words } = speakable('欢迎来到海边，我们等您。', 'zh')
  expect(words.length).toBeGreaterThan(4)
  expect(words.every(({ text }) => !/^[，。]/.test(text))).toBe(true)
})

test('150 words take a minute', () => {
  expect(estimateSeconds('word '.repeat(150), 'en')).toBe(60)
})

test('hostile markup is read in a moment', () => {
  const started = performance.now()
  for (const piece of ['<', '[', '![](', '**', '- ', '\u200d', '@a.']) speakable(piece.repeat(40_000), 'en')
  expect(performance.now() - started).toBeLessThan(5000)
})
