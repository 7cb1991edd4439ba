/** Font families that a brand can choose. */
export type FontFamily = 'Inter' | 'Lato' | 'Open Sans' | 'Roboto' | 'Source Sans Pro'

/** Canvas font strings of a brand. */
export interface Fonts {
  /** Headlines and names. */
  display: (size: number) => string
  text: (size: number, weight?: 500 | 600 | 700) => string
}

/** Fallback families for all scripts, in order. */
const SCRIPT_FALLBACKS = 'Inter, Vazirmatn, "Noto Sans Devanagari", "Noto Sans SC"'

/** Returns the fonts of a brand. The fallbacks follow the brand's family. The default has its own headline font. */
export function fontsOf(family: FontFamily = 'Inter'): Fonts {
  const text = family === 'Inter' ? SCRIPT_FALLBACKS : `"${family}", "${family} Extended", ${SCRIPT_FALLBACKS}`
  const display = family === 'Inter' ? `"Bricolage Grotesque", ${text}` : text
  return {
    display: (size) => `700 ${size}px ${display}`,
    text: (size, weight = 500) => `${weight} ${size}px ${text}`,
  }
}
