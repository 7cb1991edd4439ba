import { MACROBLOCK } from './planes.ts'
import type { Planes } from './planes.ts'

// A turning head moves by one or two pixels per step.
const SEARCH_RANGE = 4
const STEPS_MAX = 6
// SAD that a vector must save to be worth its bits.
const VECTOR_COST = 48
const SKIP_THRESHOLD = 128
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

const median = (one: number, two: number, three: number) =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))

/** A motion vector in whole pixels. */
export interface Vector {
  x: number
  y: number
}

export const ZERO_VECTOR: Vector = { x: 0, y: 0 }

/** Chroma motion compensation with half-sample positions. */
function predictChroma(from: Uint8Array, to: Uint8Array, at: number, stride: number, { x, y }: Vector): void {
  const [right, down] = [x & 1, (y & 1) * stride]
  const shift = (y >> 1) * stride + (x >> 1)
  for (let row = 0; row < 8; row++) {
    for (let index = at + row * stride; index < at + row * stride + 8; index++) {
      const a = from[index + shift] as number
      const b = from[index + shift + right] as number
      const c = from[index + shift + down] as number
      const d = from[index + shift + right + down] as number
      to[index] = (16 * (a + b + c + d) + 32) >> 6
    }
  }
}

/** Motion search and prediction of motion vectors (clause 8.4.1). */
export function createMotion(source: Planes, before: Planes, reconstructed: Planes, width: number, height: number) {
  const { columns, rows } = source
  const stride = columns * MACROBLOCK
  const xs = new Int8Array(columns * rows)
  const ys = new Int8Array(columns * rows)
  // Rows in which `reconstructed` is newer than `before`.
  const stale = new Uint8Array(rows)
  const [luma, old] = [source.parts[0], before.parts[0]]

  function sumOfDifferences(at: number, shift: number, most: number): number {
    let sum = 0
    // Every second row is as good in half the time.
    for (let row = 0; row < MACROBLOCK && sum < most; row += 2) {
      const start = at + row * stride
      for (let index = start; index < start + MACROBLOCK; index++) {
        sum += Math.abs((luma[index] as number) - (old[index + shift] as number))
      }
    }
    return sum
  }
  const vectorAt = (index: number): Vector => ({ x: xs[index] as number, y: ys[index] as number })

  /** Returns the predicted vector. */
  function expected(column: number, row: number): Vector {
    const at = row * columns + column
    if (row === 0) return column === 0 ? ZERO_VECTOR : vectorAt(at - 1)
    const left = column > 0 ? vectorAt(at - 1) : ZERO_VECTOR
    const above = vectorAt(at - columns)
    if (columns === 1) return above
    const corner = vectorAt(column + 1 < columns ? at - columns + 1 : at - columns - 1)
    return { x: median(left.x, above.x, corner.x), y: median(left.y, above.y, corner.y) }
  }
  /** No search near the edges, where the padding differs from that of a decoder. */
  function isInside(column: number, row: number): boolean {
    const [x, y] = [column * MACROBLOCK, row * MACROBLOCK]
    const room = SEARCH_RANGE + 2
    return x >= room && y >= room && x + MACROBLOCK + room <= width && y + MACROBLOCK + room <= height
  }
  function search(at: number, starts: readonly Vector[]): Vector {
    const still = sumOfDifferences(at, 0, Infinity)
    if (still < SKIP_THRESHOLD) return ZERO_VECTOR
    let best = ZERO_VECTOR
    let least = still - VECTOR_COST
    const consider = (x: number, y: number): void => {
      if (x > SEARCH_RANGE || x < -SEARCH_RANGE || y > SEARCH_RANGE || y < -SEARCH_RANGE || (x === 0 && y === 0)) return
      const found = sumOfDifferences(at, y * stride + x, least)
      if (found >= least) return
      least = found
      best = { x, y }
    }
    for (const { x, y } of starts) consider(x, y)
    for (let step = 0; step < STEPS_MAX; step++) {
      const from = best
      for (const [right, down] of AROUND) consider(from.x + right, from.y + down)
      if (best === from) break
    }
    return best
  }
  function catchUp(row: number): void {
    for (const [index, part] of reconstructed.parts.entries()) {
      const size = part.length / rows
      before.parts[index]?.set(part.subarray(row * size, (row + 1) * size), row * size)
    }
  }
  return {
    /** Call before each frame. */
    begin(): void {
      xs.fill(0)
      ys.fill(0)
      for (let row = 0; row < rows; row++) if (stale[row] === 1) catchUp(row)
      stale.fill(0)
    },
    /** Marks a row of `reconstructed` as changed. */
    changed: (row: number) => (stale[row] = 1),
    /** Marks all rows as changed. */
    invalidate: () => stale.fill(1),
    expected,
    /** Returns whether a skipped macroblock stays in place. Among moving neighbours the predicted vector would move it. */
    canBeSkipped(column: number, row: number): boolean {
      if (column === 0 || row === 0) return true
      const at = row * columns + column
      const moves = (index: number) => xs[index] !== 0 || ys[index] !== 0
      if (!moves(at - 1) || !moves(at - columns)) return true
      const { x, y } = expected(column, row)
      return x === 0 && y === 0
    },
    /** Finds the best vector of a macroblock and writes the prediction to `reconstructed`. */
    follow(column: number, row: number): Vector {
      if (!isInside(column, row)) return ZERO_VECTOR
      const index = row * columns + column
      const at = row * MACROBLOCK * stride + column * MACROBLOCK
      const vector = search(at, [vectorAt(index - 1), vectorAt(index - columns)])
      if (vector === ZERO_VECTOR) return ZERO_VECTOR
      xs[index] = vector.x
      ys[index] = vector.y
      const shift = vector.y * stride + vector.x
      for (let start = at; start < at + MACROBLOCK * stride; start += stride) {
        reconstructed.parts[0].set(old.subarray(start + shift, start + shift + MACROBLOCK), start)
      }
      const chromaAt = (row * MACROBLOCK * stride) / 4 + (column * MACROBLOCK) / 2
      for (const part of [1, 2] as const)
        predictChroma(before.parts[part], reconstructed.parts[part], chromaAt, stride / 2, vector)
      return vector
    },
  }
}
export type Motion = ReturnType<typeof createMotion>
