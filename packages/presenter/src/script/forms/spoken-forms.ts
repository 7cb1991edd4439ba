/** What a language says for signs, units and short forms. A unit has the word for one and the word for many. */
export interface SpokenForms {
  dot: string
  at: string
  and: string
  /** 95 euros per night. */
  per: string
  percent: (amount: string) => string
  number: string
  upTo: string
  thousand: string
  million: string
  /** The sign between whole and broken numbers as the voice expects it. */
  decimal: '.' | ','
  /** By sign or by code: for one, for many, and the word for hundredths. */
  currencies: Record<string, readonly [one: string, many: string, hundredths: string]>
  units: Record<string, readonly [one: string, many: string]>
  /** Written in lower case with their full stop. */
  abbreviations: Record<string, string>
  months: readonly string[]
  /** A day as it is said, from numbers. */
  date: (day: number, month: string, year: number | undefined) => string
  /** Whether 3/4 is the fourth of March. */
  monthFirst: boolean
  /** A time as it is said, from numbers; `half` is what follows of the two words below, or nothing. */
  time: (hour: number, minute: number, half: string) => string
  am: string
  pm: string
}
