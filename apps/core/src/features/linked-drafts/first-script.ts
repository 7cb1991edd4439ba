import type { ApprovedFacts, LinkedTrade, ScriptLength, SpokenLanguage } from '@vitrine/contract'
import { parseScript, secondsOf } from '@vitrine/presenter/script'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { tradeLines } from './script-lines.ts'

const SECONDS: Record<ScriptLength, number> = { short: 20, medium: 45, long: 90 }
const SENTENCES_MAX = 60

export interface ScriptTask {
  trade: LinkedTrade
  language: SpokenLanguage
  length: ScriptLength
  /** The description is in the language of the video. It is left out where the page has none in it. */
  facts: ApprovedFacts
}

export const tasks = defineTasks(import.meta.url, { writeScript, fitsLength })

/** Writes the sentences of a trade around the first sentences of a page, as many of both as fit the length. */
export function writeScript({ trade, language, length, facts }: ScriptTask): string {
  const { opening, facts: lines, closing } = tradeLines(trade, language, facts)
  const fits = (script: string) => fitsLength({ script, language, length })
  let [described, stated]: [string[], string[]] = [[], []]
  for (const line of lines) {
    const more = [...stated, line]
    if (fits(scriptOf(opening, described, [...more, closing]))) stated = more
  }
  for (const sentence of sentencesIn(facts.description ?? '', language)) {
    const more = [...described, sentence]
    if (!fits(scriptOf(opening, more, [...stated, closing]))) break
    described = more
  }
  return scriptOf(opening, described, [...stated, closing])
}

/** Returns whether a script is spoken in the time that was chosen. */
function fitsLength({ script, language, length }: { script: string } & Pick<ScriptTask, 'language' | 'length'>) {
  return secondsOf(parseScript(script, language).sentences, language) <= SECONDS[length]
}

/** Returns the first sentences of a text. Lines without a full stop are left out, because they are headings or menus. */
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
