const EASTERN = /[٠-٩۰-۹०-९０-９]/gu
/** The ASCII digits of the others. */
const DIGITS = new Map(
  ['٠', '۰', '०', '０'].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit), String(digit)]),
  ) as [string, string][],
)

const NUMBER_SIGNS = /[٬٫٪％]/u
const OTHER_SIGNS = /[٠-٩۰-۹०-९０-９٬٫٪％]/u

/** Converts Persian, Arabic, Hindi and full-width digits and signs to ASCII. */
export function westernDigits(text: string): string {
  if (!OTHER_SIGNS.test(text)) return text
  const western = text.replace(EASTERN, (digit) => DIGITS.get(digit) ?? digit)
  if (!NUMBER_SIGNS.test(western)) return western
  return western
    .replace(/(?<=\d)٬(?=\d)/gu, ',')
    .replace(/(?<=\d)٫(?=\d)/gu, '.')
    .replace(/[٪％]/gu, '%')
}

interface WrittenNumber {
  whole: string
  /** Decimals, or empty. */
  fraction: string
}

// 1,290 · 1,25,000 · 1,290.50, then 1.290 · 1.290,50, then what has no groups.
const WITH_COMMAS = /^(\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d+))?$/
const WITH_DOTS = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/
const PLAIN = /^(\d+)(?:[.,](\d+))?$/

/** Parses a number with group separators. `decimal` resolves ambiguity. */
export function readNumber(text: string, decimal: '.' | ','): WrittenNumber | undefined {
  const dotsGroup = decimal === ',' || text.includes(',')
  const [, whole, fraction = ''] =
    WITH_COMMAS.exec(text) ?? (dotsGroup ? WITH_DOTS.exec(text) : undefined) ?? PLAIN.exec(text) ?? []
  return whole === undefined ? undefined : { whole: whole.replace(/[.,]/g, ''), fraction }
}

/** Splits 1998 into "19 98", as English reads years and house numbers. */
export function inPairs(number: string): string {
  const [high, low] = [number.slice(0, 2), number.slice(2)]
  if (!/^(1[1-9]|20[1-9])/.test(number) || number.length !== 4 || low === '00') return number
  return low.startsWith('0') ? `${high} oh ${low.slice(1)}` : `${high} ${low}`
}
