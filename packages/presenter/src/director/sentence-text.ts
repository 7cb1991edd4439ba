import { bareWord } from '../animation/gesture-words.ts'
import { hasSpaceBetween } from '../composition/captions.ts'
import type { Language } from '../composition/render-job.ts'

/** A word with the time at which it is spoken. */
export interface DirectorWord {
  text: string
  startSeconds: number
}

export interface DirectorSentence {
  words: readonly DirectorWord[]
  startSeconds: number
  /** End of the last sound. */
  endSeconds: number
}

const PAUSE = /[,;:،，、；：—–]["'”’»)]*$/u
const STARTS = /[\s"'“”‘’«»()「」『』\-–—]/u
const ENDS = /[\s"'“”‘’«»()「」『』.,;:!،，。、；：！…।\-–—]/u
const ENDS_OF_PART = /[.,;:?!،，、。；！？]/u

/** Returns a text without the signs at its end. */
function withoutTrailing(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** Returns a part of a sentence without the comma or full stop at its end. */
export const withoutEnd = (text: string) => withoutTrailing(text, ENDS_OF_PART)

/** Returns the text of words as it is written. */
export function textOf(words: readonly { text: string }[]): string {
  let text = ''
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]?.text
    text += before !== undefined && hasSpaceBetween(before, word.text) ? ` ${word.text}` : word.text
  }
  return text
}

/** Returns a text for large letters: without quotation marks around it and without punctuation at its end but a question mark. */
export const headlineOf = (words: readonly { text: string }[]) => {
  const whole = withoutTrailing(textOf(words), ENDS)
  const start = Array.from(whole).findIndex((sign) => !STARTS.test(sign))
  const text = whole.slice(Math.max(0, start))
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const SENTENCE_END = /[.!?…。！？।؟]["'”’»)」』]*$/u
export const endsSentence = ({ text }: { text: string }) => SENTENCE_END.test(text)

/** Splits words after commas, colons, dashes and full stops. */
export function clausesOf<Word extends { text: string }>(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [[]]
  for (const word of words) {
    clauses.at(-1)?.push(word)
    if (PAUSE.test(word.text) || SENTENCE_END.test(word.text)) clauses.push([])
  }
  return clauses.filter((clause) => clause.length > 0)
}

export const endsInPause = ({ text }: { text: string }) => PAUSE.test(text)

/** The words of a text for comparison. Phrases of several words are found as well. */
export interface BareText {
  words: readonly string[]
  /** Words in one line, with a space before and after each; without spaces in Chinese. */
  line: string
  language: Language
}

export function bareTextOf(words: readonly { text: string }[], language: Language): BareText {
  const bare = words.map(({ text }) => bareWord(text))
  return { words: bare, line: language === 'zh' ? bare.join('') : ` ${bare.join(' ')} `, language }
}

/** Returns the first phrase of a list that a text contains. */
export const phraseIn = ({ line, language }: BareText, phrases: readonly string[]) =>
  phrases.find((phrase) => line.includes(language === 'zh' ? phrase : ` ${phrase} `))

/** Chinese words have about two signs, which are read like a word. */
export const wordsMaxOf = (language: Language, most: number) => (language === 'zh' ? Math.ceil(most * 1.3) : most)
