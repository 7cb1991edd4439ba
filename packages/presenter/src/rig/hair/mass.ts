import { outline } from '../canvas-backend.ts'
import type { Canvas2D, Outline } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import { crescent, fill, fillLenses, SIDES, within } from '../shapes.ts'
import type { LensNumbers, Side } from '../shapes.ts'
import type { HairTones } from '../colour.ts'

/** A hair style: parts behind the neck and in front of the forehead. */
export interface Hair {
  back?: (canvas: Canvas2D, figure: Figure) => void
  front: (canvas: Canvas2D, figure: Figure, pose: Pose) => void
}

interface MassLook {
  tones: HairTones
  grooves?: readonly LensNumbers[]
  lights?: readonly LensNumbers[]
  shadow?: readonly [x: number, y: number]
}

/** Draws a mass of hair: base, shadow side, grooves, highlights, lit edge. */
export function drawMass(canvas: Canvas2D, data: string, look: MassLook): Outline {
  const { tones, grooves = [], lights = [], shadow = [-9, -3] } = look
  const shape = outline(data)
  fill(canvas, shape, tones.base)
  crescent(canvas, shape, shadow[0], shadow[1], tones.shade)
  within(canvas, shape, () => {
    fillLenses(canvas, grooves, tones.deep)
    fillLenses(canvas, lights, tones.light)
  })
  crescent(canvas, shape, 3.2, 3.2, tones.light)
  return shape
}

/** Draws hair behind the neck one tone darker. */
export function drawBackMass(canvas: Canvas2D, data: string, { hair }: Figure): void {
  drawMass(canvas, data, { tones: { ...hair, base: hair.shade, shade: hair.deep, light: hair.shade } })
}

/** Draws sideburns, which follow the temples. */
export function onTemples(canvas: Canvas2D, pose: Pose, draw: (side: Side) => void): void {
  for (const side of SIDES) {
    const shift = -9 * turnedAway(pose, side) - 2 * turnedAway(pose, side < 0 ? 1 : -1)
    canvas.save()
    canvas.translate(side * shift, 0)
    canvas.clip(outline(side < 0 ? 'M-300 -300H0V300H-300Z' : 'M0 -300H300V300H0Z'))
    draw(side)
    canvas.restore()
  }
}
