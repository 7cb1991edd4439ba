import type { Db } from '../../platform/db/open.ts'
import * as store from './store.ts'

export type LeavingBatches = ReturnType<typeof createLeavingBatches>

/** The batches of somebody who leaves. Their files go with the folder of the person. */
export function createLeavingBatches({ db }: { db: Db }) {
  return { erase }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeOwn(tx, userId))
  }
}
