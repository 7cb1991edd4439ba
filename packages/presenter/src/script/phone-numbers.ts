import type { Language } from '../composition/render-job.ts'
import { westernDigits } from './numbers.ts'

/** +34, or an area code in brackets, perhaps with the first group: +44(0)20. */
const START = /^(?:\+\d{1,3}(?:[(-]\d{1,4}[)]?)?|\(\d{2,4}\))$/
const GROUP = /^\(?\d{1,5}\)?(?:[-.]\d{2,4}){0,3}$/
const BEGINS = /^[+(\d]/
const END_SIGNS = /[,;:!?.،؛。，]$/u
const DIGITS_MIN = 7
const DIGITS_MAX = 15
/** A year in brackets and a number after it are shorter. */
const DIGITS_AFTER_BRACKET_MIN = 9

/** Numbers without a country code, as people of a language group them. */
const NATIONAL: Record<Language, RegExp> = {
  en: /^\d{3} \d{3} \d{4}$/,
  es: /^[6-9](?:\d\d \d{3} \d{3}|\d\d \d\d \d\d \d\d|\d \d{3} \d\d \d\d)$/,
  fa: /^0\d{2,3} \d{3,4} \d{4}$/,
  hi: /^[6-9]\d{4} \d{5}$/,
  zh: /^1\d\d \d{4} \d{4}$/,
}
const NATIONAL_GROUPS_MAX = 4

interface Group {
  bare: string
  /** A sign ends the number, so that a price after it stays one. */
  isLast: boolean
  canContinue: boolean
}

/** Returns for each word whether it is a group of a phone number. The words have western digits. */
export function phoneGroups(words: readonly string[], language: Language): boolean[] {
  const isGroup = Array.from(words, () => false)
  const groups = words.map(groupOf)
  for (let start = 0; start < groups.length; start += 1) {
    const first = groups[start]
    if (!first || first === NO_GROUP) continue
    const isInternational = START.test(first.bare)
    const run = runFrom(groups, start, isInternational ? DIGITS_MAX : NATIONAL_GROUPS_MAX)
    const length = isInternational ? internationalLength(run) : nationalLength(run, NATIONAL[language])
    isGroup.fill(true, start, start + length)
    start += Math.max(0, length - 1)
  }
  return isGroup
}

const NO_GROUP: Group = { bare: '', isLast: true, canContinue: false }

function groupOf(word: string): Group {
  if (!BEGINS.test(word)) return NO_GROUP
  const bare = word.replace(END_SIGNS, '')
  return { bare, isLast: bare !== word, canContinue: GROUP.test(bare) }
}

/** Returns the groups that may belong to one number. */
function runFrom(groups: readonly Group[], start: number, groupsMax: number): string[] {
  const run: string[] = []
  for (let index = start; index < start + groupsMax; index += 1) {
    const group = groups[index]
    if (!group || (index > start && !group.canContinue)) break
    run.push(group.bare)
    if (group.isLast) break
  }
  return run
}

function internationalLength(run: readonly string[]): number {
  const digits = run.join('').replace(/\D/g, '').length
  const least = run[0]?.startsWith('(') ? DIGITS_AFTER_BRACKET_MIN : DIGITS_MIN
  return digits >= least && digits <= DIGITS_MAX ? run.length : 0
}

function nationalLength(run: readonly string[], shape: RegExp): number {
  for (let length = Math.min(NATIONAL_GROUPS_MAX, run.length); length > 1; length -= 1)
    if (shape.test(run.slice(0, length).join(' '))) return length
  return 0
}

/** Returns the digits of a group, one by one. */
export function digitsApart(text: string): string {
  return westernDigits(text).replace(/\D/g, '').split('').join(' ')
}
