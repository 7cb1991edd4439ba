import { outline } from '../canvas-kit.ts'
import type { Canvas2D, Outline } from '../canvas-kit.ts'
import type { Figure } from '../figure.ts'
import { turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import { crescent, fill, fillLenses, SIDES, within } from '../shapes.ts'
import type { LensNumbers, Side } from '../shapes.ts'
import type { HairTones } from '../tone.ts'

/** A way to wear the hair: what hangs behind the neck and what lies in front of the forehead. */
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

/** One body of hair: base, shadow side, dark grooves and light groups along its flow, lit edge. */
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

/** What hangs behind the neck lies in the shade of the head: every tone one step darker. */
export function drawBackMass(canvas: Canvas2D, data: string, { hair }: Figure): void {
  drawMass(canvas, data, { tones: { ...hair, base: hair.shade, shade: hair.deep, light: hair.shade } })
}

/** Sideburns sit on the temples and go with them: in on the side that turns away, a little forward on the other one. */
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
