import { yuvPlanesOf, pastePatch } from '../src/engine/canvas/i420.ts'
import type { Patch } from '../src/engine/canvas/i420.ts'
import type { Size } from '../src/composition/geometry.ts'

/** A frame that is updated by patches only. */
export function createScreen(size: Size) {
  const picture = new Uint8Array((size.width * size.height * 3) / 2)
  const parts = yuvPlanesOf(picture, size)
  return {
    picture,
    show(patches: readonly Patch[]): void {
      for (const patch of patches) pastePatch(patch, parts, size.width)
    },
  }
}
