import type { SpokenLanguage } from '@vitrine/contract'
import { type TermIndex, countWords } from '@vitrine/presenter/script'
import { defineTasks } from '../../platform/thread-pool/task.ts'
import { faultOfEdited, termsOf } from '../../platform/script-fidelity/fidelity.ts'
import { addressesOf, marksOf } from '../../platform/script-fidelity/script-facts.ts'
import { chinese } from './chinese.ts'
import type { EditingRules, Replacement } from './editing-rules.ts'
import { english } from './english.ts'
import { farsi } from './farsi.ts'
import { hindi } from './hindi.ts'
import { spanish } from './spanish.ts'

const rules: Record<SpokenLanguage, EditingRules> = { en: english, es: spanish, zh: chinese, hi: hindi, fa: farsi }
/** A full stop inside an address or a figure ends no sentence. The limit on quotes keeps the search linear in the text. */
const SENTENCE_END = /(?<=[.!?…।؟]["'”’»)\]]{0,4}\s)(?=\S)|(?<=[。！？]["'”’」』）]{0,4})(?=[^"'”’」』）])/u
const BEGINNING_CHARACTERS = 1000
/** Quotes and titles are not edited. The limit on their length keeps the search linear in the text. */
const QUOTED = /(["“][^"“”\n]{0,400}["”]|«[^«»\n]{0,400}»|[「『《][^「」『』《》\n]{0,400}[」』》])/u
/** Signs of a question, a quote, an aside, a list or an address. Sentences with one are not split. */
const NOT_PLAIN = /["“”‘«»「」『』《》()（）[\]—–?？؟¿：@]|:(?!\d)|www\.|:\/\//u
/** A comma that is not part of a number. */
const COMMA = /[,،，](?!\p{Nd})/u

export const tasks = defineTasks(import.meta.url, { improve })

/** Requirements on an edited line. */
interface Requirements {
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
  const requirements = { language, terms: termsOf(terms) }
  const lines = script.replace(/\r\n?/g, '\n').split('\n')
  const isText = (line: string) => line.trim() !== '' && marksOf(line).length === 0
  const edited = lines.map((line) => (isText(line) ? editedLine(line, its, requirements) : line))
  // Line ends alone are no improvement.
  return edited.some((line, index) => line !== lines[index]) ? edited.join('\n') : script
}

/** Where the rules would lose a name or a figure, the line stays unchanged. */
function editedLine(line: string, its: EditingRules, { language, terms }: Requirements): string {
  // A cut begins new sentences, and some rules are for beginnings.
  const result = tightenedLine(cutLong(tightenedLine(line, its), its, language), its)
  return result === line || faultOfEdited(line, result, language, terms) !== undefined ? line : result
}

/** Leaves quotes as they are. */
function tightenedLine(line: string, its: EditingRules): string {
  return line
    .split(QUOTED)
    .map((part, index) => (index % 2 === 0 && /\p{L}/u.test(part) ? tightenedAround(part, its) : part))
    .join('')
}

/** Leaves addresses as they are. */
function tightenedAround(text: string, its: EditingRules): string {
  let result = ''
  let position = 0
  for (const address of addressesOf(text)) {
    const at = text.indexOf(address, position)
    result += tightened(text.slice(position, at), its) + address
    position = at + address.length
  }
  return result + tightened(text.slice(position), its)
}

function tightened(text: string, { tighter }: EditingRules): string {
  return capitalised(tighter.reduce(replaced, text), text)
}

/** Replaces a pattern. A match that begins with a capital keeps it. */
function replaced(text: string, [what, by]: Replacement): string {
  return text.replace(what, (whole: string, first: unknown) => {
    const filled = by.replace('$1', typeof first === 'string' ? first : '')
    return /^\p{Lu}/u.test(whole) ? raised(filled) : filled
  })
}

/** Capitalises the words that begin a sentence now. */
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

/** Splits each long sentence that is a plain row of main clauses at all its joints. */
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

/** A later comma may close an aside that began at the joint, so such a sentence stays whole. */
function cut(sentence: string, its: EditingRules, language: SpokenLanguage): string {
  const { joint, mainClauses, binding, stop } = its.cuts
  if (!isLong(sentence, its, language) || NOT_PLAIN.test(sentence) || binding.test(sentence)) return sentence
  const [first = '', ...rest] = sentence.split(joint)
  if (!mainClauses.test(sentence) || rest.some((clause) => COMMA.test(clause))) return sentence
  return [first, ...rest.map(raised)].join(stop)
}

function raised(text: string): string {
  return text.replace(/^\p{Ll}/u, (initial) => initial.toUpperCase())
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END)
}
