import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** The cost of an API key's hold: the held or the charged half-credits. */
const cost = sql`case state when 'held' then held_half_credits else settled_half_credits end`

/** Returns the half-credits that a key has spent since a moment, or ever. */
export async function sumSpentByKey(tx: TenantTx, keyId: string, since: Date | null): Promise<number> {
  const row = await tx
    .selectFrom('credit_hold')
    .select(sql<number>`coalesce(sum(${cost}), 0)::int`.as('halfCredits'))
    .where('tenant_id', '=', tx.tenantId)
    .where('api_key_id', '=', keyId)
    .$if(since !== null, (query) => query.where('created_at', '>=', since ?? new Date(0)))
    .executeTakeFirstOrThrow()
  return row.halfCredits
}

/** Returns the half-credits that each key has spent, this month and in total. */
export async function listSpentByKeys(tx: TenantTx, monthStart: Date) {
  return tx
    .selectFrom('credit_hold')
    .select('api_key_id as keyId')
    .select(sql<number>`coalesce(sum(${cost}), 0)::int`.as('totalHalfCredits'))
    .select(
      sql<number>`coalesce(sum(${cost}) filter (where created_at >= ${monthStart}), 0)::int`.as('monthHalfCredits'),
    )
    .where('tenant_id', '=', tx.tenantId)
    .where('api_key_id', 'is not', null)
    .groupBy('api_key_id')
    .execute()
}
