import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'

/**
 * The videos of the tenant, or of all tenants in a transaction across them, also those in the trash, to be joined by other
 * features: a query that only reads, e.g. `.leftJoin(videoSummaries(tx).as('video'), ...)`.
 */
export function videoSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('video')
    .select(['tenant_id', 'id', 'user_id', 'hold_id', 'title', 'property_address', 'status', 'error_message'])
    .select(['duration_seconds', 'poster_key', 'look', 'quoted_half_credits', 'charged_half_credits'])
    .select(['created_at', 'deleted_at', 'taken_down_at', 'taken_down_reason', 'finished_at', 'brand_kit'])
    .where(isOwnRow(tx))
}

/** The videos that can be watched, with everything that a page about one shows, for joins as well. */
export function watchableVideos(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .select(['tenant_id', 'id', 'user_id', 'family_id', 'recipient', 'title', 'property_address', 'script', 'language'])
    .select(['facts', 'look', 'duration_seconds', 'created_at', 'file_key', 'poster_key', 'captions_key', 'brand_kit'])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', '=', 'ready')
    .where('deleted_at', 'is', null)
    .where('taken_down_at', 'is', null)
}
