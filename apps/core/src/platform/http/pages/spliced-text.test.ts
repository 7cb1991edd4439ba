import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createSplicedText } from './spliced-text.ts'

const parts = ['<html', '><style nonce="', `">${'a rule of many {}'.repeat(500)}</style>é`]

it.each([
  ['with a value in each gap', [' data-theme="dark"', 'abc123']],
  ['with empty values', ['', '']],
  ['with values that are not ASCII', ['ترجمه', '翻译']],
])('a text compressed in parts decompresses to its plain form, %s', (_, values) => {
  const text = createSplicedText(parts)

  expect(gunzipSync(text.gzipped(values))).toEqual(Buffer.concat(text.plain(values)))
  expect(Buffer.concat(text.plain(values)).toString()).toBe(`${parts[0]}${values[0]}${parts[1]}${values[1]}${parts[2]}`)
})

it('a compressed text is small although its gaps are filled each time', () => {
  const text = createSplicedText(parts)

  expect(text.gzipped(['', 'abc']).length).toBeLessThan(Buffer.concat(text.plain(['', 'abc'])).length / 10)
})

it('a part refers to earlier text, whatever the gap between them contains', () => {
  const words = Array.from({ length: 400 }, (_, index) => `${(index * 7919) % 1009}-${index}`).join(' ')
  const [once, twice] = [createSplicedText([words, '']), createSplicedText([words, words])]

  expect(twice.gzipped(['a nonce']).length).toBeLessThan(once.gzipped(['a nonce']).length + 100)
  for (const value of ['a nonce', 'another', '', 'longer than both of them'])
    expect(gunzipSync(twice.gzipped([value])).toString()).toBe(words + value + words)
})
