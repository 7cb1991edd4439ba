import type { Canvas2D } from '../rig/canvas-kit.ts'
import { drawText } from './typography.ts'

/** A strip of text: it starts at the left, or at the right in languages that are written from there. */
export interface Column {
  width: number
  rightToLeft: boolean
}

/** The left side of something `size` wide that stands `x` from the start of a column. */
export const fromStart = ({ width, rightToLeft }: Column, x: number, size = 0) => (rightToLeft ? width - x - size : x)

interface Line {
  /** From the start of the column; with `atEnd` from its end. */
  x: number
  y: number
  font: string
  colour: string
  atEnd?: boolean
}

/** Writes a line that runs from the start of a column, or up to its end. */
export function writeLine(canvas: Canvas2D, column: Column, text: string, { x, atEnd = false, ...line }: Line): void {
  const { width, rightToLeft } = column
  const fromLeft = atEnd === rightToLeft
  drawText(canvas, text, { ...line, x: fromLeft ? x : width - x, align: fromLeft ? 'left' : 'right', rightToLeft })
}
