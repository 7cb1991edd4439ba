import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

// Read-only queries of credits that other features may join: of one tenant, or of all in a transaction across tenants.

export function holdSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('credit_hold')
    .select(['tenant_id', 'id', 'state', 'settled_half_credits', 'ended_at'])
    .where(isOwnRow(tx))
}

export function bucketSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('credit_bucket')
    .select(['tenant_id', 'user_id', 'remaining_half_credits', 'expires_at'])
    .where(isOwnRow(tx))
}

/** Returns the half-credits that people of all tenants can still use. */
export function sumUsableEverywhere(tx: SystemTx) {
  return tx
    .selectFrom('credit_bucket')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('remaining_half_credits'), sql<number>`0`).as('n'))
    .where((live) => live.or([live('expires_at', 'is', null), live('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow()
}

/** Returns the sum of half-credits granted to the buckets of these sources. */
export async function sumGranted(tx: TenantTx, sourceRefs: readonly string[]): Promise<number> {
  if (sourceRefs.length === 0) return 0
  const { granted } = await tx
    .selectFrom('credit_bucket')
    .select(({ fn }) => fn.sum<string>('granted_half_credits').as('granted'))
    .where('tenant_id', '=', tx.tenantId)
    .where('source_ref', 'in', sourceRefs)
    .executeTakeFirstOrThrow()
  return Number(granted ?? 0)
}
