import { expect, test } from 'vitest'
import { bareWord, gesturesOfWord, numberSaid } from '../src/animation/gesture-words.ts'
import { captionsOf } from '../src/composition/captions.ts'
import { fitParagraph } from '../src/composition/text/fit-paragraph.ts'
import type { Canvas2D } from '../src/rig/canvas-backend.ts'
import { subRip, webVtt } from '../src/composition/subtitles.ts'
import { withoutBrand, wordsWithoutBrand } from '../src/composition/unbranded.ts'
import { type Language, estimateSeconds, parseScript } from '../src/script/index.ts'
import { faultyMarks } from '../src/script/faulty-marks.ts'
import { pronounced } from '../src/script/pronunciation.ts'
import { patterns, patternsFor, repeated, slowness, threadMs } from './repeating-texts.ts'

const SCRIPT_CHARACTERS = 60_000
const LANGUAGES: readonly Language[] = ['en', 'zh', 'fa', 'es', 'hi']
const BRAND = {
  name: 'Porto Sereno Homes',
  scene: 'property',
  primary: '#123456',
  secondary: '#234567',
  accent: '#345678',
} as const
const HINTS = [
  { written: 'Porto Sereno', spoken: 'por toe' },
  { written: 'a', spoken: 'ay' },
]

/** The maximum number of terms of a person and a site together: some begin like any text, some like none. */
const GLOSSARY = Array.from({ length: 1000 }, (_, index) => ({
  written:
    index < 60 ? `${'a'.repeat(index + 1)}b` : `${['好', 'the ', 'a ', '1', 'सा'][index % 5]}`.repeat(10) + index,
  spoken: 'tsvoelf',
}))

const timed = (text: string, language: Language) =>
  parseScript(text, language).sentences.map(({ words }, index) => ({
    words: words.map((word) => ({ ...word, startSeconds: index })),
    endSeconds: index + 1,
  }))

const canvas = { font: '', measureText: (text: string) => ({ width: text.length * 10 }) } as unknown as Canvas2D
const place = { width: 560, size: 64, least: 32, lines: 2, linesMax: 5 }

/** Limit of texts that a render reads once. */
const LIMIT_MS_PER_TEXT = 300

const READERS: Record<string, (text: string, language: Language) => unknown> = {
  'hints of pronunciation': (text, language) => pronounced(parseScript(text, language), HINTS),
  'a glossary of 1000 terms': (text, language) => pronounced(parseScript(text, language), GLOSSARY),
  'faulty marks': (text) => faultyMarks(text),
  'a hint itself': (text, language) =>
    pronounced(parseScript('Porto Sereno', language), [{ written: text, spoken: text }]),
  captions: (text, language) => captionsOf(timed(text, language), (words) => words.length < 9),
  'a text on a card': (text) => fitParagraph(canvas, text, place, String),
  'a WebVTT file': (text, language) => webVtt(timed(text, language), language),
  'a SubRip file': (text, language) => subRip(timed(text, language), language),
  'a text without its brand': (text) => withoutBrand(text, BRAND),
  'words without their brand': (text, language) =>
    timed(text, language).map(({ words }) => wordsWithoutBrand(words, BRAND)),
  'a word of a gesture': (text, language) => [
    bareWord(text),
    numberSaid(text, language),
    gesturesOfWord(text, language),
  ],
}

async function slowPatterns(
  some: readonly string[],
  read: (text: string, language: Language) => unknown,
  limitMs?: number,
): Promise<string[]> {
  const slow: string[] = []
  for (const [index, pattern] of some.entries()) {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
    const cost = (size: number) => {
      const text = repeated(pattern, size)
      return threadMs(() => read(text, language))
    }
    const fault = await slowness(cost, SCRIPT_CHARACTERS, limitMs)
    if (fault) slow.push(`${JSON.stringify(pattern)} (${language}) ${fault}`)
  }
  return slow
}

test('a script is estimated in linear time', { timeout: 300_000 }, async () => {
  expect(patterns.length).toBeGreaterThan(200)
  expect(await slowPatterns(patterns, estimateSeconds)).toEqual([])
})

test.each(Object.entries(READERS).map(([name, read], place) => ({ name, read, place })))(
  '$name takes linear time',
  { timeout: 300_000 },
  async ({ read, place }) => {
    expect(await slowPatterns(patternsFor(place), read, LIMIT_MS_PER_TEXT)).toEqual([])
  },
)
