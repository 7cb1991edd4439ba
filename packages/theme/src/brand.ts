/** The three colours a brand is known by, each written as `#rrggbb` (or `#rgb`). */
export type BrandColours = { primary: string; secondary: string; accent: string }

export type Mode = 'light' | 'dark'

/** The font families a brand may choose from. All of them are served by ourselves, so no visitor is shown to a font host. */
export const fonts = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Source Sans Pro'] as const

export type FontFamily = (typeof fonts)[number]

/** True for `#rgb` and `#rrggbb` in either case: the only spelling of a colour that is accepted from people. */
export function isColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
}

/** True when the text is exactly one of `fonts`. */
export function isFontFamily(text: string): text is FontFamily {
  return fonts.some((font) => font === text)
}
