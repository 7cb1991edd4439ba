import type { VideoJobKind } from '@vitrine/contract'
import type { TenantTx } from '../../../platform/db/open.ts'

export type TaskRow = NonNullable<Awaited<ReturnType<typeof lockTask>>>

/** What was asked of a video, if anything, locked until the end of the transaction. */
export function lockTask(tx: TenantTx, videoId: string, kind: VideoJobKind) {
  return tx
    .selectFrom('video_job')
    .select(['id', 'kind', 'state', 'percent', 'error_message', 'file_key', 'claim_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertTask(
  tx: TenantTx,
  task: { id: string; videoId: string; kind: VideoJobKind },
): Promise<void> {
  const row = { tenant_id: tx.tenantId, video_id: task.videoId, kind: task.kind, id: task.id }
  await tx.insertInto('video_job').values(row).execute()
}

interface Change {
  state?: 'working' | 'done' | 'failed'
  percent?: number
  error_message?: string
  file_key?: string
  queued_at?: Date
  claim_id?: string
}

export async function changeTask(tx: TenantTx, id: string, change: Change): Promise<void> {
  await tx.updateTable('video_job').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Notes how far a run is. Returns false when the task is not that run's any more. */
export async function notePercent(tx: TenantTx, claimId: string, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('video_job')
    .set({ percent })
    .where('tenant_id', '=', tx.tenantId)
    .where('claim_id', '=', claimId)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeTask(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('video_job').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Removes what was asked of videos and is not done. Returns how much that was. */
export async function removeOpenTasks(tx: TenantTx, videoIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('video_job')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', 'in', videoIds)
    .where('state', '!=', 'done')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes all that was asked of a video. Returns the keys of the files that belonged to it. */
export async function removeTasks(tx: TenantTx, videoId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('video_job')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .returning('file_key')
    .execute()
  return rows.flatMap(({ file_key: key }) => key ?? [])
}

/** How many tasks of the tenant hold a place in the queue. */
export async function countQueued(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('video_job')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('state', 'in', ['waiting', 'working'])
    .where('queued_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The tenant's oldest tasks that wait for a place. */
export function listWaiting(tx: TenantTx, limit: number) {
  return tx
    .selectFrom('video_job')
    .select(['id', 'video_id', 'kind'])
    .where('tenant_id', '=', tx.tenantId)
    .where('state', '=', 'waiting')
    .where('queued_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
