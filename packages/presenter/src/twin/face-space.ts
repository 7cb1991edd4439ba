import { PLACES } from './landmarks.ts'

/**
 * Turns, scales and moves: x' = a x - b y + x0, y' = b x + a y + y0. Face space has the middle of the still points at its origin and
 * the distance of the outer eye corners as its unit.
 */
export interface Similarity {
  a: number
  b: number
  x: number
  y: number
}

/** Returns the similarity that brings points nearest to others. `places` are the points that count. */
export function fitSimilarity(from: Float32Array, to: Float32Array, places: readonly number[]): Similarity {
  let [fromX, fromY, toX, toY] = [0, 0, 0, 0]
  for (const place of places) {
    fromX += from[place * 2] as number
    fromY += from[place * 2 + 1] as number
    toX += to[place * 2] as number
    toY += to[place * 2 + 1] as number
  }
  const count = places.length
  ;[fromX, fromY, toX, toY] = [fromX / count, fromY / count, toX / count, toY / count]
  let [dot, cross, size] = [0, 0, 0]
  for (const place of places) {
    const [u, v] = [(from[place * 2] as number) - fromX, (from[place * 2 + 1] as number) - fromY]
    const [p, q] = [(to[place * 2] as number) - toX, (to[place * 2 + 1] as number) - toY]
    dot += u * p + v * q
    cross += u * q - v * p
    size += u * u + v * v
  }
  const [a, b] = [dot / size, cross / size]
  return { a, b, x: toX - a * fromX + b * fromY, y: toY - b * fromX - a * fromY }
}

export function inverseOf({ a, b, x, y }: Similarity): Similarity {
  const size = a * a + b * b
  const [c, d] = [a / size, -b / size]
  return { a: c, b: d, x: -(c * x - d * y), y: -(d * x + c * y) }
}

/** Moves all points. */
export function moved(points: Float32Array, { a, b, x, y }: Similarity): Float32Array {
  const out = new Float32Array(points.length)
  for (let at = 0; at < points.length; at += 2) {
    const [u, v] = [points[at] as number, points[at + 1] as number]
    out[at] = a * u - b * v + x
    out[at + 1] = b * u + a * v + y
  }
  return out
}

/** Returns the mean of the still points in face space, which all pictures of a person are compared with. */
export function meanFaceOf(rows: readonly Float32Array[]): Float32Array {
  const first = rows[0]
  if (!first) return new Float32Array(0)
  let mean = normalized(first)
  for (let round = 0; round < 2; round++) {
    const sum = new Float32Array(mean.length)
    for (const row of rows) {
      const here = moved(row, fitSimilarity(row, mean, PLACES.still))
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (here[at] as number) / rows.length
    }
    mean = normalized(sum)
  }
  return mean
}

/** Brings the eye corners to a distance of 1, level, with their middle at the origin. */
function normalized(points: Float32Array): Float32Array {
  const [right = 0, , , left = 0] = PLACES.still
  const at = (place: number) => [points[place * 2] as number, points[place * 2 + 1] as number] as const
  const [[x0, y0], [x1, y1]] = [at(right), at(left)]
  const size = (x1 - x0) ** 2 + (y1 - y0) ** 2
  const [a, b] = [(x1 - x0) / size, -(y1 - y0) / size]
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return moved(points, { a, b, x: -(a * middleX - b * middleY), y: -(b * middleX + a * middleY) })
}

/** The numbers by which a mouth is chosen, in units of the distance of the eye corners. */
export interface MouthShape {
  opening: number
  width: number
  /** Outer height of the lips. */
  height: number
  jaw: number
}

/** Measures a mouth in points of any space whose unit is `unit`. */
export function mouthShapeOf(points: Float32Array, unit = 1): MouthShape {
  const distance = (one: number, other: number) =>
    Math.hypot(
      (points[one * 2] as number) - (points[other * 2] as number),
      (points[one * 2 + 1] as number) - (points[other * 2 + 1] as number),
    ) / unit
  return {
    opening: distance(PLACES.upperInner, PLACES.lowerInner),
    width: distance(...PLACES.corners),
    height: distance(PLACES.outerTop, PLACES.outerBottom),
    jaw: distance(PLACES.bridge, PLACES.chin),
  }
}
