import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../ports/storage.ts'
import type { Owner } from '../../ports/owner.ts'
import type { ThreadPool } from '../thread-pool/thread-pool.ts'
import { tasks } from './read.ts'
import type { Table } from './chunks.ts'

interface Owned {
  tenant_id: string
  user_id: string
  id: string
}

interface Deps {
  storage: Storage
  workFolder: string
  threads: Pick<ThreadPool, 'run'>
}

export type StoredTables = ReturnType<typeof createStoredTables>

/** The original table files of one kind (`folder`). They are stored below their person's folder and deleted with it. */
export function createStoredTables(
  { storage, workFolder, threads }: Deps,
  { folder, rowsMax }: { folder: string; rowsMax: number },
) {
  return { readNew, store, read, remove }

  /** Reads a file that is not stored yet. Throws table-unreadable, table-too-long, or what threads are refused with. */
  async function readNew(bytes: Uint8Array, owner: Owner): Promise<Table> {
    return threads.run(tasks.readTable, { bytes, rowsMax }, owner)
  }

  async function store(owned: Owned, bytes: Buffer): Promise<void> {
    const path = join(workFolder, `table-${owned.id}`)
    await writeFile(path, bytes)
    await storage.put(keyOf(owned), path)
  }

  async function read(owned: Owned, owner: Owner): Promise<Table> {
    const pieces: Buffer[] = []
    for await (const piece of storage.read(keyOf(owned))) pieces.push(piece as Buffer)
    return readNew(Buffer.concat(pieces), owner)
  }

  async function remove(owned: Owned): Promise<void> {
    await storage.removeAll(keyOf(owned))
  }

  function keyOf({ tenant_id: tenantId, user_id: userId, id }: Owned): string {
    return `${tenantId}/people/${userId}/${folder}/${id}.csv`
  }
}
