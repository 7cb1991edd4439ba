import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

/** The links to videos of the tenant, or of all in a transaction across tenants, to be joined: a query that only reads. */
export function linkSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('share_link')
    .select(['tenant_id', 'video_id', 'version', 'token_hash', 'expires_at'])
    .where(isOwnRow(tx))
}

/** Returns a read-only query of the views of the tenant's videos, by video and day (UTC), for joins. */
export function viewSummaries(tx: TenantTx) {
  return tx
    .selectFrom('share_daily_stats')
    .select(['tenant_id', 'video_id', 'day', 'starts', 'ends', 'clicks', 'leads'])
    .where('tenant_id', '=', tx.tenantId)
}
