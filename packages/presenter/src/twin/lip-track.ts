import type { Choice } from './choose-mouths.ts'
import { PLACES } from './landmarks.ts'
import type { MouthTarget } from './mouth-targets.ts'
import type { FaceRow } from './person.ts'

/** Weights of the steps around one. */
const SMOOTHING = [0.12, 0.76, 0.12]
/** The share of a missing opening for which the lower lip compensates. */
const PULL = 0.8
const PULL_MAX = 0.06
const DOWN = 1

/** Returns where the points of the face go at each step, in face space: as chosen, without jitter, as open as wanted. */
export function lipTrackOf(
  rows: readonly FaceRow[],
  choices: readonly Choice[],
  targets: readonly MouthTarget[],
): Float32Array[] {
  const chosen = choices.map(({ row }) => (rows[row] as FaceRow).points)
  return chosen.map((here, index) => {
    const target = targets[index] as MouthTarget
    const points = target.isShut ? here.slice() : smoothedAt(chosen, index, here)
    pullLowerLip(points, target)
    return points
  })
}

function smoothedAt(chosen: readonly Float32Array[], index: number, here: Float32Array): Float32Array {
  const points = new Float32Array(here.length)
  const middle = SMOOTHING.length >> 1
  for (const [place, weight] of SMOOTHING.entries()) {
    const near = chosen[index + place - middle] ?? here
    for (let at = 0; at < points.length; at++) points[at] = (points[at] as number) + weight * (near[at] as number)
  }
  return points
}

function pullLowerLip(points: Float32Array, { opening, isShut }: MouthTarget): void {
  const down = (place: number) => points[place * 2 + DOWN] as number
  const missing = opening - Math.abs(down(PLACES.lowerInner) - down(PLACES.upperInner))
  const pull = Math.max(-PULL_MAX, Math.min(PULL_MAX, missing * (isShut ? 1 : PULL)))
  for (const place of PLACES.lowerLip) points[place * 2 + DOWN] = (points[place * 2 + DOWN] as number) + pull
}
