import { expect, it } from 'vitest'
import { sentenceAt } from './sentence-at.ts'

const script = 'Welcome to the old harbour. Come early!\n\nThe boats leave at ten.'

it('is the sentence in which the cursor stands', () => {
  expect(sentenceAt(script, 0, 'en')).toBe('Welcome to the old harbour.')
  expect(sentenceAt(script, 30, 'en')).toBe('Come early!')
  expect(sentenceAt(script, script.length, 'en')).toBe('The boats leave at ten.')
})

it('is the one before the cursor in the gap between two', () => {
  expect(sentenceAt(script, 39, 'en')).toBe('Come early!')
  expect(sentenceAt(`\n\n${script}`, 0, 'en')).toBe('Welcome to the old harbour.')
})

it('is empty for a blank script, and never longer than a preview may be', () => {
  expect(sentenceAt(' \n ', 1, 'en')).toBe('')
  const long = sentenceAt('and on it goes '.repeat(60), 5, 'es')
  expect(long.length).toBeLessThanOrEqual(400)
  expect(long).toMatch(/ (and|on|it|goes)$/)
})

it('keeps a mark whole that goes over several sentences, and joins marks alone to what comes next', () => {
  expect(sentenceAt('Hi. [slow: One. Two.] Three.', 8, 'en')).toBe('[slow: One. Two.]')
  expect(sentenceAt('Hello.\n[pause 1s]\nYou there.', 20, 'en')).toBe('[pause 1s]\nYou there.')
})
