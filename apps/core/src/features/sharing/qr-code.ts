import { renderSVG } from 'uqr'

/** The white border that the standard requires, in modules. */
const QUIET_MODULES = 4

/** Returns the QR code of an address as an SVG drawing. Error correction level M (15 %), since paper is folded and gets wet. */
export function qrCodeOf(address: string): string {
  return renderSVG(address, { border: QUIET_MODULES, ecc: 'M' })
}
