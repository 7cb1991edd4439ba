import type { SpokenLanguage } from '@vitrine/contract'
import { type TermIndex, countWords } from '@vitrine/presenter/script'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { faultOfEdited, termsOf } from '../../platform/words/faults.ts'
import { addressesOf, marksOf } from '../../platform/words/kept-words.ts'
import { chinese } from './chinese.ts'
import type { EditingRules, Replacement } from './editing-rules.ts'
import { english } from './english.ts'
import { farsi } from './farsi.ts'
import { hindi } from './hindi.ts'
import { spanish } from './spanish.ts'

const rules: Record<SpokenLanguage, EditingRules> = { en: english, es: spanish, zh: chinese, hi: hindi, fa: farsi }
/** A full stop inside an address or a figure ends nothing. Without a limit, a row of quotes would be read anew from each of them. */
const SENTENCE_END = /(?<=[.!?…।؟]["'”’»)\]]{0,4}\s)(?=\S)|(?<=[。！？]["'”’」』）]{0,4})(?=[^"'”’」』）])/u
const BEGINNING_CHARACTERS = 1000
const SENTENCE_BEFORE = /[.!?…]["'”’]?\s+$/u
/** Between two sentences; what is further apart is not looked at. */
const SPACES_MAX = 20

export const tasks = defineTasks(import.meta.url, { improve })

/** Requirements on an edited line. */
interface Kept {
  language: SpokenLanguage
  terms: TermIndex<string>
}

interface Script {
  script: string
  language: SpokenLanguage
  /** Terms that must not change. */
  terms: readonly string[]
}

function improve({ script, language, terms }: Script): string {
  const its = rules[language]
  const kept = { language, terms: termsOf(terms) }
  const lines = script.replace(/\r\n?/g, '\n').split('\n')
  const isText = (line: string) => line.trim() !== '' && marksOf(line).length === 0
  const edited = lines.map((line) => (isText(line) ? editedLine(line, its, kept) : line))
  // Line ends alone are no improvement.
  return edited.some((line, index) => line !== lines[index]) ? edited.join('\n') : script
}

/** Addresses are left out of it; where the rules would cost a name or a figure, the line stays as it was. */
function editedLine(line: string, its: EditingRules, { language, terms }: Kept): string {
  const edit = (part: string) => cutLong(tightened(part, its), its, language)
  let result = ''
  let position = 0
  for (const address of addressesOf(line)) {
    const at = line.indexOf(address, position)
    result += edit(line.slice(position, at)) + address
    position = at + address.length
  }
  result += edit(line.slice(position))
  return result === line || faultOfEdited(line, result, language, terms) !== undefined ? line : result
}

function tightened(text: string, { tighter }: EditingRules): string {
  return capitalised(tighter.reduce(replaced, text), text)
}

/** Replaces a pattern. A match at the beginning of a sentence keeps its capital. */
function replaced(text: string, [what, by]: Replacement): string {
  return text.replace(what, (...found) => {
    const whole = String(found[0])
    const [offset, all] = found.filter((part) => typeof part !== 'undefined').slice(-2) as [number, string]
    const filled = by.replace('$1', typeof found[1] === 'string' ? found[1] : '')
    const isStart = offset === 0 || SENTENCE_BEFORE.test(all.slice(Math.max(0, offset - SPACES_MAX), offset))
    return isStart && /^\p{Lu}/u.test(whole) && filled !== '' ? raised(filled) : filled
  })
}

/** A word that was taken from the beginning of a sentence leaves the next one there. */
function capitalised(text: string, before: string): string {
  const isRaised = /^\s*\p{Lu}/u.test(before)
  const whole = isRaised ? text.replace(/^\s*\p{Ll}/u, (start) => start.toUpperCase()) : text
  if (whole === before) return whole
  const known = new Set(Array.from({ length: before.length }, (_, at) => before.slice(at, at + 8)))
  const stoodThere = (at: number) => known.has(whole.slice(at - 2, at + 6))
  return whole.replace(/(?<=[.!?…] )\p{Ll}/gu, (initial, at: number) =>
    stoodThere(at) ? initial : initial.toUpperCase(),
  )
}

/** Each long sentence falls into two at the first place that allows it, as often as that helps. */
function cutLong(text: string, its: EditingRules, language: SpokenLanguage): string {
  return sentencesOf(text)
    .map((sentence) => cut(sentence, its, language))
    .join('')
}

function isLong(sentence: string, { sentenceMax }: EditingRules, language: SpokenLanguage): boolean {
  if (language === 'zh') return sentence.length > sentenceMax
  // A word and the space behind it are two signs at least; of most long sentences the beginning is long enough.
  if (sentence.length < sentenceMax * 2) return false
  return [sentence.slice(0, BEGINNING_CHARACTERS), sentence].some((part) => countWords(part, language) > sentenceMax)
}

function cut(sentence: string, its: EditingRules, language: SpokenLanguage): string {
  if (!isLong(sentence, its, language)) return sentence
  const place = its.cuts.find(([what]) => what.test(sentence))
  if (!place) return sentence
  const found = place[0].exec(sentence)
  const [head, rest] = [sentence.slice(0, found?.index), sentence.slice((found?.index ?? 0) + (found?.[0].length ?? 0))]
  const lead = place[1].replace('$1', found?.[1] ?? '')
  return `${head}${lead.endsWith(' ') || its.joint === '' ? lead + raisedAfter(lead, rest) : lead + rest}`
}

/** A capital only where the new sentence begins with the rest itself. */
function raisedAfter(lead: string, rest: string): string {
  return /[.。।] ?$/u.test(lead) ? raised(rest) : rest
}

function raised(text: string): string {
  return text.replace(/^\p{Ll}/u, (initial) => initial.toUpperCase())
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END)
}
