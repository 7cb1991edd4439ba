import { expect, it } from 'vitest'
import type { FaqEntry } from './faq-item.ts'
import { searchEntries } from './search.ts'

const entry = (id: string, question: string, answer: string): FaqEntry => ({ id, category: 'start', question, answer })
const entries = [
  entry('camera', '¿Necesito una cámara?', 'No, solo para un gemelo digital.'),
  entry('price', 'What does it cost?', 'One credit a minute.'),
]
const found = (query: string) => searchEntries(entries, query).map(({ id }) => id)

it('finds words in question and answer, ignoring case and accents', () => {
  expect(found('CAMARA')).toEqual(['camera'])
  expect(found('crédit MINUTE')).toEqual(['price'])
})

it('requires every word, in any order', () => {
  expect(found('minute cost')).toEqual(['price'])
  expect(found('minute camara')).toEqual([])
})

it('shows everything while nothing is typed', () => {
  expect(found('  ')).toEqual(['camera', 'price'])
})
