import { expect, it } from 'vitest'
import { sentencesIn, sentencesOf } from './transcript.ts'

it('joins captions to sentences, each with its first second', () => {
  const file = [
    'WEBVTT',
    '00:00:00.500 --> 00:00:02.000\nWelcome <00:00:01.000>to the\nold harbour.',
    '00:00:02.100 --> 00:00:04.000\nFish &amp; chips &lt;here&gt;',
    '00:00:04.000 --> 00:00:05.000\nsince 1901!',
    '01:00:01.000 --> 01:00:02.000\nand then',
  ].join('\n\n')

  expect(sentencesIn(file)).toEqual([
    { at: 0.5, text: 'Welcome to the old harbour.' },
    { at: 2.1, text: 'Fish & chips <here> since 1901!' },
    { at: 3601, text: 'and then' },
  ])
})

it('joins Chinese without spaces, and removes direction marks', () => {
  expect(sentencesIn('WEBVTT\n\n00:01.000 --> 00:02.000\n欢迎\n来到。')).toEqual([{ at: 1, text: '欢迎来到。' }])
  expect(sentencesIn('WEBVTT\n\n00:01.000 --> 00:02.000\n\u200fسلام.')).toEqual([{ at: 1, text: 'سلام.' }])
})

it('returns nothing for an invalid caption file, and sentences for a script without times', () => {
  expect(sentencesIn('WEBVTT')).toEqual([])
  expect(sentencesOf('One. Two!', 'en')).toEqual([
    { at: null, text: 'One.' },
    { at: null, text: 'Two!' },
  ])
})
