import type { PronunciationHint } from '../composition/render-inputs.ts'
import type { ScriptSentence, ScriptWord, ParsedScript } from './index.ts'
import { plainText } from './plain-text.ts'

const bare = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase()
const TRAILING = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u

interface Hint {
  written: string
  spoken: string[]
}

/** Returns how many words from an index spell the hint, 0 for none. */
function lengthAt(words: readonly ScriptWord[], index: number, { written }: Hint): number {
  let spelled = ''
  for (let count = 1; index + count <= words.length; count++) {
    spelled += bare((words[index + count - 1] as ScriptWord).text)
    if (spelled === written) return count
    if (!written.startsWith(spelled)) return 0
  }
  return 0
}

/** Distributes the spoken form over the written words, so that each is highlighted in turn. */
function respelled(words: readonly ScriptWord[], { spoken }: Hint): ScriptWord[] {
  const each = Math.ceil(spoken.length / words.length)
  return words.map((word, index) => {
    const end = index === words.length - 1 ? spoken.length : (index + 1) * each
    const said = spoken.slice(index * each, end).join(' ')
    return { ...word, spoken: said + (TRAILING.exec(word.text)?.[0].trim() ?? '') }
  })
}

function pronouncedSentence(sentence: ScriptSentence, hints: readonly Hint[]): ScriptSentence {
  const words: ScriptWord[] = []
  for (let index = 0; index < sentence.words.length;) {
    const at = index
    const found = hints.find((hint) => lengthAt(sentence.words, at, hint) > 0)
    const count = found ? lengthAt(sentence.words, at, found) : 1
    const written = sentence.words.slice(at, at + count)
    words.push(...(found ? respelled(written, found) : written))
    index += count
  }
  return { ...sentence, words }
}

/** Applies pronunciation hints: whole words, any case, longest first. */
export function pronounced(script: ParsedScript, pronunciation: readonly PronunciationHint[]): ParsedScript {
  const hints = pronunciation
    .map(({ written, spoken }) => ({
      written: bare(written),
      spoken: plainText(spoken).join(' ').split(' ').filter(Boolean),
    }))
    .filter(({ written, spoken }) => written !== '' && spoken.length > 0)
    .sort((one, other) => other.written.length - one.written.length)
  if (hints.length === 0) return script
  const sentences = script.sentences.map((sentence) => pronouncedSentence(sentence, hints))
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}
