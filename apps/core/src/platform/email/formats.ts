import type { Language } from '@vitrine/contract'

export type Formats = ReturnType<typeof formatsIn>

const COMMAS: Partial<Record<Language, string>> = { zh: '、', fa: '، ' }

/** Returns formatters of numbers, money, dates and lists in a language. Dates are in UTC. */
export function formatsIn(language: Language) {
  const date = (moment: string | Date, shape: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString(language, { ...shape, timeZone: 'UTC' })
  return {
    /** `a, b`, with the comma of the language. */
    list: (parts: readonly string[]) => parts.join(COMMAS[language] ?? ', '),
    number: (count: number) => count.toLocaleString(language),
    /** `{ cents: 4900, currency: 'USD' }` -> `$49.00` */
    money: ({ cents, currency = 'USD' }: { cents: number; currency?: string }) =>
      (cents / 100).toLocaleString(language, { style: 'currency', currency }),
    /** `2027-03-14` -> `March 14, 2027` */
    day: (moment: string | Date) => date(moment, { dateStyle: 'long' }),
    /** `2027-03` -> `March 2027` */
    month: (month: string) => date(`${month}-01`, { year: 'numeric', month: 'long' }),
    percent: (share: number) => share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 }),
  }
}

/** `2027-03-14 10:00 UTC`, the same in every language. */
export function minuteOf(time: string | Date): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
