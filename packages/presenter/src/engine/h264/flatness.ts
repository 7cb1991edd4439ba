import { MACROBLOCK } from './planes.ts'
import type { Planes } from './planes.ts'

// Levels between the darkest and the brightest sample. Ghosts are seen on such ground, and drown in anything rougher.
const RANGE_MAX = 8

/** Returns a test of whether a macroblock of the source is plain ground. */
export function createFlatness({ columns, parts: [luma] }: Planes) {
  const stride = columns * MACROBLOCK
  return (column: number, row: number): boolean => {
    const from = row * MACROBLOCK * stride + column * MACROBLOCK
    let [low, high] = [255, 0]
    for (let start = from; start < from + MACROBLOCK * stride; start += stride) {
      for (let at = start; at < start + MACROBLOCK; at++) {
        const value = luma[at] as number
        if (value < low) low = value
        if (value > high) high = value
      }
      if (high - low > RANGE_MAX) return false
    }
    return true
  }
}
