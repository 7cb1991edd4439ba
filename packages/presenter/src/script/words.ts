import type { Language } from '../composition/render-job.ts'

// Latin runs inside Chinese stay whole: numbers, amounts, names and links.
const LATIN_RUN = /([!-~€£¥₹°²À-ɏ]+)/u

/** Particles that stay with the word before them. */
const PARTICLE = /^[的了吗呢吧着]$/u
const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u
const OPENING = /^[「『（《“‘]/u
const ENDS_IN_HAN = /\p{Script=Han}$/u

// Placeholder of a Latin run. Plain text contains no such symbol.
const PLACE = '\ufffc'

let segmenter: Intl.Segmenter | undefined

type Use = (segment: string, isWordLike: boolean, isLatinRun: boolean) => void

/** Segments a text in one call: a call per run would dominate the time. */
function segment(text: string, use: Use): void {
  // Runs are at odd indexes.
  const pieces = text.replaceAll(PLACE, '').split(LATIN_RUN)
  const around = pieces.filter((_, index) => index % 2 === 0).join(PLACE)
  let next = 1
  // Each segmenter loads a dictionary, which takes longer than a short text.
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  for (const { segment: found, isWordLike = false } of segmenter.segment(around)) {
    const run = found.startsWith(PLACE) ? pieces[next] : undefined
    if (run === undefined) use(found, isWordLike, false)
    else {
      next += 2
      use(run + found.slice(PLACE.length), HAS_LETTER_OR_NUMBER.test(run), true)
    }
  }
}

/** Splits Chinese into words with their punctuation. */
function chineseWords(text: string): string[] {
  const words: string[] = []
  // A list of segments: a growing string would be copied for every look at its end.
  let word: string[] = []
  let opening = ''
  const finish = () => {
    if (word.length > 0) words.push(word.length === 1 ? (word[0] ?? '') : word.join(''))
    word = []
  }
  segment(text, (found, isWordLike, isLatinRun) => {
    // Opening signs belong to Chinese words only.
    if (isLatinRun) opening = ''
    if (PARTICLE.test(found) && ENDS_IN_HAN.test(word.at(-1) ?? '')) word.push(found)
    else if (isWordLike) {
      finish()
      word.push(opening + found)
      opening = ''
    } else if (OPENING.test(found)) opening += found
    else if (word.length > 0 && found.trim()) word.push(found.trim())
  })
  finish()
  return words
}

/** Splits a text into written words with punctuation. */
export const splitWords = (text: string, language: Language): string[] =>
  language === 'zh' ? chineseWords(text) : text.split(/\s+/).filter(Boolean)
