import type { Db } from '../../../platform/db/open.ts'
import * as store from './store.ts'

export type DraftPersonalData = ReturnType<typeof createDraftPersonalData>

/** The drafts of somebody who takes their data along or leaves. */
export function createDraftPersonalData({ db }: { db: Db }) {
  return { list, erase }

  async function list(tenantId: string, userId: string): Promise<store.DraftRow[]> {
    return db.inTenant(tenantId, (tx) => store.listOwn(tx, userId))
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeOwn(tx, userId))
  }
}
