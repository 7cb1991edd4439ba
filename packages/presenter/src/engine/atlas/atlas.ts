import type { Patch } from '../i420.ts'
import { openAtlasFile, pack } from './atlas-file.ts'
import type { PackedPatches } from './atlas-file.ts'

const sizeOf = (patches: readonly Patch[]) => patches.reduce((sum, patch) => sum + patch.data.length, 0)

/**
 * Patches by what they show. Those not used for longest are forgotten when the limit (in bytes) is reached. With a file, what is
 * not in memory is looked for there, and what had to be drawn is packed, to be added to it.
 */
export function createAtlas(limit: number, filePath?: string) {
  const known = new Map<string, Patch[]>()
  const added = new Map<string, PackedPatches>()
  let file = filePath ? openAtlasFile(filePath) : undefined
  let bytes = 0

  function remember(key: string, patches: Patch[]): Patch[] {
    known.set(key, patches)
    bytes += sizeOf(patches)
    for (const [oldest, old] of known) {
      if (bytes <= limit || oldest === key) break
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
      const kept = file?.find(key)
      if (kept) return remember(key, kept)
      const drawn = draw()
      if (file && !added.has(key)) added.set(key, pack(drawn))
      return remember(key, drawn)
    },
    /** What was drawn since the last call, packed. */
    takeAdded(): Map<string, PackedPatches> {
      const taken = new Map(added)
      added.clear()
      return taken
    },
    /** Looks from now on at what the file holds today. */
    reopen(): void {
      file?.close()
      file = filePath ? openAtlasFile(filePath) : undefined
    },
    close: () => file?.close(),
    get addedCount() {
      return added.size
    },
    get byteCount() {
      return bytes
    },
  }
}
export type Atlas = ReturnType<typeof createAtlas>
