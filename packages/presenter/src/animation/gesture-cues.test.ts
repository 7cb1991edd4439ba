import { expect, test } from 'vitest'
import type { Language } from '../composition/render-job.ts'
import { GESTURE_NAMES } from '../rig/gestures.ts'
import type { GestureName } from '../rig/gestures.ts'
import { cardWordOf, gestureCuesOf } from './gesture-cues.ts'
import type { CuePlan } from './gesture-cues.ts'
import { speechOf } from '../../test/spoken-sample.ts'

const gestures = (language: Language, ...sentences: string[]) =>
  gestureCuesOf(speechOf(...sentences), language).map(({ gesture }) => gesture)

const LONG = 'one more word and another word and another word until the end'

test('words choose their gesture in every language', () => {
  expect(gestures('en', `Today everybody ${LONG}`)).toEqual(['both'])
  expect(gestures('es', `Hoy nosotros ${LONG}`)).toEqual(['chest'])
  expect(gestures('fa', `به اینجا که می‌رسید ${LONG}`)).toEqual(['offer'])
  expect(gestures('fa', `ممنونيم دوستان ${LONG}`)).toEqual(['chest'])
  expect(gestures('hi', `आज सभी ${LONG}`)).toEqual(['both'])
  expect(gestures('hi', `अब यहां से ${LONG}`)).toEqual(['offer'])
  expect(gestures('zh', `在这里 您 ${LONG}`)).toEqual(['offer'])
  expect(gestures('zh', `非常 感谢 ${LONG}`)).toEqual(['chest'])
})

test('the first sentence greets with a raised hand, a later one does not', () => {
  expect(gestures('en', `Good morning ${LONG}`)).toEqual(['greet'])
  expect(gestures('es', `Hola, buenos días ${LONG}`)).toEqual(['greet'])
  expect(gestures('fa', `سلام به همه ${LONG}`)).toEqual(['greet'])
  expect(gestures('zh', `欢迎 来到 ${LONG}`)).toEqual(['greet'])
  expect(gestures('en', LONG, `Welcome ${LONG}`)).toEqual(['both'])
})

const roomFor = (gestures: readonly GestureName[], isBesidePhoto = false) => ({
  roomAt: () => ({ gestures: new Set(gestures), isBesidePhoto }),
})

test('where there is no room for a gesture, a smaller one takes its place', () => {
  const speech = speechOf(`Look here ${LONG}`)
  const shown = (some: readonly GestureName[]) =>
    gestureCuesOf(speech, 'en', roomFor(some)).map(({ gesture }) => gesture)
  expect(shown(['offer', 'present', 'chest'])).toEqual(['offer'])
  expect(shown(['present', 'chest'])).toEqual(['present'])
  expect(shown(['chest'])).toEqual(['chest'])
  expect(shown(['count1'])).toEqual([])
})

test('beside a photo the hand shows the photo, and the eyes go with it', () => {
  const [cue] = gestureCuesOf(speechOf(LONG), 'en', roomFor(['present', 'chest'], true))
  expect(cue).toMatchObject({ gesture: 'present', looksAtCard: true })
})

test('the rows of a list are counted on fingers, and the hand stays up between them', () => {
  const counted = [{ rowSeconds: [2, 4, 6], endSeconds: 9 }]
  const cues = gestureCuesOf(speechOf(LONG), 'en', { counted })
  expect(cues.map(({ gesture }) => gesture)).toEqual(['count1', 'count2', 'count3'])
  expect(cues.map(({ landSeconds }) => landSeconds)).toEqual([1.9, 3.9, 5.9])
  expect(cues[0]?.returnSeconds).toBeGreaterThan(cues[1]?.leaveSeconds ?? Infinity)
})

test('the presenter greets once more after the last word of a video with an end card', () => {
  const speech = { ...speechOf(LONG), durationSeconds: speechOf(LONG).durationSeconds + 5 }
  const last = (plan: CuePlan) => gestureCuesOf(speech, 'en', plan).at(-1)
  const end = speech.sentences[0]?.endSeconds ?? 0
  expect(last({ hasFarewell: true })).toMatchObject({ gesture: 'greet', leaveSeconds: end + 0.35 })
  expect(last({})?.gesture).not.toBe('greet')
  expect(last({ hasFarewell: true, ...roomFor(['chest']) })?.gesture).not.toBe('greet')
})

test('gestures that nothing asks for differ by the seed', () => {
  const speech = speechOf(LONG, LONG, LONG, LONG)
  const idle = (seed: number) => JSON.stringify(gestureCuesOf(speech, 'en', { seed }).map(({ gesture }) => gesture))
  expect(idle(1)).toBe(idle(1))
  expect(new Set([0, 1, 2, 3].map(idle)).size).toBe(4)
})

test('steps are counted on fingers in every language', () => {
  expect(gestures('en', `First, then ${LONG}`)).toEqual(['count1'])
  expect(gestures('es', `Segundo, luego ${LONG}`)).toEqual(['count2'])
  expect(gestures('fa', `سوم، بعد ${LONG}`)).toEqual(['count3'])
  expect(gestures('hi', `दूसरा, फिर ${LONG}`)).toEqual(['count2'])
  expect(gestures('zh', `首先， 您 ${LONG}`)).toEqual(['count1'])
})

test('a quantity or an ordinal is not counted on fingers', () => {
  expect(gestures('en', `Two rooms on the second floor, the first one and ${LONG}`)).toEqual([])
  expect(gestures('es', `Dos salas en el segundo piso y ${LONG}`)).toEqual([])
  expect(gestures('fa', `دو اتاق در طبقه دوم ${LONG}`)).toEqual([])
  expect(gestures('hi', `दूसरी मंज़िल पर दो कमरे ${LONG}`)).toEqual([])
  expect(gestures('zh', `第二 层 有 两 间 ${LONG}`)).toEqual([])
})

test('gestures pause four seconds, never repeat at once and never end a sentence', () => {
  const sentence = 'Welcome all my friends and everybody here to everything we promise to all'
  const speech = speechOf(sentence, sentence, sentence, sentence)
  const cues = gestureCuesOf(speech, 'en')
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

test('a speech without cues still has gestures', () => {
  expect(gestures('en', LONG, LONG, LONG, LONG).length).toBeGreaterThan(0)
})

test('a gesture is made where the hands are in sight, not while a photo fills the frame', () => {
  const greeting = `Welcome ${LONG}`
  const speech = speechOf(greeting, greeting, greeting)
  const isThird = (seconds: number) => seconds >= (speech.sentences[2]?.startSeconds ?? 0)
  const cues = gestureCuesOf(speech, 'en', {
    roomAt: (seconds) => ({ gestures: new Set(isThird(seconds) ? GESTURE_NAMES : []), isBesidePhoto: false }),
  })
  expect(cues.map(({ landSeconds }) => isThird(landSeconds + 0.1))).toEqual([true])
  expect(gestureCuesOf(speech, 'en').every(({ landSeconds }) => isThird(landSeconds))).toBe(false)
})

test('the card appears with the first word of its title, and the hand points to it', () => {
  const speech = speechOf('Come and see Harbour View a bright home above the marina today', LONG)
  const facts = { title: '42 Harbour View' }
  const word = cardWordOf(speech, facts)
  expect(word?.text).toBe('Harbour')
  const [cue] = gestureCuesOf(speech, 'en', { facts, cardWord: word })
  expect(cue).toMatchObject({ gesture: 'offer', looksAtCard: true })
})

test('the card does not wait for a sentence that belongs to a picture', () => {
  const speech = speechOf('Come and see a bright home above the marina', 'The Harbour View house is waiting', LONG)
  const [first, second] = speech.sentences
  const facts = { title: '42 Harbour View' }
  expect(second?.words).toContain(cardWordOf(speech, facts))
  expect(first?.words.slice(1)).toContain(cardWordOf(speech, facts, (time) => time < (first?.endSeconds ?? 0)))
})

test('a number of the card triggers pointing, in any digits', () => {
  const speech = speechOf(
    'The house above the marina is waiting for you today',
    'It has three bedrooms and a garden under old trees',
  )
  const facts = { title: 'House', bedrooms: '3' }
  const cues = gestureCuesOf(speech, 'en', { facts, cardWord: speech.sentences[0]?.words[1] })
  expect(cues.map(({ gesture }) => gesture)).toContain('point')
  const persian = speechOf(
    'خانه‌ای رو به دریا که منتظر شما خواهد ماند برای سال‌ها و سال‌ها',
    'و ۳ اتاق روشن و بزرگ و یک باغ دارد',
  )
  const shown = gestureCuesOf(persian, 'fa', {
    facts: { title: 'خانه', bedrooms: '3' },
    cardWord: persian.sentences[0]?.words[0],
  })
  expect(shown.map(({ gesture }) => gesture)).toContain('point')
})
