import { expect, test } from 'vitest'
import { speechOf } from '../../test/spoken-sample.ts'
import { subRip, webVtt } from './subtitles.ts'

const ENGLISH = speechOf(
  'Welcome to Porto Sereno, where every single morning begins by the water and ends under a wide and quiet sky full of stars.',
  'Rooms & suites <3 of them>.',
).sentences

/** Start, end and lines of every cue. */
const cuesOf = (vtt: string) =>
  vtt
    .split('\n\n')
    .slice(1)
    .map((cue) => {
      const [times = '', ...lines] = cue.trim().split('\n')
      const [start = 0, end = 0] = times.split(' --> ').map((clock) => {
        const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
        return hours * 3600 + minutes * 60 + seconds
      })
      return { start, end, lines }
    })

test('cues follow each other without overlapping, on at most two lines of 42 letters', () => {
  const cues = cuesOf(webVtt(ENGLISH, 'en'))
  expect(cues.length).toBeGreaterThan(2)
  for (const [index, { start, end, lines }] of cues.entries()) {
    expect(end).toBeGreaterThan(start)
    expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&').length).toBeLessThanOrEqual(42)
  }
})

test('every word is there once, and its time stands before it and rises', () => {
  const vtt = webVtt(ENGLISH, 'en')
  const words = cuesOf(vtt).flatMap(({ lines }) =>
    lines
      .join(' ')
      .replace(/<[\d:.]+>/g, '')
      .split(' '),
  )
  expect(words.slice(0, 23).join(' ')).toBe(ENGLISH[0]?.words.map(({ text }) => text).join(' '))
  for (const cue of cuesOf(vtt)) {
    const times = [...cue.lines.join(' ').matchAll(/<([\d:.]+)>/g)].map(([, clock]) => clock ?? '')
    expect(times).toEqual(times.toSorted())
  }
})

test('signs that would be read as markup are escaped', () => {
  expect(webVtt(ENGLISH, 'en').replace(/<[\d:.]+>/g, '')).toContain('Rooms &amp; suites &lt;3 of them&gt;.')
  expect(subRip(ENGLISH, 'en')).toContain('Rooms & suites ‹3 of them›.')
  const arrow = webVtt(speechOf('One --> two.').sentences, 'en')
  expect(arrow.split('-->')).toHaveLength(2)
})

test('a SubRip file counts from 1 and writes times with a comma', () => {
  expect(subRip(ENGLISH, 'en')).toMatch(/^1\n00:00:00,290 --> 00:00:0\d,\d{3}\nWelcome to/)
})

test('Farsi lines say that they run from the right, Chinese ones are short and have no spaces', () => {
  const farsi = cuesOf(webVtt(speechOf('WiFi در همه‌ی اتاق‌ها رایگان است.').sentences, 'fa'))
  for (const { lines } of farsi) for (const line of lines) expect(line.startsWith('\u200f')).toBe(true)
  const words = '欢迎 来到 宁静港， 这里的 每个 早晨 都从 水边 开始， 在 宽广 安静 的 天空下 结束， 请 来 看看。'
  const chinese = cuesOf(webVtt(speechOf(words).sentences, 'zh'))
  for (const { lines } of chinese) {
    for (const line of lines) {
      const plain = line.replace(/<[^>]*>/g, '')
      expect(plain).not.toContain(' ')
      expect(Array.from(plain).length).toBeLessThanOrEqual(18)
    }
  }
})
