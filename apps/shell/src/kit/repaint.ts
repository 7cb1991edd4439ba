import { brandCss } from '@vitrine/theme'
import type { Brand } from '@vitrine/contract'
import { fonts, type FontFamily } from '@vitrine/theme'
import { announcePaint } from './paint.ts'

let sheet: CSSStyleSheet | undefined

/**
 * Paints the open page in another brand by replacing one adopted stylesheet: the elements stay and only their variables
 * change. Adopted sheets come after those of the document, so the newer brand wins over the one the page came with.
 */
export function repaint(brand: Brand): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  const fontFamily = fonts.find((font) => font === brand.fontFamily) satisfies FontFamily | undefined
  sheet.replaceSync(brandCss({ colours: brand.colours, ...(fontFamily ? { fontFamily } : {}) }))
  announcePaint()
}
