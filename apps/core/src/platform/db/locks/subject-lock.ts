import { sql } from 'kysely'
import type { TenantTx } from '../open.ts'

/**
 * Waits until no other transaction of the tenant holds the lock of this subject, and holds it until the end of this one. A limit
 * by number holds when everything that adds a row takes the same lock before it counts. `part` divides a subject, for example by
 * person.
 */
export async function lockSubject(tx: TenantTx, subject: string, part?: string | null): Promise<void> {
  const name = part === undefined ? `${subject} ${tx.tenantId}` : `${subject} ${tx.tenantId} ${part}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
