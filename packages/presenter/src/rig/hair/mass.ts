import { outline } from '../canvas-kit.ts'
import type { Canvas2D, Outline } from '../canvas-kit.ts'
import type { Figure } from '../figure.ts'
import type { Pose } from '../pose.ts'
import { crescent, fill, fillLenses, within } from '../shapes.ts'
import type { LensNumbers } from '../shapes.ts'
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
