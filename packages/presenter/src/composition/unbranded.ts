import type { Speech } from '../animation/speech.ts'
import type { StoryboardEdits } from '../director/edits.ts'
import type { Brand, Facts, RenderJob } from './render-job.ts'

const DASH = '–'
// Neutral colours.
const NEUTRAL = { primary: '#46505c', secondary: '#5d6773', accent: '#9aa3ad' }
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+\.[\p{L}]{2,}/giu
const WEB =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@-]|[\p{L}\p{N}-]\.)(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?![\p{L}\p{N}])(?:\/\S*)?/giu
const PHONE =
  /\+\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}|\(\p{Nd}{2,5}\)[\p{Nd}\s.-]{4,}\p{Nd}|(?<!\p{Nd})\p{Nd}{3}-\p{Nd}{4}(?!\p{Nd})/gu
// Enough digits are a phone number. Dates and amounts have fewer.
const DIGITS = /\p{Nd}{2,}(?:[\s.-]\p{Nd}{2,})*/gu
const PHONE_DIGITS_MIN = 9

/** Start and end index in a text. */
type Span = readonly [from: number, to: number]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the name in any case, with or without spaces, because Chinese captions may be split inside it. */
function nameRule({ name }: Brand): RegExp | undefined {
  const words = name.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const letters = words.flatMap((word) => Array.from(word))
  const isSpaced = /^[\p{L}\p{N}]$/u.test(letters[0] ?? '') && !/\p{Script=Han}/u.test(name)
  if (isSpaced) return new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join('\\s*')}(?![\\p{L}\\p{N}])`, 'giu')
  return new RegExp(letters.map(escaped).join('\\s*'), 'giu')
}

function brandSpans(text: string, brand: Brand): Span[] {
  const rules = [EMAIL, WEB, PHONE, nameRule(brand)].filter((rule) => rule !== undefined)
  const numbers = Array.from(text.matchAll(DIGITS)).filter(
    ([digits]) => digits.replace(/\P{Nd}/gu, '').length >= PHONE_DIGITS_MIN,
  )
  const found = [...rules.flatMap((rule) => Array.from(text.matchAll(rule))), ...numbers]
  const sorted = found
    .map((one): Span => [one.index, one.index + one[0].length])
    .toSorted(([one], [other]) => one - other)
  const joined: Span[] = []
  for (const [from, to] of sorted) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/** Replaces e-mails, phone numbers, web addresses and the brand's name by dashes. */
export function withoutBrand(text: string, brand: Brand): string {
  let shown = ''
  let position = 0
  for (const [from, to] of brandSpans(text, brand)) {
    shown += text.slice(position, from) + DASH
    position = to
  }
  return (shown + text.slice(position)).replace(/–(?:\s*–)+/g, DASH)
}

/** Replaces branded words by one dash at the time of the first of them. */
export function wordsWithoutBrand<Word extends { text: string }>(words: readonly Word[], brand: Brand): Word[] {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    starts.push(text.length)
    text += `${word.text} `
  }
  const spans = brandSpans(text, brand)
  const spanOf = (index: number) => {
    const from = starts[index] ?? -1
    const to = from + (words[index]?.text.length ?? 0)
    return spans.find((span) => span[0] < to && span[1] > from)
  }
  return words.flatMap((word, index) => {
    const span = spanOf(index)
    if (!span) return [word]
    if (spanOf(index - 1) === span) return []
    const last = words.findLastIndex((_, other) => spanOf(other) === span)
    // Punctuation after the name stays with the dash.
    const tail = words[last]?.text.slice(Math.max(0, span[1] - (starts[last] ?? 0))) ?? ''
    return [{ ...word, text: `${DASH}${tail}` }]
  })
}

/** Returns the speech with unbranded captions. */
export const unbrandedSpeech = (speech: Speech, brand: Brand): Speech => ({
  ...speech,
  sentences: speech.sentences.map((sentence) => ({ ...sentence, words: wordsWithoutBrand(sentence.words, brand) })),
})

const factsWithoutBrand = (facts: Facts, brand: Brand): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, withoutBrand(String(value), brand)]))

/** Texts that a person wrote for shots are cleaned as well. */
const editsWithoutBrand = (edits: StoryboardEdits, clean: (text: string) => string): StoryboardEdits => ({
  ...edits,
  shots: edits.shots.map(({ texts, items, ...edit }) => ({
    ...edit,
    ...(texts ? { texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, clean(text)])) } : {}),
    ...(items ? { items: items.map(clean) } : {}),
  })),
})

/**
 * Returns the job of the unbranded rendition for listing services: no logo, name, phone, e-mail, web address or brand colour on
 * cards or captions, no opening and no end card. Audio and pictures are unchanged.
 */
export function unbrandedJob(job: RenderJob & { unbrandedPath: string }): RenderJob {
  const {
    brand,
    background,
    pictures,
    facts,
    closing: _closing,
    posterPath: _poster,
    captionsPath: _captions,
    openingLine: _line,
    storyboard,
    madeWith: _siteLine,
    creatorTool: _site,
    ...rest
  } = job
  const clean = (text: string) => withoutBrand(text, brand)
  return {
    ...rest,
    brand: { ...NEUTRAL, name: '', scene: brand.scene, mode: brand.mode ?? 'light' },
    background: background === 'brand' ? 'plain' : (background ?? 'scene'),
    title: clean(job.title),
    lowerThird: { name: '', role: '' },
    ...(storyboard ? { storyboard: editsWithoutBrand(storyboard, clean) } : {}),
    ...(facts ? { facts: factsWithoutBrand(facts, brand) } : {}),
    ...(pictures
      ? { pictures: pictures.map((picture) => ({ ...picture, caption: clean(picture.caption ?? '') })) }
      : {}),
    aiLabel: clean(job.aiLabel ?? ''),
    opening: false,
    outputPath: job.unbrandedPath,
  }
}
