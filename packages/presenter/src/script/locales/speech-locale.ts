/** How a language verbalizes signs, units and abbreviations. */
export interface SpeechLocale {
  dot: string
  at: string
  and: string
  /** As in "95 euros per night". */
  per: string
  percent: (amount: string) => string
  number: string
  upTo: string
  thousand: string
  million: string
  /** Decimal separator that the voice expects. */
  decimal: '.' | ','
  /** By sign or code: singular, plural and hundredths. */
  currencies: Record<string, readonly [one: string, many: string, hundredths: string]>
  units: Record<string, readonly [one: string, many: string]>
  /** In lower case with full stop. */
  abbreviations: Record<string, string>
  months: readonly string[]
  /** Verbalizes a date. */
  date: (day: number, month: string, year: number | undefined) => string
  /** Whether 3/4 is March 4th. */
  monthFirst: boolean
  /** Verbalizes a time. `half` is `am`, `pm` or empty. */
  time: (hour: number, minute: number, half: string) => string
  am: string
  pm: string
}
