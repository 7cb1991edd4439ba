import type { Speech } from '../acting/speech.ts'
import type { Brand, Facts, FilmJob } from './film-job.ts'

const DASH = '–'
// Slate and grey: a film that belongs to nobody.
const NEUTRAL = { primary: '#46505c', secondary: '#5d6773', accent: '#9aa3ad' }
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+\.[\p{L}]{2,}/giu
const WEB =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@-]|[\p{L}\p{N}-]\.)(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?![\p{L}\p{N}])(?:\/\S*)?/giu
const PHONE =
  /\+\p{Nd}[\p{Nd}\s().-]{5,}\p{Nd}|\(\p{Nd}{2,5}\)[\p{Nd}\s.-]{4,}\p{Nd}|(?<!\p{Nd})\p{Nd}{3}-\p{Nd}{4}(?!\p{Nd})/gu
// Groups of digits are a telephone number when there are enough of them: dates and sums are shorter.
const DIGITS = /\p{Nd}{2,}(?:[\s.-]\p{Nd}{2,})*/gu
const FEWEST_DIGITS = 9

/** From and to, in letters. */
type Stretch = readonly [from: number, to: number]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The name in any case, with or without the spaces between its words: Chinese captions are cut where nobody wrote one. */
function nameRule({ name }: Brand): RegExp | undefined {
  const words = name.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const letters = words.flatMap((word) => Array.from(word))
  const isSpaced = /^[\p{L}\p{N}]$/u.test(letters[0] ?? '') && !/\p{Script=Han}/u.test(name)
  if (isSpaced) return new RegExp(`(?<![\\p{L}\\p{N}])${words.map(escaped).join('\\s*')}(?![\\p{L}\\p{N}])`, 'giu')
  return new RegExp(letters.map(escaped).join('\\s*'), 'giu')
}

function brandStretches(text: string, brand: Brand): Stretch[] {
  const rules = [EMAIL, WEB, PHONE, nameRule(brand)].filter((rule) => rule !== undefined)
  const numbers = Array.from(text.matchAll(DIGITS)).filter(
    ([digits]) => digits.replace(/\P{Nd}/gu, '').length >= FEWEST_DIGITS,
  )
  const found = [...rules.flatMap((rule) => Array.from(text.matchAll(rule))), ...numbers]
  const sorted = found
    .map((one): Stretch => [one.index, one.index + one[0].length])
    .toSorted(([one], [other]) => one - other)
  const joined: Stretch[] = []
  for (const [from, to] of sorted) {
    const last = joined.at(-1)
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)]
    else joined.push([from, to])
  }
  return joined
}

/** A text in which e-mails, phone numbers, web addresses and the brand's name are dashes. */
export function withoutBrand(text: string, brand: Brand): string {
  let shown = ''
  let position = 0
  for (const [from, to] of brandStretches(text, brand)) {
    shown += text.slice(position, from) + DASH
    position = to
  }
  return (shown + text.slice(position)).replace(/–(?:\s*–)+/g, DASH)
}

/** Words of which those that say something of the brand stand as one dash, from when the first of them is said. */
export function wordsWithoutBrand<Word extends { text: string }>(words: readonly Word[], brand: Brand): Word[] {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    starts.push(text.length)
    text += `${word.text} `
  }
  const stretches = brandStretches(text, brand)
  const stretchOf = (index: number) => {
    const from = starts[index] ?? -1
    const to = from + (words[index]?.text.length ?? 0)
    return stretches.find((stretch) => stretch[0] < to && stretch[1] > from)
  }
  return words.flatMap((word, index) => {
    const stretch = stretchOf(index)
    if (!stretch) return [word]
    if (stretchOf(index - 1) === stretch) return []
    const last = words.findLastIndex((_, other) => stretchOf(other) === stretch)
    // What follows the name in its last word, such as a full stop, stays with the dash.
    const tail = words[last]?.text.slice(Math.max(0, stretch[1] - (starts[last] ?? 0))) ?? ''
    return [{ ...word, text: `${DASH}${tail}` }]
  })
}

/** The speech as the captions of the copy show it. */
export const unbrandedSpeech = (speech: Speech, brand: Brand): Speech => ({
  ...speech,
  sentences: speech.sentences.map((sentence) => ({ ...sentence, words: wordsWithoutBrand(sentence.words, brand) })),
})

const factsWithoutBrand = (facts: Facts, brand: Brand): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, withoutBrand(String(value), brand)]))

/**
 * The job of a copy that listing services accept: no logo, name, phone, e-mail, web address or colour of the brand in the
 * picture, neither on cards nor in captions, no opening and no closing. It is made from the same speech: words that were
 * spoken are heard in the copy too, and pictures of the user's are shown as they are.
 */
export function unbrandedJob(job: FilmJob & { unbrandedPath: string }): FilmJob {
  const {
    brand,
    background,
    pictures,
    facts,
    closing: _closing,
    posterPath: _poster,
    captionsPath: _captions,
    openingLine: _line,
    ...rest
  } = job
  const clean = (text: string) => withoutBrand(text, brand)
  return {
    ...rest,
    brand: { ...NEUTRAL, name: '', scene: brand.scene, mode: brand.mode ?? 'light' },
    background: background === 'brand' ? 'plain' : (background ?? 'scene'),
    title: clean(job.title),
    lowerThird: { name: '', role: '' },
    ...(facts ? { facts: factsWithoutBrand(facts, brand) } : {}),
    ...(pictures ? { pictures: pictures.map(({ path, caption = '' }) => ({ path, caption: clean(caption) })) } : {}),
    aiLabel: clean(job.aiLabel ?? ''),
    opening: false,
    outputPath: job.unbrandedPath,
  }
}
