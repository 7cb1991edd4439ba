import type { Canvas2D } from '../canvas-backend.ts'
import type { Pose } from '../pose.ts'
import { radians } from '../shapes.ts'

/** The point between the eyes, in body coordinates. */
export const HEAD_HEIGHT = -132
// A large head looks friendlier and keeps the mouth readable at small sizes.
const HEAD_SIZE = 1.08
// The head turns around the top of the neck.
const PIVOT_Y = 84

/** Draws in head coordinates: (0, 0) between the eyes, chin at about 104, crown at about -110. */
export function inHeadSpace(canvas: Canvas2D, pose: Pose, draw: () => void): void {
  canvas.save()
  canvas.translate(0, HEAD_HEIGHT + pose.bob * 5 + PIVOT_Y)
  canvas.rotate(radians(pose.tilt))
  canvas.scale(HEAD_SIZE, HEAD_SIZE)
  canvas.translate(0, -PIVOT_Y)
  draw()
  canvas.restore()
}
