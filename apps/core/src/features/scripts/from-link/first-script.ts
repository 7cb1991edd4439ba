import type { ScriptLength, SpokenLanguage, Vertical } from '@vitrine/contract'
import { parseScript, secondsOf } from '@vitrine/presenter/script'
import { defineTasks } from '../../../platform/thread-pool/task.ts'
import { type KnownFacts, framingLines } from './script-lines.ts'

const SECONDS: Record<ScriptLength, number> = { short: 20, medium: 45, long: 90 }
const SENTENCES_MAX = 60

interface ScriptTask {
  vertical: Vertical
  language: SpokenLanguage
  length: ScriptLength
  facts: KnownFacts
  /** What the page says in sentences, in the language of the video; empty where it says nothing in it. */
  description: string
}

export const tasks = defineTasks(import.meta.url, { writeScript })

/** Frames the first sentences of a page with those of its trade, as many as fit the length. */
function writeScript({ vertical, language, length, facts, description }: ScriptTask): string {
  const { before, after } = framingLines(vertical, language, facts)
  const own: string[] = []
  for (const sentence of sentencesIn(description, language)) {
    const script = scriptOf(before, [...own, sentence], after)
    if (secondsOf(parseScript(script, language).sentences, language) > SECONDS[length]) break
    own.push(sentence)
  }
  return scriptOf(before, own, after)
}

/** What has no full stop is a heading or a menu. */
function sentencesIn(text: string, language: SpokenLanguage): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => segment.trim())
    .filter((sentence) => /[.!?。！？।؟]["'”’»)]*$/u.test(sentence))
    .slice(0, SENTENCES_MAX)
}

function scriptOf(...paragraphs: readonly string[][]): string {
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n')
}
