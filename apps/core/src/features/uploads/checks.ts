import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import * as store from './store.ts'

type UploadFinished = (tx: TenantTx, upload: Pick<store.UploadRow, 'id' | 'sha256'>) => Promise<void>

interface Deps {
  db: Db
  events: Events
  /** Called with an upload that has become ready, in the same transaction. */
  finished: UploadFinished
}

export type UploadChecks = ReturnType<typeof createUploadChecks>

/** The states of an upload from its last piece to its end, for the worker. */
export function createUploadChecks({ db, events, finished }: Deps) {
  return { begin, recordProgress, finish, fail }

  /** Returns the upload to check; undefined when it is gone or was checked already. */
  async function begin(tenantId: string, id: string): Promise<store.UploadRow | undefined> {
    const row = await db.inTenant(tenantId, (tx) => store.findUpload(tx, id))
    return row?.status === 'checking' ? row : undefined
  }

  async function recordProgress(row: store.UploadRow, progress: number): Promise<void> {
    await db.inTenant(row.tenant_id, (tx) => store.changeUpload(tx, row.id, 'checking', { progress }))
  }

  /** Returns false when the upload was deleted in the meantime, so that its files have to be deleted too. */
  function finish(row: store.UploadRow, result: store.UploadResult, sha256: string): Promise<boolean> {
    return end(row, { status: 'ready', progress: 100, result, sha256 })
  }

  function fail(row: Pick<store.UploadRow, 'tenant_id' | 'id'>, errorMessage: string): Promise<boolean> {
    return end(row, { status: 'failed', errorMessage })
  }

  async function end(
    { tenant_id: tenantId, id }: Pick<store.UploadRow, 'tenant_id' | 'id'>,
    change: Parameters<typeof store.changeUpload>[3],
  ): Promise<boolean> {
    return db.inTenant(tenantId, async (tx) => {
      if (!(await store.changeUpload(tx, id, 'checking', change))) return false
      const row = await store.findUpload(tx, id)
      if (row?.status === 'ready') await finished(tx, row)
      if (row) await events.publish(tx, { type: 'upload_status_update', userId: row.user_id, refId: id })
      return true
    })
  }
}
