import type { TenantTx } from '../../../platform/db/open.ts'

/** The confirmed second factors of the tenant's people, to be joined by other features: a query that only reads. */
export function secondFactors(tx: TenantTx) {
  return tx
    .selectFrom('second_factor')
    .select(['tenant_id', 'user_id', 'confirmed_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('confirmed_at', 'is not', null)
}
