import type { Db } from '../db/open.ts'
import type { Payload } from './worker.ts'

/** Work for a tenant that was deleted meanwhile is over, however it ended: nothing is left to try again, or to report. */
export async function unlessOrphaned(db: Db, payload: Payload, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (payload.tenantId !== undefined && !(await isThere(db, payload.tenantId))) return
    throw error
  }
}

async function isThere(db: Db, tenantId: string): Promise<boolean> {
  const found = await db.asSystem('a job that failed looks for its tenant', (tx) =>
    tx.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst(),
  )
  return found !== undefined
}
