import type { Timeline } from '../src/rig/timeline.ts'
import { VISEME_NAMES } from '../src/rig/visemes.ts'
import type { VisemeName } from '../src/rig/visemes.ts'
import { createFaceTracker } from '../src/twin/face-tracker.ts'
import { loadFaceModels } from '../src/twin/face-models.ts'
import { eyeDistanceOf } from '../src/twin/calm-footage.ts'
import { fitSimilarity, meanFaceOf, mouthShapeOf, moved } from '../src/twin/face-space.ts'
import type { MouthShape } from '../src/twin/face-space.ts'
import { PLACES, landmarksOf } from '../src/twin/landmarks.ts'
import type { Landmarks } from '../src/twin/landmarks.ts'
import type { Planes } from '../src/uploads/i420-scale.ts'

/** A face as it is measured in each step of a video, in face space. */
export interface MeasuredVideo {
  points: Float32Array[]
  shapes: MouthShape[]
  /** Distance of the outer eye corners in pixels. */
  eyeDistance: number
}

/** Measures the face in pictures. A step without a face counts as the one before. */
export async function measurePictures(pictures: AsyncIterable<Planes>): Promise<MeasuredVideo> {
  const track = createFaceTracker(await loadFaceModels())
  const steps: Landmarks[] = []
  for await (const picture of pictures) {
    const mesh = track(picture)
    const found = mesh ? landmarksOf(mesh) : steps.at(-1)
    if (found) steps.push(found)
  }
  const face = meanFaceOf(steps.map(({ points }) => points))
  const points = steps.map((step) => moved(step.points, fitSimilarity(step.points, face, PLACES.still)))
  const [first] = steps
  return { points, shapes: points.map((one) => mouthShapeOf(one)), eyeDistance: first ? eyeDistanceOf(first) : 0 }
}

export function correlationOf(some: readonly number[], others: readonly number[]): number {
  const count = Math.min(some.length, others.length)
  const mean = (values: readonly number[]) => values.slice(0, count).reduce((sum, value) => sum + value / count, 0)
  const [a, b] = [mean(some), mean(others)]
  let [both, first, second] = [0, 0, 0]
  for (let at = 0; at < count; at++) {
    const [x, y] = [(some[at] as number) - a, (others[at] as number) - b]
    both += x * y
    first += x * x
    second += y * y
  }
  return both / Math.sqrt(first * second)
}

/** Returns the value below which a share of the values lies. */
export const quantileOf = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number

/** Returns the steps of a timeline in which one of the visemes is seen. */
export const stepsOf = (timeline: Timeline, names: readonly VisemeName[]) =>
  Array.from(timeline.mouth, (mouth) => VISEME_NAMES[mouth >> 1]).flatMap((name, step) =>
    name && names.includes(name) ? [step] : [],
  )

/** Mean of the second differences of the lips in pixels: what trembles has large ones. */
export function unrestOf({ points }: MeasuredVideo, eyeDistance: number): number {
  let [sum, count] = [0, 0]
  for (let step = 1; step < points.length - 1; step++) {
    const [before, here, after] = [points[step - 1], points[step], points[step + 1]] as [
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    for (const place of PLACES.lips) {
      const along = (axis: number) => {
        const at = place * 2 + axis
        return (before[at] as number) - 2 * (here[at] as number) + (after[at] as number)
      }
      sum += Math.hypot(along(0), along(1))
      count++
    }
  }
  return (sum / count) * eyeDistance
}
