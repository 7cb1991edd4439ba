import { renderSVG } from 'uqr'

/** As much white around it as the standard asks for: the code is printed on anything and read at a slant. */
const QUIET_MODULES = 4

/** The QR code of an address, as an SVG drawing. Middle error correction (15 %): paper is folded and gets wet. */
export function qrCodeOf(address: string): string {
  return renderSVG(address, { border: QUIET_MODULES, ecc: 'M' })
}
