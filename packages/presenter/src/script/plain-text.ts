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

/** Returns the paragraphs of a script as plain text, without markup, emoji or invisible characters. */
export function plainText(script: string): string[] {
  return withoutMarkup(normalForm(script).replace(/\r\n?/g, '\n'))
    .split(/\n\s*\n/)
    .map((paragraph) =>
      withoutEmoji(paragraph.replace(/[\n\t]/g, ' '))
        .replace(INVISIBLE, '')
        .replace(STRAY_JOINER, '')
        .replace(/(?!°)[\p{So}\p{Co}\p{Cs}\p{Cn}]/gu, ' ')
        .replace(/\s+/gu, ' ')
        // No gap before punctuation after a removed part.
        .replace(/ (?=[,.;:!?…。，！？؟،](?:\s|$))/gu, '')
        .trim(),
    )
    .filter(Boolean)
}
