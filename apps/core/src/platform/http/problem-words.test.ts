import { expect, it } from 'vitest'
import { refusalSentences } from '../../../test/sentences.ts'
import { refusalIn } from './problem-words.ts'

it.each(['es', 'zh', 'hi', 'fa'] as const)('every refusal of the contract has its words in %s', (language) => {
  const sentences = refusalSentences()

  expect(sentences.filter((sentence) => refusalIn(language, sentence) === sentence)).toEqual([])
  expect(sentences.length).toBeGreaterThan(140)
})

it('keeps the numbers of a sentence in their places', () => {
  expect(refusalIn('es', 'Keep this under 160 characters.')).toBe('Usa menos de 160 caracteres.')
  expect(refusalIn('zh', 'Choose one of 16:9, 9:16, 1:1, 4:5.')).toBe('请选择 16:9、9:16、1:1 或 4:5。')
})

it('leaves alone what it has no words for', () => {
  expect(refusalIn('fa', 'Nobody translated 5 of these.')).toBe('Nobody translated 5 of these.')
})
