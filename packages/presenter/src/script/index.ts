import type { Language } from '../film/film-job.ts'
import { plainText } from './plain-text.ts'
import { wordForms } from './word-forms.ts'

export type { Language } from '../film/film-job.ts'

/** One word as it is shown and as it is said. */
export interface ScriptWord {
  text: string
  spoken: string
}

export interface ScriptSentence {
  words: ScriptWord[]
}

export interface Speakable {
  sentences: ScriptSentence[]
  words: ScriptWord[]
}

const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u
const ENDS_SENTENCE = /[.!?…。！？।؟]["'”’»)\]]*$/u
const ABBREVIATION = /^(mr|mrs|ms|dr|st|no|vs|approx|e\.g|i\.e|sr|sra|dra|ud|uds|av|núm|p\.ej)\.$/iu
const SEGMENTED: readonly Language[] = ['zh']
const WORDS_PER_MINUTE = 150

/** Chinese is written without spaces; punctuation stays with the word before it. */
function segmentWords(text: string, language: Language): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment.trim()
  }
  return words.map((word) => word.trim()).filter(Boolean)
}

const splitWords = (text: string, language: Language) =>
  SEGMENTED.includes(language) ? segmentWords(text, language) : text.split(/\s+/).filter(Boolean)

/** A sign that nobody says, such as a dash, is shown with the word before it. */
function wordsOf(paragraph: string, language: Language): ScriptWord[] {
  const words: ScriptWord[] = []
  for (const text of splitWords(paragraph, language)) {
    const word = wordForms(text, language)
    const last = words.at(-1)
    if (HAS_LETTER_OR_NUMBER.test(word.spoken)) words.push(word)
    else if (last) last.text += ` ${text}`
  }
  return words
}

function sentencesOf(paragraph: string, language: Language): ScriptSentence[] {
  const sentences: ScriptSentence[] = []
  let words: ScriptWord[] = []
  for (const word of wordsOf(paragraph, language)) {
    words.push(word)
    if (!ENDS_SENTENCE.test(word.text) || ABBREVIATION.test(word.text)) continue
    sentences.push({ words })
    words = []
  }
  if (words.length > 0) sentences.push({ words })
  return sentences
}

/**
 * What a presenter can say of a script. Markup, links, emoji and control characters are taken out or put into words; an empty
 * `words` means there is nothing to say.
 */
export function speakable(script: string, language: Language): Speakable {
  const sentences = plainText(script).flatMap((paragraph) => sentencesOf(paragraph, language))
  return { sentences, words: sentences.flatMap((sentence) => sentence.words) }
}

/** How many words of a script are spoken. */
export const countWords = (script: string, language: Language) => speakable(script, language).words.length

/** How long a script takes to say, at 150 words a minute. */
export const estimateSeconds = (script: string, language: Language) =>
  (countWords(script, language) * 60) / WORDS_PER_MINUTE
