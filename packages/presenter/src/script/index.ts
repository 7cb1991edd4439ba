import type { Language } from '../film/film-job.ts'
import { secondsOf } from './duration.ts'
import { splitMarks } from './marks.ts'
import { plainText } from './plain-text.ts'
import type { ScriptSentence, ScriptWord } from './sentence.ts'
import { wordForms } from './word-forms.ts'
import { splitWords } from './words.ts'

export type { Language } from '../film/film-job.ts'
export { secondsOf } from './duration.ts'
export type { ScriptMark } from './marks.ts'
export type { ScriptSentence, ScriptWord } from './sentence.ts'

export interface Speakable {
  sentences: ScriptSentence[]
  words: ScriptWord[]
}

const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u
const ENDS_SENTENCE = /[.!?…。！？।॥؟]["'”’»)\]」』）》]*$/u
const TITLE = /^(?:(?:[Mm]rs?|[Mm]s|[Dd]ra?|[Ss]t|[Pp]rof|[Ss]ra?|[Ss]rta|[Uu]ds?)|\p{Lu})\.$/u
const STARTS_SMALL = /^["'“‘«(]*\p{Ll}/u
// Nobody says more in one breath; a text without full stops is still spoken, shown and cancelled piece by piece.
const MOST_WORDS = 80

/** A sign that nobody says, such as a dash, is shown with the word before it. */
function wordsOf(paragraph: string, language: Language): ScriptWord[] {
  const words: ScriptWord[] = []
  const written = splitWords(paragraph, language)
  for (const [index, text] of written.entries()) {
    const word = wordForms(text, language, { before: written[index - 1] ?? '', after: written[index + 1] ?? '' })
    const last = words.at(-1)
    if (HAS_LETTER_OR_NUMBER.test(word.spoken)) words.push(word)
    else if (last) last.text += ` ${text}`
  }
  return words
}

function endsSentence({ text, spoken }: ScriptWord, next: ScriptWord | undefined): boolean {
  if (!ENDS_SENTENCE.test(text)) return false
  // Where the full stop is not said, or a small letter follows, it belongs to a short form.
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
    const isLong = words.length >= MOST_WORDS || (words.length > MOST_WORDS / 2 && /[,;:，；：،]$/u.test(word.text))
    if (!isLong && !endsSentence(word, all[index + 1])) continue
    sentences.push({ words })
    words = []
  }
  if (words.length > 0) sentences.push({ words })
  return sentences
}

/**
 * What a presenter can say of a script. Markup, links, emoji and control characters are taken out or put into words; the marks
 * [picture 2] and [presenter] on lines of their own go to the sentence behind them. Empty `words`: there is nothing to say.
 */
export function speakable(script: string, language: Language): Speakable {
  const sentences = splitMarks(script.replace(/\r\n?/g, '\n')).flatMap(({ mark, text }) => {
    const [first, ...others] = plainText(text).flatMap((paragraph) => sentencesOf(paragraph, language))
    return first ? [mark ? { ...first, mark } : first, ...others] : []
  })
  return { sentences, words: sentences.flatMap((sentence) => sentence.words) }
}

/** Whether a script has a word to say. Cheaper than counting them. */
export function hasWords(script: string, language: Language): boolean {
  const parts = splitMarks(script.replace(/\r\n?/g, '\n')).map(({ text }) => plainText(text))
  // Only signs that are said in words, such as "&", need the rules of the language.
  return parts.flat().some((text) => HAS_LETTER_OR_NUMBER.test(text)) || countWords(script, language) > 0
}

/** How many words of a script are spoken. */
export const countWords = (script: string, language: Language) => speakable(script, language).words.length

/** How long the film of a script is, in seconds. */
export const estimateSeconds = (script: string, language: Language) =>
  secondsOf(speakable(script, language).sentences, language)
