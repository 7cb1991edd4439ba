import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Storage, StorageKind, Store } from '../../ports/storage.ts'

/** Prefix of the keys of markers. Keys of media begin with a tenant's id. */
export const MARKERS = 'markers/'

/** Returns the key of the object by which nodes recognise the store of this kind. */
function markerKey(kind: StorageKind, token: string): string {
  return `${MARKERS}${kind}-${token}`
}

/** Throws where the store cannot be written. */
export async function writeMarker(storage: Storage, kind: StorageKind, token: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-marker-'))
  try {
    await writeFile(join(folder, 'marker'), token)
    await storage.put(markerKey(kind, token), join(folder, 'marker'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function hasMarker(storage: Storage, kind: StorageKind, token: string): Promise<boolean> {
  const key = markerKey(kind, token)
  return (await storage.size(key)) !== undefined && (await text(storage.read(key))) === token
}

export async function removeMarker(storage: Storage, kind: StorageKind, token: string): Promise<void> {
  await storage.removeAll(markerKey(kind, token))
}

/** Writes an object, reads it and removes it. Throws where one of the three does not work. */
export async function tryStorage(storage: Storage): Promise<void> {
  const [kind, token] = ['disk', randomUUID()] as const
  await writeMarker(storage, kind, `try-${token}`)
  const isRead = await hasMarker(storage, kind, `try-${token}`)
  await removeMarker(storage, kind, `try-${token}`)
  if (!isRead) throw new Error('Data that was just written cannot be read back.')
}

export type MoveMarkers = ReturnType<typeof createMoveMarkers>

/** While a store's marker is in the other store as well, nodes do not need the former: everything has been copied. */
export function createMoveMarkers({ from, to }: { from: Store; to: Store }) {
  return { begin, finish }

  /** Objects may be missing in `to` again, so nodes need `from` as well. */
  async function begin(): Promise<void> {
    for (const key of await keysOf(from.storage, to.kind)) await from.storage.removeAll(key)
  }

  async function finish(): Promise<void> {
    const start = markerKey(from.kind, '')
    for (const key of await keysOf(from.storage, from.kind))
      await writeMarker(to.storage, from.kind, key.slice(start.length))
  }
}

async function keysOf(storage: Storage, kind: StorageKind): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) if (key.startsWith(markerKey(kind, ''))) keys.push(key)
  return keys
}
