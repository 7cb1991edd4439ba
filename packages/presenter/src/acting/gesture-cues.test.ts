import { expect, test } from 'vitest'
import { cardWordOf, gestureCuesOf } from './gesture-cues.ts'
import { speechOf } from '../../test/spoken-sample.ts'

const gestures = (language: 'en' | 'es', ...sentences: string[]) =>
  gestureCuesOf(speechOf(...sentences), language, undefined, undefined).map(({ gesture }) => gesture)

const LONG = 'one more word and another word and another word until the end'

test('words choose their gesture in English and in Spanish', () => {
  expect(gestures('en', `Welcome ${LONG}`)).toEqual(['both'])
  expect(gestures('en', `Now second ${LONG}`)).toEqual(['count2'])
  expect(gestures('es', `Ahora primero ${LONG}`)).toEqual(['count1'])
  expect(gestures('es', `Hoy nosotros ${LONG}`)).toEqual(['chest'])
})

test('gestures rest four seconds, never repeat at once and never come at the end of a sentence', () => {
  const sentence = 'Welcome all my friends and everybody here to everything we promise to all'
  const speech = speechOf(sentence, sentence, sentence, sentence)
  const cues = gestureCuesOf(speech, 'en', undefined, undefined)
  expect(cues.length).toBeGreaterThan(1)
  for (const [index, cue] of cues.slice(1).entries()) {
    expect(cue.leaveSeconds - (cues[index]?.leaveSeconds ?? 0)).toBeGreaterThanOrEqual(4)
    expect(cue.gesture).not.toBe(cues[index]?.gesture)
  }
  for (const cue of cues) {
    const inside = speech.sentences.find(
      ({ startSeconds, endSeconds }) => cue.landSeconds >= startSeconds - 0.1 && cue.landSeconds < endSeconds,
    )
    expect(cue.landSeconds).toBeLessThan((inside?.endSeconds ?? 0) - 0.6)
  }
})

test('a speech without any cue still opens the hands now and then', () => {
  expect(gestures('en', LONG, LONG, LONG, LONG).length).toBeGreaterThan(0)
})

test('the card comes with the first word of its title, and the hand shows it', () => {
  const speech = speechOf('Come and see Harbour View a bright home above the marina today', LONG)
  const facts = { title: '42 Harbour View' }
  const word = cardWordOf(speech, facts)
  expect(word?.text).toBe('Harbour')
  const [cue] = gestureCuesOf(speech, 'en', facts, word)
  expect(cue).toMatchObject({ gesture: 'offer', looksAtCard: true })
})

test('a number that stands on the card is pointed at', () => {
  const speech = speechOf(
    'The house above the marina is waiting for you today',
    'It has three bedrooms and a garden under old trees',
  )
  const facts = { title: 'House', bedrooms: '3' }
  const cues = gestureCuesOf(speech, 'en', facts, speech.sentences[0]?.words[1])
  expect(cues.map(({ gesture }) => gesture)).toContain('point')
})
