import type { Language } from '../film/film-job.ts'

// Numbers, sums, names and links of the Latin alphabet inside Chinese stay whole; the rest has no spaces to be cut at.
const LATIN_RUN = /([!-~€£¥₹°²À-ɏ]+)/u

/** Particles that are never said, nor begin a line, without the word they belong to. */
const PARTICLE = /^[的了吗呢吧着]$/u
const ENDS_IN_HAN = /\p{Script=Han}$/u

// Stands for a Latin run while the text around it is cut. It is a symbol, so no plain text holds it.
const PLACE = '\ufffc'

interface Segment {
  segment: string
  isWordLike: boolean
  isLatinRun: boolean
}

/** The text cut into words and signs in one go: a segmenter of its own for each run would take most of the time. */
function* segmentsOf(text: string): Generator<Segment> {
  // Runs stand at the odd places.
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

/** Chinese words; punctuation stays with the word before it. */
function chineseWords(text: string): string[] {
  // Each word in its segments: a text that grew letter by letter would be copied for every look at its end.
  const words: string[][] = []
  let opening = ''
  for (const { segment, isWordLike, isLatinRun } of segmentsOf(text)) {
    // Opening signs are shown with Chinese words only.
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

/** The words of a text as they are written, punctuation included. */
export const splitWords = (text: string, language: Language): string[] =>
  language === 'zh' ? chineseWords(text) : text.split(/\s+/).filter(Boolean)
