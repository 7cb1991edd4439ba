import { partsOf, pastePatch } from '../src/engine/i420.ts'
import type { Patch } from '../src/engine/i420.ts'
import type { Size } from '../src/film/places.ts'

/** What somebody sees who is shown nothing but the changes. */
export function createScreen(size: Size) {
  const picture = new Uint8Array((size.width * size.height * 3) / 2)
  const parts = partsOf(picture, size)
  return {
    picture,
    show(patches: readonly Patch[]): void {
      for (const patch of patches) pastePatch(patch, parts, size.width)
    },
  }
}
