import type { Language } from '../film/film-job.ts'

// Numbers, sums, names and links of the Latin alphabet inside Chinese stay whole; the rest has no spaces to be cut at.
const LATIN_RUN = /([!-~€£¥₹°²À-ɏ]+)/u

/** Particles that are never said, nor begin a line, without the word they belong to. */
const PARTICLE = /^[的了吗呢吧着]$/u
const ENDS_IN_HAN = /\p{Script=Han}$/u

/** Chinese words; punctuation stays with the word before it. */
function chineseWords(text: string): string[] {
  const words: string[] = []
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  for (const piece of text.split(LATIN_RUN)) {
    const isLatin = /^[!-~€£¥₹°²À-ɏ]*[\p{L}\p{N}]/u.test(piece) && LATIN_RUN.test(piece)
    const segments = isLatin ? [{ segment: piece, isWordLike: true }] : segmenter.segment(piece)
    let opening = ''
    for (const { segment, isWordLike } of segments) {
      const last = words.at(-1)
      if (PARTICLE.test(segment) && last && ENDS_IN_HAN.test(last)) words[words.length - 1] += segment
      else if (isWordLike) {
        words.push(opening + segment)
        opening = ''
      } else if (/^[「『（《“‘]/u.test(segment)) opening += segment
      else if (words.length > 0) words[words.length - 1] += segment.trim()
    }
  }
  return words
}

/** The words of a text as they are written, punctuation included. */
export const splitWords = (text: string, language: Language): string[] =>
  language === 'zh' ? chineseWords(text) : text.split(/\s+/).filter(Boolean)
