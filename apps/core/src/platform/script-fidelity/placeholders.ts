import { createTermIndex } from '@vitrine/presenter/script'
import type { ProtectedTerm } from '../../ports/translator.ts'

/** A script with placeholders for marks and terms, and their values in order. */
export interface ProtectedScript {
  text: string
  /** Begins each placeholder; a number follows. No word of the script begins with it. */
  prefix: string
  values: string[]
}

interface Place {
  from: number
  to: number
  value: string
}

/** Marks of delivery. The words in them are translated, except those that are spelled out. */
const MARK = /\[[ \t]*(?:pause\b[^[\]\n]{0,20}\]|spell[ \t]*:[^[\]\n]{1,500}\]|(?:slow|fast|emphasis)[ \t]*:)/giu
const SPAN_END = ']'

function markPlaces(script: string): Place[] {
  const places: Place[] = []
  for (const { 0: value, index } of script.matchAll(MARK)) {
    places.push({ from: index, to: index + value.length, value })
    if (!value.endsWith(':')) continue
    const end = /^[^[\]\n]{0,500}(?:\[[ \t]*pause[^[\]\n]{0,20}\][^[\]\n]{0,500}){0,20}\]/iu.exec(
      script.slice(index + value.length),
    )
    const at = index + value.length + (end?.[0].length ?? 0) - 1
    if (end) places.push({ from: at, to: at + 1, value: SPAN_END })
  }
  return places
}

function termPlaces(script: string, terms: readonly ProtectedTerm[]): Place[] {
  const index = createTermIndex(terms.map((term) => [term.written, term] as const))
  return index.find(script).map(({ from, to, entry }) => {
    return { from, to, value: entry.translation ?? script.slice(from, to) }
  })
}

/** Letters that neither a script nor any language begins words with. */
function unusedPrefix(script: string): string {
  let prefix = 'ZQ'
  while (script.includes(prefix)) prefix += 'Q'
  return prefix
}

/** Replaces marks and terms by placeholders. A term inside a mark that is kept whole stays in it. */
export function protectWords(script: string, terms: readonly ProtectedTerm[]): ProtectedScript {
  const marks = markPlaces(script)
  const places = [...marks, ...termPlaces(script, terms)].toSorted((one, other) => one.from - other.from)
  const prefix = unusedPrefix(script)
  const values: string[] = []
  let text = ''
  let at = 0
  for (const { from, to, value } of places) {
    if (from < at) continue
    text += `${script.slice(at, from)}${spaceAfter(script, from - 1)}${prefix}${values.length + 1}`
    text += spaceBefore(script, to)
    values.push(value)
    at = to
  }
  return { text: text + script.slice(at), prefix, values }
}

// A placeholder is a separate word, also where the term is in a text without spaces.
const spaceAfter = (script: string, at: number) => (/[\p{L}\p{M}\p{N}]/u.test(script.charAt(at)) ? ' ' : '')
const spaceBefore = (script: string, at: number) => (/[\p{L}\p{M}\p{N}]/u.test(script.charAt(at)) ? ' ' : '')

const placeholders = ({ prefix }: ProtectedScript) => new RegExp(`${prefix}(\\d+)`, 'giu')

/** Returns whether each placeholder occurs once in the edited text, with marks in their order. */
export function keepsPlaceholders(script: ProtectedScript, text: string, made: string): boolean {
  const numbersIn = (one: string) => [...one.matchAll(placeholders(script))].map(([, number]) => Number(number))
  const [before, after] = [numbersIn(text), numbersIn(made)]
  const isMark = (number: number) => /^(?:\[|\]$)/u.test(script.values[number - 1] ?? '')
  return (
    before.length === after.length &&
    before.toSorted((one, other) => one - other).join() === after.toSorted((one, other) => one - other).join() &&
    before.filter(isMark).join() === after.filter(isMark).join()
  )
}

/** Replaces placeholders by their values. */
export function restoreWords(script: ProtectedScript, made: string): string {
  return made
    .replace(placeholders(script), (_, number: string) => script.values[Number(number) - 1] ?? '')
    .replace(/(\[(?:slow|fast|emphasis):)(?=\S)/giu, '$1 ')
    .replace(/(?<![ \t])[ \t]+\](?!\()/gu, ']')
}
