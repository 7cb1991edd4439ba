import type { Language } from '../composition/render-job.ts'
import { westernDigits } from './numbers.ts'

/** +34, or an area code in brackets, perhaps with the first group: +44(0)20. */
const START = /^(?:\+\d{1,3}(?:[(-]\d{1,4}[)]?)?|\(\d{2,4}\))$/
const GROUP = /^\(?\d{1,5}\)?(?:[-.]\d{2,4}){0,3}$/
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

/** Returns for each word whether it is a group of a phone number. */
export function phoneGroups(words: readonly string[], language: Language): boolean[] {
  const isGroup = Array.from(words, () => false)
  const groups = words.map((word) => westernDigits(word))
  for (let start = 0; start < groups.length; start += 1) {
    const run = runFrom(groups, start)
    const length = START.test(run[0] ?? '') ? internationalLength(run) : nationalLength(run, NATIONAL[language])
    isGroup.fill(true, start, start + length)
    start += Math.max(0, length - 1)
  }
  return isGroup
}

/** Returns the groups that may belong to one number. A sign ends it, so that a price after it stays one. */
function runFrom(groups: readonly string[], start: number): string[] {
  const run: string[] = []
  for (const group of groups.slice(start, start + DIGITS_MAX)) {
    const bare = group.replace(END_SIGNS, '')
    if (!(run.length === 0 ? /^[+(\d]/.test(bare) : GROUP.test(bare))) break
    run.push(bare)
    if (bare !== group) break
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
