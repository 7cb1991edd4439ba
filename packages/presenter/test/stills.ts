import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../src/engine/canvas/canvas.ts'
import { drawPortrait, PORTRAIT } from '../src/rig/portrait.ts'
import type { Presenter } from '../src/rig/presenters.ts'

/** Folder of the small pictures that a page shows until it has drawn its presenters. `pnpm golden` draws them again. */
export const STILLS = new URL('../stills/', import.meta.url)

const SCALE = 0.5

/** Draws a presenter's portrait without a background. */
export function drawStill(presenter: Presenter): Canvas {
  prepareCanvas()
  const [width, height] = [Math.round(PORTRAIT.width * SCALE), Math.round(PORTRAIT.height * SCALE)]
  const picture = createCanvas(width, height)
  drawPortrait(picture.getContext('2d'), { presenter, width, height })
  return picture
}
