import { encode } from 'uqr'
import type { Canvas2D } from '../rig/canvas-backend.ts'
import { fill, roundedRect } from '../rig/shapes.ts'

const QUIET_MODULES = 4
// The longest address whose modules a phone can read from a screen.
const URL_LENGTH_MAX = 200

/** A code with its quiet zone, `size` units wide. Every module covers whole pixels. */
interface QrCode {
  size: number
  draw: (canvas: Canvas2D, x: number, y: number) => void
}

/**
 * Returns the QR code of an address, at most `room` units wide. Undefined when it would be too fine to scan. Black on white for
 * contrast. Error correction level M (15 %), because the encoder blurs edges.
 */
export function qrCodeOf(text: string, room: number, pixelsPerUnit: number): QrCode | undefined {
  if (text.length === 0 || text.length > URL_LENGTH_MAX) return undefined
  const { data } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const module = Math.max(2, Math.floor((room * pixelsPerUnit) / data.length)) / pixelsPerUnit
  const size = module * data.length
  const onPixel = (value: number) => Math.round(value * pixelsPerUnit) / pixelsPerUnit
  return {
    size,
    draw(canvas, x, y) {
      const [left, top] = [onPixel(x), onPixel(y)]
      fill(canvas, roundedRect(left, top, size, size, 12), '#ffffff')
      canvas.fillStyle = '#10151f'
      for (const [row, modules] of data.entries()) {
        for (const [column, isDark] of modules.entries()) {
          if (isDark) canvas.fillRect(left + column * module, top + row * module, module, module)
        }
      }
    },
  }
}
