import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

/** How far uploads are, of the tenant or, in a transaction across tenants, of all, to be joined: a query that only reads. */
export function uploadSummaries(tx: TenantTx | SystemTx) {
  return tx.selectFrom('upload').select(['tenant_id', 'id', 'status']).where(isOwnRow(tx))
}
