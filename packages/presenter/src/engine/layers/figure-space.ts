import type { SKRSContext2D } from '@napi-rs/canvas'
import { archPath } from '../../composition/brand-frame.ts'
import type { FigurePlace } from '../../composition/geometry.ts'
import { within } from '../../rig/shapes.ts'

// Half of the outline of the arch.
const LINE = 2.5

/** Draws in figure coordinates, with the origin at the base of the neck. */
export function inFigureSpace(canvas: SKRSContext2D, { x, y, scale, mirrored }: FigurePlace, draw: () => void): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(mirrored ? -scale : scale, scale)
  draw()
  canvas.restore()
}

/** Clips to the arch of a figure, if it has one. */
export function withinWindow(canvas: SKRSContext2D, { window }: FigurePlace, draw: () => void): void {
  if (!window) return draw()
  const { x, y, width, height } = window
  within(canvas, archPath(x + LINE, y + LINE, width - 2 * LINE, height - 2 * LINE), draw)
}
