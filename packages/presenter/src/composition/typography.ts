import type { Canvas2D } from '../rig/canvas-backend.ts'
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

// Longer texts never fit on a frame. The limit bounds the time for a hostile text.
const CHARACTERS_MAX = 240

/** Truncates a text to a width with an ellipsis. */
export function truncateText(canvas: Canvas2D, text: string, room: number, font: string): string {
  let shown = text.slice(0, CHARACTERS_MAX)
  while (widthOf(canvas, shown, font) > room && shown.length > 1) {
    const kept = shown.replace(/.?…?$/su, '').trimEnd()
    shown = `${kept}…`
  }
  return shown
}

/** Fits a text on one line: shrinks it down to 70 % of `size`, then truncates it. */
export function fitLine(
  canvas: Canvas2D,
  text: string,
  room: number,
  size: number,
  fontAt: (size: number) => string,
): { text: string; font: string; width: number } {
  const needed = widthOf(canvas, text, fontAt(size))
  const fitted = needed <= room ? size : Math.max(size * 0.7, Math.floor((size * room * 10) / needed) / 10)
  const font = fontAt(fitted)
  const shown = truncateText(canvas, text, room, font)
  return { text: shown, font, width: widthOf(canvas, shown, font) }
}
