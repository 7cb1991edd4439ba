import { type BrandColours, type Mode, contrast, contrastPairs, deriveTokens, paletteCss } from '@vitrine/theme'

let sheet: CSSStyleSheet | undefined

/** Sets a brand's colours on the panes of both modes, `.pane-light` and `.pane-dark`. */
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

/** Measures every pair of colours that may be combined. The smallest margin over the minimum comes first. */
export function measurePairs(colours: BrandColours, mode: Mode): Measured[] {
  const tokens = deriveTokens(colours, mode)
  return contrastPairs
    .map((pair) => ({ ...pair, reached: contrast(tokens[pair.foreground], tokens[pair.background]) }))
    .sort((a, b) => a.reached / a.minimum - b.reached / b.minimum)
}
