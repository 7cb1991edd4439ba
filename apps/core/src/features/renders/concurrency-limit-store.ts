import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** Serializes changes of the tenant's render queue until the end of the transaction. */
export async function lockConcurrencyLimit(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`admission ${tx.tenantId}`}, 0))`.execute(tx)
}
