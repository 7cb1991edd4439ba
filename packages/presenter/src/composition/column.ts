import type { Canvas2D } from '../rig/canvas-backend.ts'
import { drawText } from './typography.ts'

/** A text column. It starts at the right in right-to-left languages. */
export interface Column {
  width: number
  rightToLeft: boolean
}

/** Returns the left edge of an item of width `size` that is `x` from the start of a column. */
export const fromStart = ({ width, rightToLeft }: Column, x: number, size = 0) => (rightToLeft ? width - x - size : x)

interface Line {
  /** Offset from the start of the column, or from its end with `atEnd`. */
  x: number
  y: number
  font: string
  colour: string
  atEnd?: boolean
}

/** Draws a line from the start or the end of a column. */
export function writeLine(canvas: Canvas2D, column: Column, text: string, { x, atEnd = false, ...line }: Line): void {
  const { width, rightToLeft } = column
  const fromLeft = atEnd === rightToLeft
  drawText(canvas, text, { ...line, x: fromLeft ? x : width - x, align: fromLeft ? 'left' : 'right', rightToLeft })
}
