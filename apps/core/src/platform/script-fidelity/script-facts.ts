import { type SpokenLanguage, languageCodes } from '@vitrine/contract'

/** A line of a script that changes the picture and is not spoken. */
const MARK = /^[ \t]*\[[ \t]*(?:picture[ \t]+\d{1,3}|presenter)[ \t]*\][ \t]*$/gim
/**
 * A website or an email address. The latter must not follow a letter, so that a long word is not read again from each letter.
 */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"']+[\p{L}\p{N}/]|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/giu
/** With its separators inside, as in 1,250.50 or 09:30. */
// oxlint-disable-next-line regexp/no-super-linear-move -- Nothing follows it, here or in `keptParts`, so no run is read twice.
const FIGURE = /\p{Nd}+(?:[.,:٫٬'’ \u{a0}\u{202f}]\p{Nd}+)*/gu
const CURRENCY = /[$€£¥₹﷼]/u

/** A name of several capitalised words, such as Blue Kiosk or Linden Court, which must not be changed. */
const NAME = /(?<![.!?…:"“'\n]\s{0,3}|^)\p{Lu}[\p{Ll}’']+(?:\s\p{Lu}[\p{Ll}’']+)+/gu

export const marksOf = (script: string): string[] => (script.match(MARK) ?? []).map((mark) => mark.trim().toLowerCase())
export const addressesOf = (script: string): string[] => script.match(ADDRESS) ?? []
export const namesOf = (script: string): string[] => [...new Set(script.match(NAME) ?? [])]

/** Returns the figures of a script in a form that is the same in every language: digits only, each once. */
export function figuresOf(script: string): string[] {
  const withoutAddresses = script.replace(MARK, ' ').replace(ADDRESS, ' ')
  const written = new Set(withoutAddresses.match(FIGURE))
  return [...new Set([...written].map(plainDigits))]
}

/** Whether a script contains a currency sign. */
export const hasPrice = (script: string): boolean => CURRENCY.test(script)

/** Splits a text at its addresses, its figures and what `others` matches: every second part is one of them. */
export function keptParts(text: string, others: string): string[] {
  return text.split(new RegExp(`(${ADDRESS.source}|${others}|${FIGURE.source})`, 'giu'))
}

function plainDigits(figure: string): string {
  return (figure.match(/\p{Nd}/gu) ?? []).map(digitOf).join('')
}

const digits = new Map<string, number>()

function digitOf(sign: string): number {
  const known = digits.get(sign) ?? readDigit(sign)
  digits.set(sign, known)
  return known
}

/** Returns the value of a digit. Unicode digits of a script are ten consecutive code points from its zero. */
function readDigit(sign: string): number {
  if (/[0-9]/.test(sign)) return Number(sign)
  const point = sign.codePointAt(0) ?? 0
  let zero = point
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return point - zero
}

const SCRIPTS: Record<SpokenLanguage, RegExp> = {
  en: /\p{Script=Latin}/gu,
  es: /\p{Script=Latin}/gu,
  zh: /\p{Script=Han}/gu,
  hi: /\p{Script=Devanagari}/gu,
  fa: /\p{Script=Arabic}/gu,
}
/** Frequent short words of the two languages that share their letters. */
const SMALL_WORDS = {
  en: /\b(?:the|and|of|to|in|is|you|your|for|with|we|our|it|this|at|on)\b/giu,
  es: /(?<!\p{L})(?:el|la|los|las|de|que|y|en|un|una|es|con|por|para|su|tu|del|se)(?!\p{L})/giu,
}
const LETTERS_FOR_A_GUESS = 40

/**
 * Returns whether a text can be in this language: most of its letters match and, for languages with the same letters, its short
 * words.
 */
export function isIn(language: SpokenLanguage, text: string): boolean {
  const said = text.replace(ADDRESS, ' ')
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const own = said.match(SCRIPTS[language])?.length ?? 0
  if (letters === 0) return true
  if (language !== 'en' && language !== 'es') return own / letters > 0.4
  if (own / letters < 0.6) return false
  if (letters < LETTERS_FOR_A_GUESS) return true
  const found = { en: said.match(SMALL_WORDS.en)?.length ?? 0, es: said.match(SMALL_WORDS.es)?.length ?? 0 }
  return found[language] >= found[language === 'en' ? 'es' : 'en']
}

/** Returns the language of a text: the expected one where possible, else another one; undefined for an unsupported language. */
export function languageOf(text: string, expected: SpokenLanguage): SpokenLanguage | undefined {
  return isIn(expected, text) ? expected : languageCodes.find((language) => isIn(language, text))
}

const MARKUP = /<\/?[a-z][^<>]*>|```|\*\*|^#{1,6}\s|\]\(/imu

/** Returns whether a text contains markup that its original script does not. */
export const bringsMarkup = (text: string, script: string): boolean => MARKUP.test(text) && !MARKUP.test(script)
