import { expect, test } from 'vitest'
import { withoutDeliveryMarks } from './delivery-marks.ts'
import { faultyMarks } from './faulty-marks.ts'
import { estimateSeconds, hasWords, parseScript } from './index.ts'

const words = (script: string, language: 'en' | 'fa' | 'zh' = 'en') => parseScript(script, language).words
const shown = (script: string, language: 'en' | 'fa' | 'zh' = 'en') =>
  words(script, language)
    .map(({ text }) => text)
    .join(' ')

test('delivery marks are neither shown nor said', () => {
  const script = 'Come [slow: to the] ([emphasis: sea]), [pause 1s]please. [fast: Now!][pause] Ask [spell: VTR-2].'
  expect(shown(script)).toBe('Come to the (sea), please. Now! Ask VTR-2.')
  expect(words(script).map(({ delivery }) => delivery)).toEqual([
    undefined,
    'slow',
    'slow',
    'emphasis',
    undefined,
    'fast',
    undefined,
    'spell',
  ])
  expect(words(script).at(-1)?.spoken).toBe('V T R 2.')
  expect(shown('欢迎来到[pause 1s]，[slow: 海边]。', 'zh')).toBe('欢迎 来到， 海边。')
})

test('a pause belongs to the word before it, also on a line or in a paragraph of its own', () => {
  for (const script of ['Hello. [pause 1.5s] You.', 'Hello.\n[pause 1,5s]\nYou.', 'Hello.\n\n[ Pause ۱٫۵ s ]\n\nYou.'])
    expect(words(script).map(({ pauseAfterSeconds }) => pauseAfterSeconds)).toEqual([1.5, undefined])
  expect(words('[pause] Hello.')[0]).toMatchObject({ pauseBeforeSeconds: 0.5 })
  expect(words('Wait[pause]for me').map(({ text }) => text)).toEqual(['Wait', 'for', 'me'])
})

test('pauses are limited, also in sum', () => {
  expect(words('One [pause 90s] two [pause 0s] three').map(({ pauseAfterSeconds }) => pauseAfterSeconds)).toEqual([
    5,
    0.1,
    undefined,
  ])
  expect(words(`One ${'[pause 5s]'.repeat(20)} two`)[0]?.pauseAfterSeconds).toBe(5)
})

test('an estimate includes pauses and the pace of words', () => {
  const plain = estimateSeconds('We walk along the water.', 'en')
  expect(estimateSeconds('We walk [pause 2s] along the water.', 'en')).toBeCloseTo(plain + 2)
  expect(estimateSeconds('[slow: We walk along the water.]', 'en')).toBeGreaterThan(plain * 1.1)
  expect(estimateSeconds('[fast: We walk along the water.]', 'en')).toBeLessThan(plain * 0.95)
})

test('a script of marks alone has no word, and private use characters are not treated as ours', () => {
  expect(hasWords('[pause 2s] [pause]', 'en')).toBe(false)
  expect(shown('a \u{e005}b')).toBe('a b')
  expect(words('a \u{e005}b')[0]?.pauseAfterSeconds).toBeUndefined()
})

test('unsupported marks are reported with their line', () => {
  const script = 'Ok [pause 5s] [slow: a].\n[picture 2]\n[laugh] and [picture 3] x\n[pause 9s] [slow: open\n[a](b) ['
  expect(faultyMarks(script)).toEqual([
    { kind: 'unknown', text: '[laugh]', line: 3 },
    { kind: 'unknown', text: '[picture 3]', line: 3 },
    { kind: 'pause', text: '[pause 9s]', line: 4 },
    { kind: 'open', text: '[slow: open', line: 4 },
  ])
})

test('without its marks a script keeps the words in them', () => {
  expect(withoutDeliveryMarks('A [slow: b c] [pause 1s] [picture 1]')).toBe('A b c   [picture 1]')
})
