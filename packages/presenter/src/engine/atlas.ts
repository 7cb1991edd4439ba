import type { Patch } from './i420.ts'

const sizeOf = (patches: readonly Patch[]) => patches.reduce((sum, patch) => sum + patch.data.length, 0)

/** Patches by what they show. Those not used for longest are forgotten when the limit (in bytes) is reached. */
export function createAtlas(limit: number) {
  const known = new Map<string, Patch[]>()
  let bytes = 0
  return {
    get(key: string, draw: () => Patch[]): Patch[] {
      const found = known.get(key)
      if (found) {
        known.delete(key)
        known.set(key, found)
        return found
      }
      const drawn = draw()
      known.set(key, drawn)
      bytes += sizeOf(drawn)
      for (const [oldest, patches] of known) {
        if (bytes <= limit || oldest === key) break
        known.delete(oldest)
        bytes -= sizeOf(patches)
      }
      return drawn
    },
    get byteCount() {
      return bytes
    },
  }
}
