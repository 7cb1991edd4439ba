import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'

/** When people were last seen, by session, to be joined by other features: a query that only reads. */
export function sessionSummaries(tx: TenantTx | SystemTx) {
  return tx.selectFrom('session').select(['tenant_id', 'user_id', 'last_seen_at']).where(isOwnRow(tx))
}
