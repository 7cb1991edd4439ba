import { encode } from 'uqr'
import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, roundedRect } from '../rig/shapes.ts'

const QUIET_MODULES = 4
// The longest address whose squares stay large enough for a telephone in front of a screen.
const LONGEST = 200

/** A code with its quiet zone: `size` units wide, so that every square covers whole pixels. */
interface QrCode {
  size: number
  draw: (canvas: Canvas2D, x: number, y: number) => void
}

/**
 * The QR code of an address, at most `room` units wide; undefined when it would be too fine to scan. Black on white whatever
 * the brand, because scanners want the contrast; middle error correction (15 %), since the encoder blurs edges.
 */
export function qrCodeOf(text: string, room: number, pixelsPerUnit: number): QrCode | undefined {
  if (text.length === 0 || text.length > LONGEST) return undefined
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
