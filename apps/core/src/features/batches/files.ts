import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BATCH_ROWS_MAX } from '@vitrine/contract'
import { type Table, readTable } from '../../platform/table-file/read.ts'
import type { Storage } from '../../ports/storage.ts'

interface Owned {
  tenant_id: string
  user_id: string
  id: string
}

interface Parts {
  storage: Storage
  workFolder: string
}

export type BatchFiles = ReturnType<typeof createBatchFiles>

/** The files of batches as they came. They lie below their person, so they go with the person. */
export function createBatchFiles({ storage, workFolder }: Parts) {
  return { keep, read, remove }

  async function keep(batch: Owned, bytes: Buffer): Promise<void> {
    const path = join(workFolder, `table-${batch.id}`)
    await writeFile(path, bytes)
    await storage.put(keyOf(batch), path)
  }

  async function read(batch: Owned): Promise<Table> {
    const pieces: Buffer[] = []
    for await (const piece of storage.read(keyOf(batch))) pieces.push(piece as Buffer)
    return readTable(Buffer.concat(pieces), BATCH_ROWS_MAX)
  }

  async function remove(batch: Owned): Promise<void> {
    await storage.removeAll(keyOf(batch))
  }
}

function keyOf({ tenant_id: tenantId, user_id: userId, id }: Owned): string {
  return `${tenantId}/people/${userId}/batches/${id}.csv`
}
