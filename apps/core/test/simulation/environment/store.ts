import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkedKey } from '../../../src/adapters/stores/keys.ts'
import type { Storage } from '../../../src/ports/storage.ts'

/** Media in memory, which outlives the core. */
export function createStore() {
  const objects = new Map<string, Buffer>()
  const storage: Storage = {
    place: 'memory',
    async put(key, path) {
      objects.set(checkedKey(key), await readFile(path))
      await rm(path)
    },
    size: async (key) => objects.get(checkedKey(key))?.length,
    read(key, { start, end } = { start: 0, end: Infinity }) {
      const bytes = objects.get(checkedKey(key))
      return bytes ? Readable.from([bytes.subarray(start, end + 1)]) : missing(key)
    },
    async removeAll(prefix) {
      const name = checkedKey(prefix).replace(/\/$/, '')
      for (const key of objects.keys()) if (key === prefix || key.startsWith(`${name}/`)) objects.delete(key)
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

/** A reader that fails, as the stores do: after it was returned. */
function missing(key: string): Readable {
  return new Readable({
    read() {
      this.destroy(new Error(`no such file: ${key}`))
    },
  })
}

export type Store = ReturnType<typeof createStore>
