import type { PronunciationHint } from '../composition/render-inputs.ts'
import type { Language } from '../composition/render-job.ts'
import { parseScript } from './parse-script.ts'
import type { ParsedScript } from './parse-script.ts'
import { plainText } from './plain-text.ts'
import type { ScriptSentence, ScriptWord } from './sentence.ts'
import { type TermIndex, type TermMatch, createTermIndex } from './term-index.ts'

/** A part of a word that is said in another way. */
interface Respelling {
  from: number
  to: number
  said: string
}

/** A hint, and the words of its spoken form. */
interface SaidHint {
  hint: PronunciationHint
  spoken: string[]
}

/** Words with their offsets in the text of the sentence. */
interface PlacedWords {
  words: readonly ScriptWord[]
  starts: readonly number[]
  text: string
}

const HAS_LETTER = /[\p{L}\p{N}]/u
const HAN_BESIDE_OTHER =
  /(?<=\p{Script=Han})(?=[\p{L}\p{N}])(?!\p{Script=Han})|(?<=[\p{L}\p{N}])(?<!\p{Script=Han})(?=\p{Script=Han})/gu

function placed({ words }: ScriptSentence): PlacedWords {
  let at = 0
  const starts = words.map(({ text }) => {
    const start = at
    at += text.length + 1
    return start
  })
  return { words, starts, text: words.map(({ text }) => text).join(' ') }
}

/** Distributes the spoken form over the written words, so that each is highlighted in turn. */
function distribute(
  match: TermMatch<SaidHint>,
  { words, starts }: PlacedWords,
  first: number,
  into: Respelling[][],
): void {
  const { from, to, entry } = match
  const { spoken } = entry
  let last = first
  while ((starts[last + 1] ?? Infinity) < to) last++
  const each = Math.ceil(spoken.length / (last - first + 1))
  for (let index = first; index <= last; index++) {
    const [start = 0, length = 0] = [starts[index], words[index]?.text.length]
    const parts = spoken.slice((index - first) * each, index === last ? undefined : (index - first + 1) * each)
    into[index]?.push({
      from: Math.max(0, from - start),
      to: Math.min(length, to - start),
      said: parts.join(' '),
    })
  }
}

/** Signs before the term are not spoken; the rest of its word is. */
function respelled(word: ScriptWord, parts: readonly Respelling[]): ScriptWord {
  let spoken = ''
  let at = 0
  for (const { from, to, said } of parts) {
    const before = word.text.slice(at, from)
    spoken += (at > 0 || HAS_LETTER.test(before) ? before : '') + said
    at = to
  }
  spoken += word.text.slice(at)
  return { ...word, spoken: spoken.replace(HAN_BESIDE_OTHER, ' ').trim() }
}

function pronouncedSentence(sentence: ScriptSentence, hints: TermIndex<SaidHint>): ScriptSentence {
  const inPlace = placed(sentence)
  const matches = hints.find(inPlace.text)
  if (matches.length === 0) return sentence
  const respellings: Respelling[][] = sentence.words.map(() => [])
  let index = 0
  for (const match of matches) {
    while ((inPlace.starts[index + 1] ?? Infinity) <= match.from) index++
    distribute(match, inPlace, index, respellings)
  }
  const words = sentence.words.map((word, at) => {
    const parts = respellings[at] ?? []
    return parts.length > 0 && word.delivery !== 'spell' ? respelled(word, parts) : word
  })
  return { ...sentence, words }
}

function indexOf(pronunciation: readonly PronunciationHint[]): TermIndex<SaidHint> {
  const said = pronunciation.flatMap((hint) => {
    const spoken = plainText(hint.spoken).join(' ').split(' ').filter(Boolean)
    return spoken.length > 0 ? [[hint.written, { hint, spoken }] as const] : []
  })
  return createTermIndex(said)
}

/** Returns the hints that a script has a use for, in the order of their first use. */
export function hintsIn(
  script: string,
  language: Language,
  pronunciation: readonly PronunciationHint[],
): PronunciationHint[] {
  const index = indexOf(pronunciation)
  const { sentences } = parseScript(script, language)
  return [...new Set(sentences.flatMap((sentence) => index.find(placed(sentence).text).map(({ entry }) => entry.hint)))]
}

/**
 * Applies pronunciation hints, longest first; of two for one term the first. `spoken` changes, and never what is shown
 * (`term-index.ts` says which words a hint is for).
 */
export function pronounced(script: ParsedScript, pronunciation: readonly PronunciationHint[]): ParsedScript {
  if (pronunciation.length === 0) return script
  const index = indexOf(pronunciation)
  const sentences = script.sentences.map((sentence) => pronouncedSentence(sentence, index))
  return { sentences, words: sentences.flatMap(({ words }) => words) }
}
