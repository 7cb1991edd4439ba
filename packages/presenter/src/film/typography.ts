import type { Canvas2D } from '../rig/canvas-kit.ts'
import { withoutEmoji } from '../script/plain-text.ts'

interface TextPlace {
  x: number
  y: number
  font: string
  colour: string
  align?: 'center' | 'left' | 'right'
  rightToLeft?: boolean
}

export function drawText(canvas: Canvas2D, text: string, place: TextPlace): void {
  const { x, y, font, colour, align = 'left', rightToLeft = false } = place
  canvas.font = font
  canvas.fillStyle = colour
  canvas.direction = rightToLeft ? 'rtl' : 'ltr'
  canvas.textBaseline = 'alphabetic'
  canvas.textAlign = align
  canvas.fillText(withoutEmoji(text), x, y)
}

export function widthOf(canvas: Canvas2D, text: string, font: string): number {
  canvas.font = font
  return canvas.measureText(withoutEmoji(text)).width
}

// Nothing on a frame has room for more; without this a hostile text would be measured letter by letter.
const MOST_LETTERS = 240

/** Text that fits into `room`, cut with an ellipsis where it does not. */
export function cutText(canvas: Canvas2D, text: string, room: number, font: string): string {
  let shown = text.slice(0, MOST_LETTERS)
  while (widthOf(canvas, shown, font) > room && shown.length > 1) {
    const kept = shown.replace(/.?…?$/su, '').trimEnd()
    shown = `${kept}…`
  }
  return shown
}

/** Text and font that fit into `room`: smaller down to 70 % of the wanted size, then cut with an ellipsis. */
export function fitText(
  canvas: Canvas2D,
  text: string,
  room: number,
  size: number,
  fontAt: (size: number) => string,
): { text: string; font: string; width: number } {
  const needed = widthOf(canvas, text, fontAt(size))
  const fitted = needed <= room ? size : Math.max(size * 0.7, Math.floor((size * room * 10) / needed) / 10)
  const font = fontAt(fitted)
  const shown = cutText(canvas, text, room, font)
  return { text: shown, font, width: widthOf(canvas, shown, font) }
}
