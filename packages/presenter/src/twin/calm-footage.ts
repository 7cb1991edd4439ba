import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { mouthShapeOf } from './face-space.ts'
import type { Landmarks } from './landmarks.ts'
import { PLACES } from './landmarks.ts'

/** Degrees from how the head is usually held. */
const TURN_MAX = 10
/** The quantile of lip openings above which a step is not calm. */
const OPENING_QUANTILE = 0.8
/** In a recording with closed lips all are alike. In units of the eye distance. */
const OPENING_MARGIN = 0.025
/** A head moves no faster from step to step. */
const MOVE_MAX = 0.06
/** Shorter footage repeats itself too often. */
export const CALM_SECONDS_MIN = 4

/** Returns the longest stretch of footage in which the head faces the camera, holds still, and the lips are closed. */
export function calmStretchOf(steps: readonly (Landmarks | undefined)[]): { from: number; to: number } {
  const openings = steps.map((step) => (step ? mouthShapeOf(step.points, eyeDistanceOf(step)).opening : Infinity))
  const sorted = openings.toSorted((a, b) => a - b)
  const most = Math.max(medianOf(openings) + OPENING_MARGIN, sorted[Math.floor(sorted.length * OPENING_QUANTILE)] ?? 0)
  const usual = medianOf(steps.flatMap((step) => (step ? [step.pose.yaw] : [])))
  let best = { from: 0, to: 0 }
  let from = 0
  for (let index = 0; index <= steps.length; index++) {
    const step = steps[index]
    const isCalm =
      step !== undefined &&
      Math.abs(step.pose.yaw - usual) <= TURN_MAX &&
      (openings[index] as number) <= most &&
      (index === from || moveOf(steps[index - 1], step) <= MOVE_MAX)
    if (isCalm) continue
    if (index - from > best.to - best.from) best = { from, to: index }
    from = index + 1
  }
  return best
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export const secondsOf = ({ from, to }: { from: number; to: number }) => (to - from) / STEPS_PER_SECOND

export function eyeDistanceOf({ points }: Landmarks): number {
  const [right = 0, , , left = 0] = PLACES.still
  const along = (axis: number) => (points[right * 2 + axis] as number) - (points[left * 2 + axis] as number)
  return Math.hypot(along(0), along(1))
}

function moveOf(before: Landmarks | undefined, step: Landmarks): number {
  if (!before) return 0
  const along = (axis: number) =>
    (step.points[PLACES.bridge * 2 + axis] as number) - (before.points[PLACES.bridge * 2 + axis] as number)
  return Math.hypot(along(0), along(1)) / eyeDistanceOf(step)
}
