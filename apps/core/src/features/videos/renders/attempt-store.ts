import type { TenantTx } from '../../../platform/db/open.ts'

const columns = ['started_at', 'finished_at', 'error_code', 'error_message', 'attempt'] as const

/** Keeps how the attempt of a failed video ended, before the next one takes its place. */
export async function keepFailedAttempt(tx: TenantTx, videoId: string): Promise<void> {
  await tx
    .insertInto('failed_attempt')
    .columns(['tenant_id', 'video_id', ...columns])
    .expression(
      tx
        .selectFrom('video')
        .select(['tenant_id', 'id', ...columns])
        .where('tenant_id', '=', tx.tenantId)
        .where('id', '=', videoId),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Lists the attempts that failed before the one that counts, oldest first. */
export function listFailedAttempts(tx: TenantTx, videoId: string) {
  return tx
    .selectFrom('failed_attempt')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .orderBy('attempt')
    .execute()
}

/** Returns the attempt that counts, and whose video it is; undefined for one that is gone or in the trash. */
export function findAttempt(tx: TenantTx, videoId: string) {
  return tx
    .selectFrom('video')
    .select([...columns, 'status', 'user_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', videoId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
