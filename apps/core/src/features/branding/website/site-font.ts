import { type FontFamily, fonts } from '@vitrine/theme'

/** Matches font families in declarations and in the addresses of font hosts. */
const NAMED = /font(?:-family)?\s*:([^;{}]{1,200})|family=([^;{}&<>]{1,100})/gi

const WORDS = fonts.map((font) => ({ font, word: new RegExp(`\\b${font}\\b`, 'i') }))

/** Returns the supported font family that a site uses; undefined where it uses none. */
export function siteFont(text: string): FontFamily | undefined {
  const counts = new Map<FontFamily, number>()
  for (const [, declared, asked] of text.replace(/[+%]20|\+/g, ' ').matchAll(NAMED)) {
    for (const { font, word } of WORDS)
      if (word.test(declared ?? asked ?? '')) counts.set(font, (counts.get(font) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0]
}
