import type { Language } from '../composition/render-job.ts'
import { secondsOf } from './duration.ts'
import { markedParts, parseScript } from './parse-script.ts'
import { paragraphsOf } from './plain-text.ts'

export type { Language } from '../composition/render-job.ts'
export { secondsOf } from './duration.ts'
export type { ScriptMark } from './marks.ts'
export type { ScriptSentence, ScriptWord } from './sentence.ts'
export { type ParsedScript, parseScript } from './parse-script.ts'
export { westernDigits } from './numbers.ts'
export { hintsIn } from './pronunciation.ts'
export { type TermIndex, createTermIndex } from './term-index.ts'

const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

/** Returns whether a script has a word to say. Cheaper than counting. */
export function hasWords(script: string, language: Language): boolean {
  const parts = markedParts(script).map(({ text }) => paragraphsOf(text))
  // Only verbalized signs such as "&" need the rules of the language.
  return parts.flat().some((text) => HAS_LETTER_OR_NUMBER.test(text)) || countWords(script, language) > 0
}

/** Returns the number of spoken words. */
export const countWords = (script: string, language: Language) => parseScript(script, language).words.length

/** Returns the estimated duration in seconds. */
export const estimateSeconds = (script: string, language: Language) =>
  secondsOf(parseScript(script, language).sentences, language)
