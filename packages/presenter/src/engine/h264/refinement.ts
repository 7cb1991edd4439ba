import type { Planes } from './planes.ts'

// Frames a macroblock must be still before it is refined; one on flat ground, where ghosts are seen, waits for a single one.
const STILL_FRAMES = 2

/**
 * Tracks macroblocks that changed and then stood still. The coarse quantizer leaves ghosts of the old picture on them, so they
 * are coded once more with a finer one.
 */
export function createRefinement({ columns, rows }: Planes, isFlat: (column: number, row: number) => boolean) {
  const left = new Uint8Array(columns * rows)
  const waiting = new Uint16Array(rows)
  return {
    /** A keyframe clears all. */
    clear(): void {
      left.fill(0)
      waiting.fill(0)
    },
    changed(column: number, row: number): void {
      const at = row * columns + column
      if (left[at] === 0) waiting[row] = (waiting[row] as number) + 1
      left[at] = STILL_FRAMES
    },
    hasPendingIn: (row: number): boolean => (waiting[row] as number) > 0,
    /** Call once per frame in which the macroblock is still. */
    isDue(column: number, row: number): boolean {
      const at = row * columns + column
      const frames = left[at] as number
      if (frames === 0) return false
      const isFirst = frames === STILL_FRAMES
      left[at] = frames - 1
      if (frames > 1 && !(isFirst && isFlat(column, row))) return false
      left[at] = 0
      waiting[row] = (waiting[row] as number) - 1
      return true
    },
  }
}
