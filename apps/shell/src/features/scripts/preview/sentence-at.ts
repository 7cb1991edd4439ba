import type { SpokenLanguage } from '@vitrine/contract'
import { withoutDeliveryMarks } from '@vitrine/presenter/script-marks'

// A sentence may begin with a mark, which is read as a capital letter.
const markStart = /\[[ \t]*(?:pause[^[\]\n]{0,20}\]|(?:slow|fast|emphasis|spell)[ \t]*:)/giu
// The call refuses a longer text.
const charactersMax = 400

/** Returns the sentence at the cursor, or the one before it where the cursor is between two; empty for a blank script. */
export function sentenceAt(script: string, cursor: number, language: SpokenLanguage): string {
  let found = ''
  for (const { text, index } of sentencesOf(script, language)) {
    if (found && index > cursor) break
    found = text
  }
  return shortened(found)
}

/** Returns the sentences of a script. A sentence extends to the end of its marks, and marks alone belong to the next one. */
function* sentencesOf(script: string, language: SpokenLanguage): Generator<{ text: string; index: number }> {
  let begun: { text: string; index: number } | undefined
  const masked = script.replace(markStart, (mark) => 'A'.repeat(mark.length))
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(masked)) {
    if (!begun && segment.trim() === '') continue
    const text: string = (begun?.text ?? '') + script.slice(index, index + segment.length)
    begun = { text, index: begun?.index ?? index }
    // Longer sentences are cut in any case.
    if (text.length < charactersMax && (isOpen(text) || !hasWords(text))) continue
    yield { text: text.trim(), index: begun.index }
    begun = undefined
  }
  if (begun && hasWords(begun.text)) yield { text: begun.text.trim(), index: begun.index }
}

const isOpen = (text: string) => text.lastIndexOf('[') > text.lastIndexOf(']') && !text.endsWith('\n')
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(withoutDeliveryMarks(text))

/** Cuts a sentence that is too long for a preview at a word. */
function shortened(sentence: string): string {
  if (sentence.length <= charactersMax) return sentence
  const space = sentence.lastIndexOf(' ', charactersMax)
  return sentence.slice(0, space > 0 ? space : charactersMax)
}
