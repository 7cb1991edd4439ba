import type { Language } from '../composition/render-job.ts'
import { PAUSE_SECONDS_MAX, withSigns } from './delivery-marks.ts'
import { splitMarks } from './marks.ts'
import { paragraphsOf } from './plain-text.ts'
import type { ScriptSentence, ScriptWord } from './sentence.ts'
import { pauseAfter, wordsOfParagraph } from './words-of-paragraph.ts'

export interface ParsedScript {
  sentences: ScriptSentence[]
  words: ScriptWord[]
}

const ENDS_SENTENCE = /[.!?…。！？।॥؟]["'”’»)\]」』）》]*$/u
const TITLE = /^(?:(?:[Mm]rs?|[Mm]s|[Dd]ra?|[Ss]t|[Pp]rof|[Ss]ra?|[Ss]rta|[Uu]ds?)|\p{Lu})\.$/u
const STARTS_SMALL = /^["'“‘«(]*\p{Ll}/u
// Splits longer text without full stops, so that it is still spoken, shown and cancelled in pieces.
const WORDS_MAX = 80

function endsSentence({ text, spoken }: ScriptWord, next: ScriptWord | undefined): boolean {
  if (!ENDS_SENTENCE.test(text)) return false
  // A full stop that is not spoken or precedes a small letter belongs to an abbreviation.
  const isShort =
    text.endsWith('.') && (TITLE.test(text) || !spoken.endsWith('.') || STARTS_SMALL.test(next?.text ?? ''))
  return !isShort
}

function sentencesOf(all: readonly ScriptWord[]): ScriptSentence[] {
  const sentences: ScriptSentence[] = []
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

export const markedParts = (script: string) => splitMarks(withSigns(script.replace(/\r\n?/g, '\n')))

/**
 * Parses a script into sentences and words. Markup, links, emoji and control characters are removed or verbalized. The marks
 * [picture 2] and [presenter] on their own lines belong to the next sentence; those of `delivery-marks.ts` to words. `words` is
 * empty when there is nothing to say.
 */
export function parseScript(script: string, language: Language): ParsedScript {
  const sentences: ScriptSentence[] = []
  let last: ScriptWord | undefined
  let firstPauseSeconds = 0
  for (const { mark, text } of markedParts(script)) {
    let isFirst = true
    for (const paragraph of paragraphsOf(text)) {
      const { words, leadSeconds } = wordsOfParagraph(paragraph, language)
      if (last) pauseAfter(last, leadSeconds)
      else firstPauseSeconds = Math.min(PAUSE_SECONDS_MAX, firstPauseSeconds + leadSeconds)
      for (const sentence of sentencesOf(words)) {
        sentences.push(mark && isFirst ? { ...sentence, mark } : sentence)
        isFirst = false
      }
      last = words.at(-1) ?? last
    }
  }
  const words = sentences.flatMap((sentence) => sentence.words)
  if (words[0] && firstPauseSeconds > 0) words[0].pauseBeforeSeconds = firstPauseSeconds
  return { sentences, words }
}
