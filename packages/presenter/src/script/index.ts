import type { Language } from '../composition/render-job.ts'
import { secondsOf } from './duration.ts'
import { splitMarks } from './marks.ts'
import { plainText } from './plain-text.ts'
import type { ScriptSentence, ScriptWord } from './sentence.ts'
import { normalizeWord } from './text-normalization.ts'
import { splitWords } from './words.ts'

export type { Language } from '../composition/render-job.ts'
export { secondsOf } from './duration.ts'
export type { ScriptMark } from './marks.ts'
export type { ScriptSentence, ScriptWord } from './sentence.ts'

export interface ParsedScript {
  sentences: ScriptSentence[]
  words: ScriptWord[]
}

const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u
const ENDS_SENTENCE = /[.!?…。！？।॥؟]["'”’»)\]」』）》]*$/u
const TITLE = /^(?:(?:[Mm]rs?|[Mm]s|[Dd]ra?|[Ss]t|[Pp]rof|[Ss]ra?|[Ss]rta|[Uu]ds?)|\p{Lu})\.$/u
const STARTS_SMALL = /^["'“‘«(]*\p{Ll}/u
// Splits longer text without full stops, so that it is still spoken, shown and cancelled in pieces.
const WORDS_MAX = 80

/** A sign that is not spoken, such as a dash, is shown with the word before it. */
function wordsOf(paragraph: string, language: Language): ScriptWord[] {
  const words: ScriptWord[] = []
  const written = splitWords(paragraph, language)
  for (const [index, text] of written.entries()) {
    const word = normalizeWord(text, language, { before: written[index - 1] ?? '', after: written[index + 1] ?? '' })
    const last = words.at(-1)
    if (HAS_LETTER_OR_NUMBER.test(word.spoken)) words.push(word)
    else if (last) last.text += ` ${text}`
  }
  return words
}

function endsSentence({ text, spoken }: ScriptWord, next: ScriptWord | undefined): boolean {
  if (!ENDS_SENTENCE.test(text)) return false
  // A full stop that is not spoken or precedes a small letter belongs to an abbreviation.
  const isShort =
    text.endsWith('.') && (TITLE.test(text) || !spoken.endsWith('.') || STARTS_SMALL.test(next?.text ?? ''))
  return !isShort
}

function sentencesOf(paragraph: string, language: Language): ScriptSentence[] {
  const sentences: ScriptSentence[] = []
  const all = wordsOf(paragraph, language)
  let words: ScriptWord[] = []
  for (const [index, word] of all.entries()) {
    words.push(word)
    const isLong = words.length >= WORDS_MAX || (words.length > WORDS_MAX / 2 && /[,;:，；：،]$/u.test(word.text))
    if (!isLong && !endsSentence(word, all[index + 1])) continue
    sentences.push({ words })
    words = []
  }
  if (words.length > 0) sentences.push({ words })
  return sentences
}

/**
 * Parses a script into sentences and words. Markup, links, emoji and control characters are removed or verbalized. The marks
 * [picture 2] and [presenter] on their own lines belong to the next sentence. `words` is empty when there is nothing to say.
 */
export function parseScript(script: string, language: Language): ParsedScript {
  const sentences = splitMarks(script.replace(/\r\n?/g, '\n')).flatMap(({ mark, text }) => {
    const [first, ...others] = plainText(text).flatMap((paragraph) => sentencesOf(paragraph, language))
    return first ? [mark ? { ...first, mark } : first, ...others] : []
  })
  return { sentences, words: sentences.flatMap((sentence) => sentence.words) }
}

/** Returns whether a script has a word to say. Cheaper than counting. */
export function hasWords(script: string, language: Language): boolean {
  const parts = splitMarks(script.replace(/\r\n?/g, '\n')).map(({ text }) => plainText(text))
  // Only verbalized signs such as "&" need the rules of the language.
  return parts.flat().some((text) => HAS_LETTER_OR_NUMBER.test(text)) || countWords(script, language) > 0
}

/** Returns the number of spoken words. */
export const countWords = (script: string, language: Language) => parseScript(script, language).words.length

/** Returns the estimated duration in seconds. */
export const estimateSeconds = (script: string, language: Language) =>
  secondsOf(parseScript(script, language).sentences, language)
