import type { SKRSContext2D } from '@napi-rs/canvas'
import { archPath } from '../film/arch.ts'
import type { FigurePlace } from '../film/places.ts'
import { within } from '../rig/shapes.ts'

// Half of the white line round an arch: the figure is seen inside it.
const LINE = 2.5

/** Draws with the pit of the neck at the origin, on a canvas that counts in units of the layout. */
export function inFigureSpace(canvas: SKRSContext2D, { x, y, scale, mirrored }: FigurePlace, draw: () => void): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(mirrored ? -scale : scale, scale)
  draw()
  canvas.restore()
}

/** Draws only where a figure behind an arch is seen; everywhere when it stands in front of one. */
export function withinWindow(canvas: SKRSContext2D, { window }: FigurePlace, draw: () => void): void {
  if (!window) return draw()
  const { x, y, width, height } = window
  within(canvas, archPath(x + LINE, y + LINE, width - 2 * LINE, height - 2 * LINE), draw)
}
