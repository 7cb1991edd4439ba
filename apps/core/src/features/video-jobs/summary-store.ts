import type { TenantTx } from '../../platform/db/open.ts'

/** The jobs of the tenant's videos, to be joined by other features: a query that only reads. */
export function videoJobSummaries(tx: TenantTx) {
  return tx
    .selectFrom('video_job')
    .select(['tenant_id', 'video_id', 'kind', 'state', 'percent', 'error_message', 'requested_at'])
    .where('tenant_id', '=', tx.tenantId)
}

/** The teasers that are ready, to be joined by other features: a query that only reads. */
export function teaserSummaries(tx: TenantTx) {
  return tx
    .selectFrom('video_job')
    .select(['tenant_id', 'video_id', 'file_key as teaser_key'])
    .where('tenant_id', '=', tx.tenantId)
    .where('kind', '=', 'gif')
    .where('state', '=', 'done')
}
