import { expect, it } from 'vitest'
import { sentenceAt } from './sentence-at.ts'

const script = 'Welcome to the old harbour. Come early!\n\nThe boats leave at ten.'

it('returns the sentence at the cursor', () => {
  expect(sentenceAt(script, 0, 'en')).toBe('Welcome to the old harbour.')
  expect(sentenceAt(script, 30, 'en')).toBe('Come early!')
  expect(sentenceAt(script, script.length, 'en')).toBe('The boats leave at ten.')
})

it('returns the sentence before the cursor between two', () => {
  expect(sentenceAt(script, 39, 'en')).toBe('Come early!')
  expect(sentenceAt(`\n\n${script}`, 0, 'en')).toBe('Welcome to the old harbour.')
})

it('returns nothing for a blank script, and never more than a preview allows', () => {
  expect(sentenceAt(' \n ', 1, 'en')).toBe('')
  const long = sentenceAt('and on it goes '.repeat(60), 5, 'es')
  expect(long.length).toBeLessThanOrEqual(400)
  expect(long).toMatch(/ (and|on|it|goes)$/)
})

it('keeps a mark over several sentences whole, and joins marks alone to what follows', () => {
  expect(sentenceAt('Hi. [slow: One. Two.] Three.', 8, 'en')).toBe('[slow: One. Two.]')
  expect(sentenceAt('Hello.\n[pause 1s]\nYou there.', 20, 'en')).toBe('[pause 1s]\nYou there.')
})
