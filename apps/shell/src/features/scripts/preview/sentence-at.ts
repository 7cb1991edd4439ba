import type { SpokenLanguage } from '@vitrine/contract'

// The call refuses a longer text.
const charactersMax = 400

/** The sentence in which the cursor stands, or the one before it where it stands between two; empty for a blank script. */
export function sentenceAt(script: string, cursor: number, language: SpokenLanguage): string {
  let found = ''
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(script)) {
    const sentence = segment.trim()
    if (sentence === '') continue
    if (found && index > cursor) break
    found = sentence
  }
  return shortened(found)
}

/** What is too long to be previewed is cut at a word. */
function shortened(sentence: string): string {
  if (sentence.length <= charactersMax) return sentence
  const space = sentence.lastIndexOf(' ', charactersMax)
  return sentence.slice(0, space > 0 ? space : charactersMax)
}
