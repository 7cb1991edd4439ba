import type { Planes } from '../uploads/i420-scale.ts'
import { type Similarity, inverseOf } from './face-space.ts'

/** Samples of the eye distance: what is measured does not depend on how near the camera was. */
const UNIT = 111
const [LEFT, RIGHT, TOP, BOTTOM] = [-0.6, 0.6, -0.3, 1.1]
const [WIDTH, HEIGHT] = [Math.round((RIGHT - LEFT) * UNIT), Math.round((BOTTOM - TOP) * UNIT)]

/** Returns how sharp a face is: the variance of its edges by that of its brightness, which the light does not change. */
export function sharpnessOf({ data, width, height }: Planes, toFace: Similarity): number {
  const { a, b, x, y } = inverseOf(toFace)
  const light = new Float32Array(WIDTH * HEIGHT)
  for (let row = 0, at = 0; row < HEIGHT; row++) {
    const v = TOP + row / UNIT
    for (let column = 0; column < WIDTH; column++, at++) {
      const u = LEFT + column / UNIT
      const left = Math.min(width - 1, Math.max(0, Math.round(a * u - b * v + x)))
      const top = Math.min(height - 1, Math.max(0, Math.round(b * u + a * v + y)))
      light[at] = data[top * width + left] as number
    }
  }
  const edges = new Float32Array((WIDTH - 2) * (HEIGHT - 2))
  for (let row = 1, at = 0; row < HEIGHT - 1; row++) {
    for (let column = 1; column < WIDTH - 1; column++, at++) {
      const here = row * WIDTH + column
      const value = (place: number) => light[here + place] as number
      edges[at] = value(-1) + value(1) + value(-WIDTH) + value(WIDTH) - 4 * value(0)
    }
  }
  return varianceOf(edges) / Math.max(1, varianceOf(light))
}

function varianceOf(values: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  return squares / values.length - (sum / values.length) ** 2
}
