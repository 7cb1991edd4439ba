import type { TenantTx } from '../../platform/db/open.ts'
import type { RenderedVideo } from './video-rows.ts'

/** Stores how the attempt of a failed video ended, before the next one replaces it. */
export async function saveFailedAttempt(tx: TenantTx, video: RenderedVideo): Promise<void> {
  const { id, attempt, started_at, finished_at, error_code, error_message } = video
  await tx
    .insertInto('failed_attempt')
    .values({ tenant_id: tx.tenantId, video_id: id, attempt, started_at, finished_at, error_code, error_message })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Lists the attempts that failed before the one that counts, oldest first. */
export function listFailedAttempts(tx: TenantTx, videoId: string) {
  return tx
    .selectFrom('failed_attempt')
    .select(['attempt', 'started_at', 'finished_at', 'error_code', 'error_message'])
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .orderBy('attempt')
    .execute()
}

/** The attempts of the tenant that failed before the ones that count, to be joined: a query that only reads. */
export function failedAttemptSummaries(tx: TenantTx) {
  return tx.selectFrom('failed_attempt').select(['finished_at', 'error_code']).where('tenant_id', '=', tx.tenantId)
}
