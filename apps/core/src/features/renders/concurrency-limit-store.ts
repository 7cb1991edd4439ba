import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** One tenant's decisions about its queue are made one after the other; the lock ends with the transaction. */
export async function lockConcurrencyLimit(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`admission ${tx.tenantId}`}, 0))`.execute(tx)
}
