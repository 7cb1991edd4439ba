import type { Box } from '../composition/geometry.ts'
import { PLACES } from './landmarks.ts'
import type { Similarity } from './face-space.ts'

/** The width of the mask's soft edge, in units of the eye distance. */
const FEATHER = 0.13
/** The margin of the mask below the chins of both faces, in units of the eye distance. */
const BELOW_CHIN = 0.1
/** The shadow of the nose stays that of the footage. */
const BELOW_NOSE = 0.03
/** The upper cheek is not part of it. */
const CHEEKS = PLACES.cheeks.slice(1, 3).concat(PLACES.cheeks.slice(4))

type Point = readonly [x: number, y: number]

/** Returns the outline of what is replaced, in face space: lower cheeks, base of the nose, the jaws of both faces. */
export function maskOutline(base: Float32Array, mouth: Float32Array): Point[] {
  const at = (points: Float32Array, place: number): Point => [
    points[place * 2] as number,
    points[place * 2 + 1] as number,
  ]
  const lips = PLACES.corners.map((place) => at(base, place))
  const level = lips.reduce((sum, [, y]) => sum + y / lips.length, 0)
  const jaw = [base, mouth].flatMap((points) =>
    PLACES.jaw.map((place): Point => {
      const [x, y] = at(points, place)
      return y > level ? [x, y + BELOW_CHIN * Math.min(1, (y - level) * 3)] : [x, y]
    }),
  )
  const nose = PLACES.nose.map((place): Point => {
    const [x, y] = at(base, place)
    return [x, y + BELOW_NOSE]
  })
  const above = [...CHEEKS.map((place) => at(base, place)), ...nose]
  return hullOf([...jaw, ...above])
}

/** The convex hull, clockwise on a screen. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x0, y0], [x1, y1]) => x0 - x1 || y0 - y1)
  const half = (all: readonly Point[]) => {
    const hull: Point[] = []
    for (const point of all) {
      while (hull.length >= 2 && turn(hull.at(-2) as Point, hull.at(-1) as Point, point) <= 0) hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Returns the box of an outline in a picture, with even edges. */
export function boxOf(
  outline: readonly Point[],
  { a, b, x, y }: Similarity,
  size: { width: number; height: number },
): Box {
  const across = outline.map(([u, v]) => a * u - b * v + x)
  const down = outline.map(([u, v]) => b * u + a * v + y)
  const even = (value: number) => 2 * Math.floor(value / 2)
  const [left, top] = [Math.max(0, even(Math.min(...across))), Math.max(0, even(Math.min(...down)))]
  const right = Math.min(size.width, even(Math.max(...across)) + 2)
  const bottom = Math.min(size.height, even(Math.max(...down)) + 2)
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** Returns the opacity of the mouth picture at each pixel of a box, 0 to 255. Four pixels share a value. */
export function maskOf(outline: readonly Point[], fromFace: Similarity, box: Box): Uint8Array {
  const { a, b, x, y } = fromFace
  const points = outline.map(([u, v]): Point => [a * u - b * v + x - box.x, b * u + a * v + y - box.y])
  const edges = edgesOf(points)
  const mask = new Uint8Array(box.width * box.height)
  const feather = FEATHER * Math.hypot(a, b)
  for (let row = 0; row < box.height; row += 2) {
    for (let column = 0; column < box.width; column += 2) {
      const inside = distanceInside(edges, column + 1, row + 1, feather)
      if (inside <= 0) continue
      const share = inside / feather
      const at = row * box.width + column
      mask[at] = Math.round(255 * share * share * (3 - 2 * share))
      mask[at + 1] = mask[at + box.width] = mask[at + box.width + 1] = mask[at] as number
    }
  }
  return mask
}

/** Returns three numbers for each edge: how much its distance grows per pixel to the right and downwards, and the distance at 0, 0. */
function edgesOf(points: readonly Point[]): Float64Array {
  return Float64Array.from(
    points.flatMap(([x0, y0], index) => {
      const [x1, y1] = points[(index + 1) % points.length] as Point
      const length = Math.hypot(x1 - x0, y1 - y0) || 1
      const [right, down] = [-(y1 - y0) / length, (x1 - x0) / length]
      return [right, down, -(right * x0 + down * y0)]
    }),
  )
}

/** Returns the distance of a point to the nearest edge, at most `most`; 0 or less outside. */
function distanceInside(edges: Float64Array, x: number, y: number, most: number): number {
  let inside = most
  for (let edge = 0; edge < edges.length && inside > 0; edge += 3) {
    const distance = (edges[edge] as number) * x + (edges[edge + 1] as number) * y + (edges[edge + 2] as number)
    if (distance < inside) inside = distance
  }
  return inside
}
