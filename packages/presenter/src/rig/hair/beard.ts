import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import { facePath } from '../head/face.ts'
import type { Figure } from '../figure.ts'
import { jawDropOf } from '../pose.ts'
import type { Pose } from '../pose.ts'
import { fill, fillLenses, within } from '../shapes.ts'
import { alpha } from '../colour.ts'

/** A trimmed beard that follows the jaw. */
export function drawBeard(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  const { person, hair } = figure
  if (!person.bearded) return
  const x = pose.yaw * 15
  const jaw = jawDropOf(pose)
  const area = outline(
    `M-120 -10H-69C-70 14 -66 30 ${-52 + x * 0.4} 44C${-42 + x} 54 ${-30 + x} 50 ${-20 + x * 1.2} 48
    C${-8 + x * 1.3} 45 ${8 + x * 1.3} 45 ${20 + x * 1.2} 48C${32 + x} 50 ${44 + x} 54 ${54 + x * 0.4} 44
    C66 30 70 14 69 -10H120V160H-120Z`,
  )
  within(canvas, facePath(person, pose, 2.5), () => {
    fill(canvas, area, hair.base)
    within(canvas, area, () => {
      const shade = `M${44 + x * 0.5} 20C${46 + x * 0.5} 60 ${30 + x * 0.5} 90 ${x * 0.5} 130H140V20Z`
      fill(canvas, outline(shade), hair.shade)
    })
  })
  fillLenses(
    canvas,
    [
      [-64, 34, -58, 62, -36, 84, 1.4],
      [-56, 50, -44, 78, -20, 96, 1.4],
    ],
    alpha(hair.rim, 0.7),
  )
  fillLenses(
    canvas,
    [
      [-8, 98 + jaw, -2, 102 + jaw, 6, 98 + jaw, 1.2],
      [-20 + x, 92 + jaw, -14 + x, 97 + jaw, -8 + x, 97 + jaw, 1.4],
    ],
    alpha(person.grey ?? person.hair, 0.7),
  )
}
