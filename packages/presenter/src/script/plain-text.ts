import { withoutSigns } from './delivery-marks.ts'
import { withoutMarkup } from './markup.ts'
import { normalForm } from './normal-form.ts'

const KEYCAP = /[0-9#*]\u{fe0f}?\u{20e3}/gu
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0e}\u{fe0f}\u{20e3}\u{e0020}-\u{e007f}]+\u{200d}?/gu
// Control and invisible formatting characters. Joiners between letters are kept, because Persian and Hindi need them.
const INVISIBLE =
  /[\p{Cc}\u{00ad}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}\u{fff9}-\u{fffd}]/gu
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u{200c}\u{200d}]|[\u{200c}\u{200d}](?![\p{L}\p{M}])/gu

/** Removes emoji, for which no font has glyphs. */
export const withoutEmoji = (text: string) => text.replace(KEYCAP, ' ').replace(EMOJI, ' ').replace(/ {2,}/g, ' ')

/** Signs that represent several letters or a compatibility variant. They are read by the rules of their expansion. */
const COMPOSED: Record<string, string> = {
  '㎡': 'm²',
  '㎥': 'm³',
  '㎞': 'km',
  '㎝': 'cm',
  '㎏': 'kg',
  '℃': '°C',
  '℉': '°F',
  '￥': '¥',
}
const COMPOSED_SIGN = /[㎡㎥㎞㎝㎏℃℉￥]/gu

/** Returns the paragraphs of a text without markup, emoji or invisible characters. */
export const plainText = (text: string): string[] => paragraphsOf(withoutSigns(text))

/** The same of a script, in which the signs of delivery (`delivery-marks.ts`) stay. */
export function paragraphsOf(script: string): string[] {
  return withoutMarkup(
    normalForm(script)
      .replace(/\r\n?/g, '\n')
      .replace(COMPOSED_SIGN, (sign) => COMPOSED[sign] ?? sign),
  )
    .split(/\n\s*\n/)
    .map((paragraph) =>
      withoutEmoji(paragraph.replace(/[\n\t]/g, ' '))
        .replace(INVISIBLE, '')
        .replace(STRAY_JOINER, '')
        .replace(/(?![°\u{e000}-\u{e04f}])[\p{So}\p{Co}\p{Cs}\p{Cn}]/gu, ' ')
        .replace(/\s+/gu, ' ')
        // No gap before punctuation after a removed part.
        .replace(/ (?=[,.;:!?…。，！？؟،](?:\s|$))/gu, '')
        .trim(),
    )
    .filter(Boolean)
}
