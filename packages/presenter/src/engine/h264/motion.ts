import { MACROBLOCK } from './planes.ts'
import type { Planes } from './planes.ts'

// A head that turns moves by a pixel or two between two drawings.
const FARTHEST = 4
const STEPS_MAX = 6
// Differences that a vector must save before it is worth its bits.
const WORTH = 48
const STILL_ENOUGH = 128
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

const median = (one: number, two: number, three: number) =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))

/** Whole pixels to the right and down, at which a macroblock is found in the picture before. */
export interface Vector {
  x: number
  y: number
}

export const STILL: Vector = { x: 0, y: 0 }

/** Copies a square of colour that may lie half a sample aside. */
function placeColour(from: Uint8Array, to: Uint8Array, at: number, stride: number, { x, y }: Vector): void {
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

/** Looks for macroblocks in the picture before, and knows what a decoder expects of their vectors (clause 8.4.1). */
export function createMotion(wanted: Planes, before: Planes, seen: Planes, width: number, height: number) {
  const { columns, rows } = wanted
  const stride = columns * MACROBLOCK
  const xs = new Int8Array(columns * rows)
  const ys = new Int8Array(columns * rows)
  // Rows in which more is seen by now than `before` shows.
  const stale = new Uint8Array(rows)
  const [bright, old] = [wanted.parts[0], before.parts[0]]

  function differences(at: number, shift: number, most: number): number {
    let sum = 0
    // Every second row tells as much in half the time.
    for (let row = 0; row < MACROBLOCK && sum < most; row += 2) {
      const start = at + row * stride
      for (let index = start; index < start + MACROBLOCK; index++) {
        sum += Math.abs((bright[index] as number) - (old[index + shift] as number))
      }
    }
    return sum
  }
  const vectorAt = (index: number): Vector => ({ x: xs[index] as number, y: ys[index] as number })

  /** The vector that is understood without saying it. */
  function expected(column: number, row: number): Vector {
    const at = row * columns + column
    if (row === 0) return column === 0 ? STILL : vectorAt(at - 1)
    const left = column > 0 ? vectorAt(at - 1) : STILL
    const above = vectorAt(at - columns)
    if (columns === 1) return above
    const corner = vectorAt(column + 1 < columns ? at - columns + 1 : at - columns - 1)
    return { x: median(left.x, above.x, corner.x), y: median(left.y, above.y, corner.y) }
  }
  /** Near the edges nothing is looked for: what lies beyond them is not the same here as in a decoder. */
  function isInside(column: number, row: number): boolean {
    const [x, y] = [column * MACROBLOCK, row * MACROBLOCK]
    const room = FARTHEST + 2
    return x >= room && y >= room && x + MACROBLOCK + room <= width && y + MACROBLOCK + room <= height
  }
  function search(at: number, starts: readonly Vector[]): Vector {
    const still = differences(at, 0, Infinity)
    if (still < STILL_ENOUGH) return STILL
    let best = STILL
    let least = still - WORTH
    const consider = (x: number, y: number): void => {
      if (x > FARTHEST || x < -FARTHEST || y > FARTHEST || y < -FARTHEST || (x === 0 && y === 0)) return
      const found = differences(at, y * stride + x, least)
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
    for (const [index, part] of seen.parts.entries()) {
      const size = part.length / rows
      before.parts[index]?.set(part.subarray(row * size, (row + 1) * size), row * size)
    }
  }
  return {
    /** To be called before each picture, with what is seen so far. */
    begin(): void {
      xs.fill(0)
      ys.fill(0)
      for (let row = 0; row < rows; row++) if (stale[row] === 1) catchUp(row)
      stale.fill(0)
    },
    /** Something else is seen in this row now. */
    changed: (row: number) => (stale[row] = 1),
    /** Something else is seen everywhere. */
    lookAnew: () => stale.fill(1),
    expected,
    /** Whether a macroblock that is left out stays where it is: among moving ones it would move along. */
    staysWhenLeftOut(column: number, row: number): boolean {
      if (column === 0 || row === 0) return true
      const at = row * columns + column
      const moves = (index: number) => xs[index] !== 0 || ys[index] !== 0
      if (!moves(at - 1) || !moves(at - columns)) return true
      const { x, y } = expected(column, row)
      return x === 0 && y === 0
    },
    /** Finds where a macroblock comes from and puts it into what is seen, for the rest to be coded as a difference. */
    follow(column: number, row: number): Vector {
      if (!isInside(column, row)) return STILL
      const index = row * columns + column
      const at = row * MACROBLOCK * stride + column * MACROBLOCK
      const vector = search(at, [vectorAt(index - 1), vectorAt(index - columns)])
      if (vector === STILL) return STILL
      xs[index] = vector.x
      ys[index] = vector.y
      const shift = vector.y * stride + vector.x
      for (let start = at; start < at + MACROBLOCK * stride; start += stride) {
        seen.parts[0].set(old.subarray(start + shift, start + shift + MACROBLOCK), start)
      }
      const colourAt = (row * MACROBLOCK * stride) / 4 + (column * MACROBLOCK) / 2
      for (const part of [1, 2] as const)
        placeColour(before.parts[part], seen.parts[part], colourAt, stride / 2, vector)
      return vector
    },
  }
}
export type Motion = ReturnType<typeof createMotion>
