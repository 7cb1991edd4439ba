import { type MouthShape, fitSimilarity, inverseOf, meanFaceOf, mouthShapeOf, moved } from './face-space.ts'
import type { Similarity } from './face-space.ts'
import { PLACES } from './landmarks.ts'
import type { HeadPose } from './landmarks.ts'
import type { MouthRow, MouthTables } from './mouth-file.ts'

/** A picture in face space. `fromFace` leads back to its pixels. */
export interface FaceRow {
  points: Float32Array
  shape: MouthShape
  pose: HeadPose
  seconds: number
  fromFace: Similarity
}

/** Everything that is known of a person's mouth, in face space. */
export interface Person {
  rows: readonly FaceRow[]
  thumbnails: readonly Uint8Array[]
  base: readonly (FaceRow | undefined)[]
  /** Returns the quantile: the value below which this share of the pictures is. */
  quantile: (name: keyof MouthShape, share: number) => number
  /** Standard deviations. */
  spread: MouthShape
}

export function personOf({ rows, thumbnails, base, calm }: MouthTables): Person {
  const face = meanFaceOf(base.slice(calm.from, calm.to).flatMap((row) => (row ? [row.points] : [])))
  const inFace = ({ points: pixels, pose, seconds }: MouthRow): FaceRow => {
    const toFace = fitSimilarity(pixels, face, PLACES.still)
    const points = moved(pixels, toFace)
    return { points, shape: mouthShapeOf(points), pose, seconds, fromFace: inverseOf(toFace) }
  }
  const here = rows.map(inFace)
  const columns = columnsOf(here.map(({ shape }) => shape))
  return {
    rows: here,
    thumbnails,
    base: base.map((row) => row && inFace(row)),
    quantile(name, share) {
      const column = columns[name]
      return column[Math.min(column.length - 1, Math.floor(column.length * share))] as number
    },
    spread: {
      opening: deviationOf(columns.opening),
      width: deviationOf(columns.width),
      height: deviationOf(columns.height),
      jaw: deviationOf(columns.jaw),
    },
  }
}

function columnsOf(shapes: readonly MouthShape[]): Record<keyof MouthShape, Float32Array> {
  const column = (name: keyof MouthShape) => Float32Array.from(shapes, (shape) => shape[name]).toSorted()
  return { opening: column('opening'), width: column('width'), height: column('height'), jaw: column('jaw') }
}

function deviationOf(values: Float32Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return Math.max(1e-4, Math.sqrt(squares))
}
