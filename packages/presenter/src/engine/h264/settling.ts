import type { Planes } from './planes.ts'

// A square that moves on is not worth more bits; one that has stood still for so many pictures is.
const PATIENCE = 3

/**
 * Remembers which macroblocks have changed and then stood still. What a coarse step leaves over of an old picture would stay on
 * such a square as a faint ghost, so it is due to be coded once more, finely.
 */
export function createSettling({ columns, rows }: Planes) {
  const left = new Uint8Array(columns * rows)
  const waiting = new Uint16Array(rows)
  return {
    /** After a whole picture nothing is left over. */
    clear(): void {
      left.fill(0)
      waiting.fill(0)
    },
    changed(column: number, row: number): void {
      const at = row * columns + column
      if (left[at] === 0) waiting[row] = (waiting[row] as number) + 1
      left[at] = PATIENCE
    },
    waitsIn: (row: number): boolean => (waiting[row] as number) > 0,
    /** To be asked once for each picture in which the macroblock stands still. */
    isDue(column: number, row: number): boolean {
      const at = row * columns + column
      if (left[at] === 0) return false
      left[at] = (left[at] as number) - 1
      if (left[at] !== 0) return false
      waiting[row] = (waiting[row] as number) - 1
      return true
    },
  }
}
