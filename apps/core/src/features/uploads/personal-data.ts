import type { Db } from '../../platform/db/open.ts'
import { folderOf } from './files.ts'
import * as store from './store.ts'

export type UploadPersonalData = ReturnType<typeof createUploadPersonalData>

/** A person's uploads, for data export and account deletion, which deletes the person's whole folder. */
export function createUploadPersonalData({ db }: { db: Db }) {
  return { list, erase }

  /** Lists uploads with the keys of their processed files and, for a recording, of the original. */
  async function list(tenantId: string, userId: string) {
    const rows = await db.inTenant(tenantId, (tx) => store.listUploads(tx, userId))
    return rows.map((row) => ({
      ...row,
      keys: [
        ...(row.result?.pictures ?? []).map(({ key }) => key),
        ...[row.result?.fileKey, row.result?.posterKey].filter((key) => typeof key === 'string'),
        ...(row.kind === 'footage' && row.status === 'ready' ? [`${folderOf(row)}original`] : []),
      ],
    }))
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeOwn(tx, userId))
  }
}
