/** Spoken forms of signs, units and abbreviations in a language. */
export interface SpeechLocale {
  dot: string
  at: string
  and: string
  /** The word for "per" in "95 euros per night". */
  per: string
  percent: (amount: string) => string
  number: string
  upTo: string
  thousand: string
  million: string
  /** The word for one million, where it differs. */
  oneMillion?: string
  /** Decimal separator that the voice expects. */
  decimal: '.' | ','
  /** The names of currencies by sign or code: singular, plural and hundredths. */
  currencies: Record<string, readonly [one: string, many: string, hundredths: string]>
  /** Names of common fractions by their digits: `1/2`. */
  fractions: Record<string, string>
  /** Verbalizes the fraction after a whole number. */
  andFraction: (fraction: string) => string
  /** Gives a fraction the gender of the noun after it. */
  fractionFor?: (fraction: string, noun: string) => string
  /** Ordinals from the first, by the sign behind the digits: `º`. */
  ordinals?: Record<string, readonly string[]>
  units: Record<string, readonly [one: string, many: string]>
  /** In lower case with full stop. */
  abbreviations: Record<string, string>
  months: readonly string[]
  /** Months of the Solar Hijri calendar, where dates of it are written. */
  solarMonths?: readonly string[]
  /** Verbalizes a date. */
  date: (day: number, month: string, year: number | undefined) => string
  /** Whether 3/4 is March 4th. */
  monthFirst: boolean
  /** Verbalizes a time. `half` is `am`, `pm` or empty. */
  time: (hour: number, minute: number, half: string) => string
  am: string
  pm: string
}
