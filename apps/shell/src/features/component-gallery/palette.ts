import { type BrandColours, type Mode, contrast, contrastPairs, deriveTokens, paletteCss } from '@vitrine/theme'

let sheet: CSSStyleSheet | undefined

/** Paints the panes of both modes in a brand; `.pane-light` and `.pane-dark` hold the colours of theirs. */
export function paintPanes(colours: BrandColours): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync([paletteCss('.pane-light', colours, 'light'), paletteCss('.pane-dark', colours, 'dark')].join('\n'))
}

export interface Measured {
  foreground: string
  background: string
  minimum: number
  reached: number
}

/** Every pair of colours that may meet, the ones with the least to spare first. */
export function measurePairs(colours: BrandColours, mode: Mode): Measured[] {
  const tokens = deriveTokens(colours, mode)
  return contrastPairs
    .map((pair) => ({ ...pair, reached: contrast(tokens[pair.foreground], tokens[pair.background]) }))
    .sort((a, b) => a.reached / a.minimum - b.reached / b.minimum)
}
