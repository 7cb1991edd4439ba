import { createMacroblockCopies, createPlanes, MACROBLOCK } from './planes.ts'
import type { Planes } from './planes.ts'

/**
 * Remembers the last two contents with which each macroblock of `source` stood still: mostly the ground, and what is before it. A
 * macroblock that returns to one of them is likely to stay, such as the ground that a moving hand leaves.
 */
export function createSettledContents(source: Planes) {
  const { columns, rows } = source
  const memories = [0, 1].map(() => {
    const planes = createPlanes(columns * MACROBLOCK, rows * MACROBLOCK)
    return createMacroblockCopies(source, planes)
  }) as [ReturnType<typeof createMacroblockCopies>, ReturnType<typeof createMacroblockCopies>]
  // Which of the two memories of each macroblock is the newer one.
  const newest = new Uint8Array(columns * rows)

  function holds(column: number, row: number): boolean {
    const at = row * columns + column
    const index = newest[at] as 0 | 1
    if (!memories[index].differs(column, row)) return true
    if (memories[(1 - index) as 0 | 1].differs(column, row)) return false
    newest[at] = 1 - index
    return true
  }
  function remember(column: number, row: number): void {
    if (holds(column, row)) return
    const at = row * columns + column
    newest[at] = 1 - (newest[at] as number)
    memories[newest[at] as 0 | 1].accept(column, row)
  }
  return {
    /** Returns whether the source now shows one of the contents. */
    holds,
    remember,
    rememberAll(): void {
      for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) remember(column, row)
    },
  }
}
