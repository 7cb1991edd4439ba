import { brandCss } from '@vitrine/theme'
import type { Brand } from '@vitrine/contract'
import { fonts, type FontFamily } from '@vitrine/theme'
import lato from './web-fonts/lato.css?url'
import openSans from './web-fonts/open-sans.css?url'
import roboto from './web-fonts/roboto.css?url'
import sourceSansPro from './web-fonts/source-sans-pro.css?url'
import { announcePaint } from '../canvas/paint.ts'

/** The style sheet of a font family that is not built in. */
const faceSheets: Partial<Record<FontFamily, string>> = {
  Lato: lato,
  'Open Sans': openSans,
  Roboto: roboto,
  'Source Sans Pro': sourceSansPro,
}

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
  if (fontFamily) linkFonts(fontFamily)
  sheet.replaceSync(brandCss({ colours: brand.colours, ...(fontFamily ? { fontFamily } : {}) }))
  announcePaint()
}

/** Adds the style sheet of a font family that the page was not served with. */
function linkFonts(family: FontFamily): void {
  const href = faceSheets[family]
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
