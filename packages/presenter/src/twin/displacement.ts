import { PLACES } from './landmarks.ts'

/** The radius in which a point of the face moves its surroundings, in units of the eye distance. */
const REACH = 0.09
/** The share by which a point may move less than requested, so that the picture does not tear. */
const SLACK = 0.1
const MOVED = [...PLACES.lips, ...PLACES.jaw]

/** Adds the displacement at a point of the face to `out`. */
export type Displacement = (u: number, v: number, out: [number, number]) => void

/** Returns a smooth displacement that leads the points of the face from where they are wanted to where they are in a picture. */
export function displacementBetween(wanted: Float32Array, found: Float32Array): Displacement {
  const count = MOVED.length
  const [x, y] = [0, 1].map((axis) => Float64Array.from(MOVED, (place) => wanted[place * 2 + axis] as number)) as [
    Float64Array,
    Float64Array,
  ]
  const kernel = new Float64Array(count * count)
  for (let row = 0; row < count; row++) {
    for (let column = 0; column <= row; column++)
      kernel[row * count + column] = bell(
        (x[row] as number) - (x[column] as number),
        (y[row] as number) - (y[column] as number),
      )
    kernel[row * count + row] = 1 + SLACK
  }
  factorize(kernel, count)
  const weights = [0, 1].map((axis) =>
    solve(
      kernel,
      count,
      Float64Array.from(MOVED, (place) => (found[place * 2 + axis] as number) - (wanted[place * 2 + axis] as number)),
    ),
  ) as [Float64Array, Float64Array]
  return (u, v, out) => {
    let [across, down] = [0, 0]
    for (let index = 0; index < count; index++) {
      const [dx, dy] = [u - (x[index] as number), v - (y[index] as number)]
      if (dx > FAR || dx < -FAR || dy > FAR || dy < -FAR) continue
      const share = bell(dx, dy)
      across += share * (weights[0][index] as number)
      down += share * (weights[1][index] as number)
    }
    out[0] = across
    out[1] = down
  }
}

const FAR = 3 * REACH
const bell = (dx: number, dy: number) => Math.exp(-(dx * dx + dy * dy) / (2 * REACH * REACH))

/** Cholesky, in the lower half. The slack makes the matrix positive definite. */
function factorize(matrix: Float64Array, count: number): void {
  for (let row = 0; row < count; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * count + column] as number
      for (let index = 0; index < column; index++)
        sum -= (matrix[row * count + index] as number) * (matrix[column * count + index] as number)
      matrix[row * count + column] = row === column ? Math.sqrt(sum) : sum / (matrix[column * count + column] as number)
    }
  }
}

function solve(factor: Float64Array, count: number, values: Float64Array): Float64Array {
  for (let row = 0; row < count; row++) {
    let sum = values[row] as number
    for (let index = 0; index < row; index++) sum -= (factor[row * count + index] as number) * (values[index] as number)
    values[row] = sum / (factor[row * count + row] as number)
  }
  for (let row = count - 1; row >= 0; row--) {
    let sum = values[row] as number
    for (let index = row + 1; index < count; index++)
      sum -= (factor[index * count + row] as number) * (values[index] as number)
    values[row] = sum / (factor[row * count + row] as number)
  }
  return values
}
