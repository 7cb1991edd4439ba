import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../ports/storage.ts'
import { type Table, readTable } from './read.ts'

interface Owned {
  tenant_id: string
  user_id: string
  id: string
}

interface Parts {
  storage: Storage
  workFolder: string
}

export type KeptTables = ReturnType<typeof createKeptTables>

/** Table files as they came, of one kind (`folder`). They lie below their person, so they go with the person. */
export function createKeptTables(
  { storage, workFolder }: Parts,
  { folder, rowsMax }: { folder: string; rowsMax: number },
) {
  return { keep, read, remove }

  async function keep(owned: Owned, bytes: Buffer): Promise<void> {
    const path = join(workFolder, `table-${owned.id}`)
    await writeFile(path, bytes)
    await storage.put(keyOf(owned), path)
  }

  async function read(owned: Owned): Promise<Table> {
    const pieces: Buffer[] = []
    for await (const piece of storage.read(keyOf(owned))) pieces.push(piece as Buffer)
    return readTable(Buffer.concat(pieces), rowsMax)
  }

  async function remove(owned: Owned): Promise<void> {
    await storage.removeAll(keyOf(owned))
  }

  function keyOf({ tenant_id: tenantId, user_id: userId, id }: Owned): string {
    return `${tenantId}/people/${userId}/${folder}/${id}.csv`
  }
}
