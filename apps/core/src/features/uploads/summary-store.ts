import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

/** Returns a read-only query of upload states for joins: of the tenant, or of all in a transaction across tenants. */
export function uploadSummaries(tx: TenantTx | SystemTx) {
  return tx.selectFrom('upload').select(['tenant_id', 'id', 'status']).where(isOwnRow(tx))
}
