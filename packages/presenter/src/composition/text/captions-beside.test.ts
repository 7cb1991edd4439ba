import { expect, test } from 'vitest'
import { captionsBeside } from './captions-beside.ts'

const SAYS = 'It has three bedrooms, and the garden is quiet.'
const words = SAYS.split(' ').map((text, index) => ({ text, startSeconds: index }))
const sentence = { words, endSeconds: 9.5 }
const shot = { startSeconds: 0, endSeconds: 10 }
const textsOf = (shots: Parameters<typeof captionsBeside>[1]) =>
  captionsBeside(sentence, shots, () => true).map((caption) => caption.words.map(({ text }) => text).join(' '))

test('captions leave out words that stand in large letters while they are said', () => {
  const said = { fromSeconds: 0, untilSeconds: 4 }
  expect(textsOf([shot])).toEqual([SAYS])
  expect(textsOf([{ ...shot, saidInPicture: said }])).toEqual(['', 'and the garden is quiet.'])
})

test('large words of the middle clear the caption before them', () => {
  const captions = captionsBeside(
    sentence,
    [{ ...shot, saidInPicture: { fromSeconds: 2, untilSeconds: 4 } }],
    () => true,
  )
  expect(captions.map(({ words: shown }) => shown.length)).toEqual([2, 0, 5])
  expect(captions.map(({ startSeconds }) => startSeconds)).toEqual([0, 1.94, 3.94])
  expect(captions.map(({ endSeconds }) => endSeconds)).toEqual([2, 4, 9.5])
})

test('words that are said before or after their shot keep their captions', () => {
  const late = { startSeconds: 3, endSeconds: 10, saidInPicture: { fromSeconds: 0, untilSeconds: 4 } }
  expect(textsOf([late])).toEqual(['It has three', '', 'and the garden is quiet.'])
})
