import type { Language } from '../composition/render-job.ts'

// Latin runs inside Chinese stay whole: numbers, amounts, names and links.
const LATIN_RUN = /([!-~€£¥₹°²À-ɏ]+)/u

/** Particles that stay with the word before them. */
const PARTICLE = /^[的了吗呢吧着]$/u
const ENDS_IN_HAN = /\p{Script=Han}$/u

// Placeholder of a Latin run. Plain text contains no such symbol.
const PLACE = '\ufffc'

interface Segment {
  segment: string
  isWordLike: boolean
  isLatinRun: boolean
}

/** Segments a text in one call: a segmenter per run would dominate the time. */
function* segmentsOf(text: string): Generator<Segment> {
  // Runs are at odd indexes.
  const pieces = text.replaceAll(PLACE, '').split(LATIN_RUN)
  const runs = pieces.filter((_, index) => index % 2 === 1)
  const around = pieces.filter((_, index) => index % 2 === 0).join(PLACE)
  let next = 0
  for (const { segment, isWordLike = false } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(around)) {
    const run = segment.startsWith(PLACE) ? runs[next++] : undefined
    if (run === undefined) yield { segment, isWordLike, isLatinRun: false }
    else yield { segment: run + segment.slice(PLACE.length), isWordLike: /[\p{L}\p{N}]/u.test(run), isLatinRun: true }
  }
}

/** Splits Chinese into words with their punctuation. */
function chineseWords(text: string): string[] {
  // Words as lists of segments: growing strings would be copied for every look at their end.
  const words: string[][] = []
  let opening = ''
  for (const { segment, isWordLike, isLatinRun } of segmentsOf(text)) {
    // Opening signs belong to Chinese words only.
    if (isLatinRun) opening = ''
    const last = words.at(-1)
    if (PARTICLE.test(segment) && last && ENDS_IN_HAN.test(last.at(-1) ?? '')) last.push(segment)
    else if (isWordLike) {
      words.push([opening + segment])
      opening = ''
    } else if (/^[「『（《“‘]/u.test(segment)) opening += segment
    else if (last && segment.trim()) last.push(segment.trim())
  }
  return words.map((segments) => segments.join(''))
}

/** Splits a text into written words with punctuation. */
export const splitWords = (text: string, language: Language): string[] =>
  language === 'zh' ? chineseWords(text) : text.split(/\s+/).filter(Boolean)
