/** The families a brand can be written in. */
export type FontFamily = 'Inter' | 'Lato' | 'Open Sans' | 'Roboto' | 'Source Sans Pro'

/** What the texts of a brand are set in, as fonts of a canvas. */
export interface Letters {
  /** Headlines and names. */
  display: (size: number) => string
  text: (size: number, weight?: 500 | 600 | 700) => string
}

/** For every writing a family; each is looked for in this order, sign by sign. */
const EVERY_WRITING = 'Inter, Vazirmatn, "Noto Sans Devanagari", "Noto Sans SC"'

/** A brand's family before those that have the writings it lacks. Whoever chose none has a face of the house's for headlines. */
export function lettersOf(family: FontFamily = 'Inter'): Letters {
  const text = family === 'Inter' ? EVERY_WRITING : `"${family}", "${family} Extended", ${EVERY_WRITING}`
  const display = family === 'Inter' ? `"Bricolage Grotesque", ${text}` : text
  return {
    display: (size) => `700 ${size}px ${display}`,
    text: (size, weight = 500) => `${weight} ${size}px ${text}`,
  }
}
