import { type FontFamily, fonts } from '@vitrine/theme'

/** The family of ours that a site is set in; undefined where it is set in none of them. */
export function siteFont(text: string): FontFamily | undefined {
  const said = text.replace(/[+%]20|\+/g, ' ')
  const counted = fonts.map((font) => ({ font, count: said.match(asWords(font))?.length ?? 0 }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most.font : undefined
}

/** Only where a family is named, not wherever the word stands. */
function asWords(font: FontFamily): RegExp {
  return new RegExp(`(?:font(?:-family)?\\s*:[^;{}]{0,200}|family=)["']?\\b${font}\\b`, 'gi')
}
