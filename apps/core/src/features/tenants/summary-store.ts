import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

/** The tenants that the transaction sees, to be joined by other features: a query that only reads. */
export function tenantSummaries(tx: TenantTx | SystemTx) {
  return tx.selectFrom('tenant').select(['id', 'slug', 'name', 'created_at']).where(isOwnRow(tx, 'id'))
}

/** The receipts of deleted tenants, which belong to the tenant of the platform, to be joined: a query that only reads. */
export function removalSummaries(tx: TenantTx | SystemTx) {
  return tx.selectFrom('tenant_removal').select(['tenant_id', 'id', 'removed_id', 'slug', 'name']).where(isOwnRow(tx))
}
