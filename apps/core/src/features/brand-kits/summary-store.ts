import type { TenantTx } from '../../platform/db/open.ts'

/** The brand kits of the tenant as they are now, to be joined: a query that only reads. */
export function brandKitSummaries(tx: TenantTx) {
  return tx
    .selectFrom('brand_kit')
    .select(['tenant_id', 'id', 'design', 'logo_id'])
    .where('tenant_id', '=', tx.tenantId)
}
