import { beforeAll, expect, test } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { speechOf } from '../../test/spoken-sample.ts'
import { captionsOf, layoutCaption, linesOf } from './captions.ts'
import { fitsOnCaption } from './cards/caption.ts'
import { layoutOf } from './layout.ts'
import { fontsOf } from './fonts.ts'

beforeAll(() => prepareCanvas())
const ROOM = 476
const canvas = () => createCanvas(8, 8).getContext('2d')
/** 44 units are left free at the sides of the words. */
const fits = (words: readonly string[]) =>
  fitsOnCaption({ ...layoutOf(), measure: canvas() }, { width: ROOM + 44 })(words)

const SENTENCES = [
  'Welcome to Porto Sereno, where every single morning begins by the water and ends under a wide and quiet sky full of stars.',
  'Hi.',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft runs the ferry.',
]

test('captions contain every word once, in order, on at most two lines', () => {
  const captions = captionsOf(speechOf(...SENTENCES).sentences, fits)
  expect(captions.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(SENTENCES.join(' ').split(' '))
  for (const { words } of captions) {
    const lines = layoutCaption(
      canvas(),
      words.map(({ text }) => text),
      ROOM,
      fontsOf().text(36, 600),
    )
    expect(lines.length).toBeLessThanOrEqual(2)
  }
})

test('words are never split and never leave the panel', () => {
  const words = SENTENCES[0]?.split(' ').slice(0, 8) ?? []
  const lines = layoutCaption(canvas(), words, ROOM, fontsOf().text(36, 600))
  expect(lines.flat().map(({ text }) => text)).toEqual(words)
  for (const { x, width } of lines.flat()) expect(x + width).toBeLessThanOrEqual(ROOM)
})

test('captions never cross a sentence, start in order, and the first starts at 0', () => {
  const { sentences } = speechOf(...SENTENCES)
  const captions = captionsOf(sentences, fits)
  expect(captions[0]?.startSeconds).toBe(0)
  for (const caption of captions) {
    expect(sentences.some(({ words }) => caption.words.every((word) => words.includes(word)))).toBe(true)
  }
  const starts = captions.map(({ startSeconds }) => startSeconds)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
})

test('a long sentence does not leave one word alone for its last caption', () => {
  const captions = captionsOf(speechOf(SENTENCES[0] ?? '').sentences, fits)
  expect(captions.length).toBeGreaterThan(1)
  for (const { words } of captions) expect(words.length).toBeGreaterThanOrEqual(3)
})

test('a sentence that is slightly too long is split after its comma, or in the middle', () => {
  const cut = (sentence: string) =>
    captionsOf(speechOf(sentence).sentences, (texts) => texts.length <= 8).map(({ words }) => words.length)
  expect(cut('The small bakery climbs gently, because nobody here likes hurry.')).toEqual([5, 5])
  expect(cut('The small bakery climbs gently because nobody here likes hurry.')).toEqual([5, 5])
  expect(cut('Here, the small bakery climbs gently because nobody likes hurry.')).toEqual([5, 5])
})

test('of two lines the first ends at the comma', () => {
  const lines = linesOf(['一群', '燕子，', '每个', '转角', '都有', '风景。'], 200, {
    widthOf: (text) => text.length * 20,
    space: 8,
    slit: 2,
  })
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['一群燕子，', '每个转角都有风景。'])
})

test('no caption and no line ends with an article or in the middle of a name', () => {
  const narrow = (words: readonly string[]) =>
    fitsOnCaption({ ...layoutOf(), measure: canvas() }, { width: 380 })(words)
  const sentences = [
    'Your key opens the lift and the front door after eleven at night.',
    'This Saturday we open the door of 8 Orchard Close.',
    'Welcome to 14 Willow Lane in Riverside.',
  ]
  const captions = captionsOf(speechOf(...sentences).sentences, narrow)
  const ends = captions.flatMap(({ words }) =>
    layoutCaption(
      canvas(),
      words.map(({ text }) => text),
      336,
      fontsOf().text(36, 600),
    ).map((line) => line.at(-1)?.text ?? ''),
  )
  expect(ends.filter((word) => /^(?:the|and|of|to|Orchard|Willow)$/.test(word))).toEqual([])
})
