import { expect, test } from 'vitest'
import { WebVTTParser } from 'webvtt-parser'
import { speechOf } from '../../test/spoken-sample.ts'
import { subRip, webVtt } from './subtitles.ts'

const ENGLISH = speechOf(
  'Welcome to Porto Sereno, where every single morning begins by the water and ends under a wide and quiet sky full of stars.',
  'Rooms & suites <3 of them>.',
).sentences

/** Start, end and lines of every cue. A file against the standard fails the test. */
function cuesOf(vtt: string) {
  const { cues, errors } = new WebVTTParser().parse(vtt)
  expect(errors).toEqual([])
  return cues.map(({ startTime, endTime, text }) => ({ start: startTime, end: endTime, lines: text.split('\n') }))
}

test('cues follow each other without overlapping, on at most two lines of 42 characters', () => {
  const cues = cuesOf(webVtt(ENGLISH, 'en'))
  expect(cues.length).toBeGreaterThan(2)
  for (const [index, { start, end, lines }] of cues.entries()) {
    expect(end).toBeGreaterThan(start)
    expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&').length).toBeLessThanOrEqual(42)
  }
})

test('every word occurs once with an increasing timestamp', () => {
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

test('markup characters are escaped', () => {
  expect(webVtt(ENGLISH, 'en').replace(/<[\d:.]+>/g, '')).toContain('Rooms &amp; suites &lt;3 of them&gt;.')
  expect(subRip(ENGLISH, 'en')).toContain('Rooms & suites ‹3 of them›.')
  const arrow = webVtt(speechOf('One --> two.').sentences, 'en')
  expect(cuesOf(arrow)).toHaveLength(1)
})

test('a SubRip file counts from 1 and writes times with a comma', () => {
  expect(subRip(ENGLISH, 'en')).toMatch(/^1\n00:00:00,290 --> 00:00:0\d,\d{3}\nWelcome to/)
})

test('Farsi lines are marked as right to left, and Chinese ones are short and without spaces', () => {
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
