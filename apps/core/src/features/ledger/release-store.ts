import type { TenantTx } from '../../platform/db/open.ts'

/** Returns the returned credits of holds, each with the first of its entries. */
export function listReleases(tx: TenantTx, holdIds: readonly string[]) {
  return tx
    .selectFrom('credit_entry')
    .select(['hold_id', 'id', 'delta_half_credits', 'at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('hold_id', 'in', holdIds)
    .where('kind', '=', 'release')
    .orderBy('id')
    .execute()
}
