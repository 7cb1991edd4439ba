import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Storage } from '../../../src/ports/storage.ts'

/** Media in memory, which outlives the core. */
export function createStore() {
  const objects = new Map<string, Buffer>()
  const storage: Storage = {
    place: 'memory',
    async put(key, path) {
      objects.set(key, await readFile(path))
      await rm(path)
    },
    size: async (key) => objects.get(key)?.length,
    read(key, { start, end } = { start: 0, end: Infinity }) {
      const bytes = objects.get(key)
      if (!bytes) throw new Error(`there is no ${key}`)
      return Readable.from([bytes.subarray(start, end + 1)])
    },
    async removeAll(prefix) {
      for (const key of objects.keys()) if (key === prefix || key.startsWith(`${prefix}/`)) objects.delete(key)
    },
    async *list() {
      for (const [key, { length: bytes }] of objects) yield { key, bytes }
    },
    removeUnfinished: async () => 0,
    linkTo: async () => null,
    remedyFor: () => 'Nothing.',
  }
  return { storage, objects }
}

export type Store = ReturnType<typeof createStore>
