import type { TenantTx } from '../../../platform/db/open.ts'

/** Returns the attempt that counts, and whose video it is; undefined for one that is gone or in the trash. */
export function findAttempt(tx: TenantTx, videoId: string) {
  return tx
    .selectFrom('video')
    .select(['attempt', 'started_at', 'finished_at', 'error_code', 'error_message', 'status', 'user_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', videoId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
