/** The colours of a brand, as `#rrggbb` or `#rgb`. */
export type BrandColours = { primary: string; secondary: string; accent: string }

export type Mode = 'light' | 'dark'

/** Web fonts that a brand may choose. They are served by us, so that no visitor contacts a font host. */
export const fonts = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Source Sans Pro'] as const

export type FontFamily = (typeof fonts)[number]

/** Returns whether a text is `#rgb` or `#rrggbb`. */
export function isColour(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
}

/** Returns whether a text is one of `fonts`. */
export function isFontFamily(text: string): text is FontFamily {
  return fonts.some((font) => font === text)
}
