import type { SpeechLocale } from './locales/speech-locale.ts'

const SIGNS: Record<string, string> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4' }
const FRACTION = /^(\d{0,3})([½⅓⅔¼¾]|[123]\/[234])$/u

/** Matches a fraction that is one character and no digit. */
export const HAS_FRACTION_SIGN = /[½⅓⅔¼¾]/u

/**
 * Returns how a common fraction is spoken: "1/2" or "½" by itself, "2½" with its whole number, and the "1/2" after the number
 * `before` in "2 1/2". Returns undefined for other words, and for fractions that are not in lowest terms.
 */
export function spokenFraction(
  bare: string,
  { before, after }: { before: string; after: string },
  { fractions, andFraction, fractionFor = (fraction) => fraction }: SpeechLocale,
) {
  const [, whole = '', part = ''] = FRACTION.exec(bare) ?? []
  const hasSign = Object.hasOwn(SIGNS, part)
  // 11/2 is a date or a ratio.
  if (whole && !hasSign) return undefined
  const written = fractions[SIGNS[part] ?? part]
  if (!written) return undefined
  const name = fractionFor(written, after)
  if (whole) return `${whole} ${andFraction(name)}`
  return /^\d{1,3}$/.test(before) ? andFraction(name) : name
}
