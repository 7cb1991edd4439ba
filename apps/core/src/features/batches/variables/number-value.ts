import { type Sentence, type SpokenLanguage, sentence } from '@vitrine/contract'
import { westernDigits } from '@vitrine/presenter/script'

/** The mark before decimals. Farsi has marks of its own as well, ٬ and ٫, which `westernDigits` turns into these. */
const DECIMAL_MARKS: Record<SpokenLanguage, '.' | ','> = { en: '.', es: ',', zh: '.', hi: '.', fa: '.' }
const DECIMALS_MAX = 6
/** More digits than a number of JavaScript holds exactly. */
const DIGITS_MAX = 15

// 1,290 · 12,90,000.5, then 1.290 · 1.290.000,5, then 1 290 000.5, then what has no groups.
const WITH_COMMAS = /^([1-9][0-9]{0,2}(?:,[0-9]{2,3}){0,5}),([0-9]{3})(?:\.([0-9]{1,9}))?$/
const WITH_DOTS = /^([1-9][0-9]{0,2}(?:\.[0-9]{3}){0,5})\.([0-9]{3})(?:,([0-9]{1,9}))?$/
const WITH_BLANKS = /^([1-9][0-9]{0,2}(?:[ \u00a0\u202f][0-9]{3}){0,5})[ \u00a0\u202f]([0-9]{3})(?:[.,]([0-9]{1,9}))?$/
const PLAIN = /^([0-9]{1,18})()(?:[.,]([0-9]{1,9}))?$/

/** Writes the number of a cell in the form of a language, or returns why it cannot: it is none, or could be two numbers. */
export function writtenNumber(
  cell: string,
  column: string,
  language: SpokenLanguage,
): { text: string } | { reason: Sentence } {
  const typed = westernDigits(cell.trim())
  const value = typed.slice(0, 60)
  const sign = /^[-−]/.test(typed) ? -1 : 1
  const digits = typed.replace(/^[-−+]/, '')
  if (isUnclear(digits, language)) {
    const message =
      '“{value}” in the column “{column}” can be read as two numbers. Enter it without thousands separators.'
    return { reason: sentence(message, { value, column }) }
  }
  const [, head, tail = '', fraction = ''] =
    WITH_COMMAS.exec(digits) ?? WITH_DOTS.exec(digits) ?? WITH_BLANKS.exec(digits) ?? PLAIN.exec(digits) ?? []
  const whole = `${head ?? ''}${tail}`.replaceAll(/[^0-9]/g, '')
  if (head === undefined || whole.length + fraction.length > DIGITS_MAX) {
    const message = '“{value}” in the column “{column}” isn’t a number. Enter one in digits, such as 1290.'
    return { reason: sentence(message, { value, column }) }
  }
  const number = sign * Number(`${whole}.${fraction || '0'}`)
  const digitsShown = Math.min(fraction.length, DECIMALS_MAX)
  const format = { minimumFractionDigits: digitsShown, maximumFractionDigits: DECIMALS_MAX }
  return { text: new Intl.NumberFormat(language, format).format(number) }
}

/**
 * 1.290 is one thousand two hundred ninety to some and one and 290 thousandths to others. It is read as thousands where the language
 * groups them by this mark, and refused where it is the mark of decimals.
 */
function isUnclear(digits: string, language: SpokenLanguage): boolean {
  const [, whole, mark] = /^([0-9]{1,3})([.,])[0-9]{3}$/.exec(digits) ?? []
  return mark === DECIMAL_MARKS[language] && whole !== '0'
}
