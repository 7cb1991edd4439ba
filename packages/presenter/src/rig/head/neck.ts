import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { HEAD_HEIGHT } from './head-space.ts'
import type { Pose } from '../pose.ts'
import { fill, lens, within } from '../shapes.ts'
import { alpha } from '../colour.ts'

// A collar is wider than the neck.
const HALF_WIDTH = { slender: 32, medium: 33, broad: 37.5 }

/** Draws the neck with the shadow of the chin, in body coordinates. Only the shadow moves. */
export function drawNeck(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  const { person, skin } = figure
  const half = HALF_WIDTH[person.build]
  const neck = outline(
    `M${-half} -78C${-half} -44 ${-half - 1} -30 ${-half - 5} -16L${-half - 6} 130H${half + 6}
    L${half + 5} -16C${half + 1} -30 ${half} -44 ${half} -78Z`,
  )
  fill(canvas, neck, skin.base)
  within(canvas, neck, () => {
    const shadowSide = `M${half * 0.3} -90C${half * 0.42} -40 ${half * 0.42} 10 ${half * 0.1} 130H120V-90Z`
    fill(canvas, outline(shadowSide), skin.shade)
    // On a young neck these lines would be wrinkles.
    const depth = person.age > 40 ? 1 : 0.4
    fill(canvas, lens(2, 34, -12, 6, -18, -20, 1.6), alpha(skin.deep, 0.5 * depth))
    fill(canvas, lens(-30, 24, -14, 31, -4, 29, 2), alpha(skin.deep, 0.42 * depth))
    fill(canvas, lens(34, 24, 16, 31, 6, 29, 2), alpha(skin.deep, 0.7 * depth))
    const x = pose.yaw * 8 + 6
    const y = HEAD_HEIGHT
    const underChin = `M${-70 + x} ${y + 40}C${-60 + x} ${y + 96} ${-24 + x} ${y + 128} ${6 + x} ${y + 131}
      C${34 + x} ${y + 128} ${62 + x} ${y + 96} ${80 + x} ${y + 40}Z`
    fill(canvas, outline(underChin), skin.deep)
  })
}
