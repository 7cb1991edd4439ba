import type { Patch } from '../canvas/i420.ts'
import { openAtlasFile, pack } from './atlas-file.ts'
import type { PackedPatches } from './atlas-file.ts'

const sizeOf = (patches: readonly Patch[]) => patches.reduce((sum, patch) => sum + patch.data.length, 0)

/**
 * A sprite atlas: patches by key, with at most `bytesMax` bytes in memory; the least recently used leave first. With a file, missing
 * patches are looked up there, and new ones are compressed for it.
 */
export function createAtlas(bytesMax: number, filePath?: string) {
  const known = new Map<string, Patch[]>()
  const added = new Map<string, PackedPatches>()
  let file = filePath ? openAtlasFile(filePath) : undefined
  let bytes = 0

  function remember(key: string, patches: Patch[]): Patch[] {
    known.set(key, patches)
    bytes += sizeOf(patches)
    for (const [oldest, old] of known) {
      if (bytes <= bytesMax || oldest === key) break
      known.delete(oldest)
      bytes -= sizeOf(old)
    }
    return patches
  }
  return {
    get(key: string, draw: () => Patch[]): Patch[] {
      const found = known.get(key)
      if (found) {
        known.delete(key)
        known.set(key, found)
        return found
      }
      const cached = file?.find(key)
      if (cached) return remember(key, cached)
      const drawn = draw()
      if (file && !added.has(key)) added.set(key, pack(drawn))
      return remember(key, drawn)
    },
    /** Returns the compressed entries drawn since the last call. */
    takeNew(): Map<string, PackedPatches> {
      const taken = new Map(added)
      added.clear()
      return taken
    },
    /** Reads the replaced file from now on. */
    reopen(): void {
      file?.close()
      file = filePath ? openAtlasFile(filePath) : undefined
    },
    close: () => file?.close(),
    get newCount() {
      return added.size
    },
    get byteCount() {
      return bytes
    },
  }
}
export type Atlas = ReturnType<typeof createAtlas>
