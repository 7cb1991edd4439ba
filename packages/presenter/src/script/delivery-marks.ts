import { westernDigits } from './numbers.ts'

/** The delivery of marked words. Unmarked words have none. */
export type Delivery = 'emphasis' | 'fast' | 'slow' | 'spell'

export const PAUSE_SECONDS_MIN = 0.1
export const PAUSE_SECONDS_MAX = 5
const PAUSE_SECONDS = 0.5
/** The most characters that one mark holds. */
const MARKED_CHARACTERS_MAX = 500

/**
 * Marks of a script that say how words are delivered: `[pause]`, `[pause 1.5s]`, `[slow: ...]`, `[fast: ...]`,
 * `[emphasis: ...]`, `[spell: ...]`. They are inside a line and never inside one another; a pause may be inside the others.
 */
const IN_PAUSE = String.raw`[ \t]*pause(?:[ \t]+(\p{Nd}{1,3}(?:[.,٫]\p{Nd}{1,3})?)(?:[ \t]*s)?)?[ \t]*`
const PAUSE = new RegExp(String.raw`\[${IN_PAUSE}\]`, 'giu')
const PAUSE_ALONE = new RegExp(`^${IN_PAUSE}$`, 'iu')
const SPAN = new RegExp(
  String.raw`\[[ \t]*(slow|fast|emphasis|spell)[ \t]*:([^\[\]\n]{1,${MARKED_CHARACTERS_MAX}})\]`,
  'giu',
)

// In parsed text marks are signs for private use, which nothing else takes for letters or markup.
const SIGNS = 0xe000
const PAUSE_TENTHS_MAX = PAUSE_SECONDS_MAX * 10
const SPANS: readonly Delivery[] = ['slow', 'fast', 'emphasis', 'spell']
const SPAN_SIGNS = SIGNS + 0x40
const END = '\u{e04f}'
const OWN_SIGNS = /[\u{e000}-\u{e04f}]/gu
/** Divides a text at the signs, which are then every second part. */
const AT_SIGNS = /([\u{e000}-\u{e04f}])/u

/** A mark in the script: a pause, or the delivery of the words that follow. */
export type DeliverySign = { pauseSeconds: number } | { delivery: Delivery | undefined }

const secondsIn = (written: string | undefined) =>
  written === undefined ? PAUSE_SECONDS : Number(westernDigits(written).replace(/[,٫]/u, '.'))

/** Returns the seconds of a pause from the content of its brackets; undefined for another mark. */
export function readPause(inside: string): number | undefined {
  const found = PAUSE_ALONE.exec(inside)
  return found ? secondsIn(found[1]) : undefined
}

function pauseSign(written: string | undefined): string {
  const seconds = secondsIn(written)
  const tenths = Math.min(PAUSE_TENTHS_MAX, Math.max(1, Math.round(seconds * 10)))
  return String.fromCodePoint(SIGNS + tenths)
}

const spanSigns = (name: string, words: string) =>
  String.fromCodePoint(SPAN_SIGNS + SPANS.indexOf(name.toLowerCase() as Delivery)) + words.trim() + END

/** Writes the marks of a script as signs. A pause beyond the limits is as long as the limit. */
export const withSigns = (script: string): string =>
  script
    .replace(OWN_SIGNS, '')
    .replace(PAUSE, (_, seconds: string | undefined) => pauseSign(seconds))
    .replace(SPAN, (_, name: string, words: string) => spanSigns(name, words))

/** Removes the signs that `withSigns` wrote. */
export const withoutSigns = (text: string): string => text.replace(OWN_SIGNS, '')

/** Divides a text into what is said, at even places, and signs, at odd ones. */
export const splitSigns = (text: string): string[] => text.split(AT_SIGNS)

/** Returns what a sign of `splitSigns` says. */
export function readSign(sign: string): DeliverySign {
  const code = sign.codePointAt(0) ?? 0
  return code < SPAN_SIGNS ? { pauseSeconds: (code - SIGNS) / 10 } : { delivery: SPANS[code - SPAN_SIGNS] }
}

/** Removes the marks of a script. The words in them stay. */
export const withoutDeliveryMarks = (script: string): string =>
  script.replace(PAUSE, ' ').replace(SPAN, (_, __, words: string) => words.trim())

/** Returns how fast words are said, as a share of the pace of the voice. */
export const paceOf = (delivery: Delivery | undefined): number =>
  delivery === 'slow' ? 0.8 : delivery === 'fast' ? 1.2 : 1
