import type { VideoJobKind } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'

export type VideoJobRow = NonNullable<Awaited<ReturnType<typeof lockJob>>>

/** Returns the job of a video, if any, locked until the end of the transaction. */
export function lockJob(tx: TenantTx, videoId: string, kind: VideoJobKind) {
  return tx
    .selectFrom('video_job')
    .select(['id', 'kind', 'state', 'percent', 'error_message', 'file_key', 'claim_id', 'start_seconds'])
    .select(['is_bulk', 'bulk_rebrand_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
}

interface NewJob {
  id: string
  videoId: string
  kind: VideoJobKind
  startSeconds?: number | null
  isBulk?: boolean
  bulkRebrandId?: string | null
}

export async function insertJob(tx: TenantTx, job: NewJob): Promise<void> {
  await tx.insertInto('video_job').values(rowOf(tx, job)).execute()
}

/** Inserts jobs and returns the ids of their videos. Existing jobs stay and are left out. */
export async function insertJobs(tx: TenantTx, jobs: readonly NewJob[]): Promise<string[]> {
  if (jobs.length === 0) return []
  const rows = await tx
    .insertInto('video_job')
    .values(jobs.map((job) => rowOf(tx, job)))
    .onConflict((clash) => clash.columns(['tenant_id', 'video_id', 'kind']).doNothing())
    .returning('video_id')
    .execute()
  return rows.map(({ video_id: id }) => id)
}

function rowOf({ tenantId }: TenantTx, job: NewJob) {
  const { id, videoId, kind, startSeconds = null, isBulk = false, bulkRebrandId = null } = job
  return {
    tenant_id: tenantId,
    video_id: videoId,
    kind,
    id,
    start_seconds: startSeconds,
    is_bulk: isBulk,
    bulk_rebrand_id: bulkRebrandId,
  }
}

interface Change {
  state?: 'working' | 'done' | 'failed'
  percent?: number
  error_message?: string
  file_key?: string
  queued_at?: Date
  claim_id?: string
}

export async function changeJob(tx: TenantTx, id: string, change: Change): Promise<void> {
  await tx.updateTable('video_job').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Stores the progress of a run. Returns false when another run has the job. */
export async function recordPercent(tx: TenantTx, claimId: string, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('video_job')
    .set({ percent })
    .where('tenant_id', '=', tx.tenantId)
    .where('claim_id', '=', claimId)
    .where('state', '=', 'working')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeJob(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('video_job').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Deletes and returns the unfinished jobs of videos. */
export function removeOpenJobs(tx: TenantTx, videoIds: readonly string[]) {
  return tx
    .deleteFrom('video_job')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', 'in', videoIds)
    .where('state', '!=', 'done')
    .returning(['video_id', 'bulk_rebrand_id'])
    .execute()
}

/** Deletes the failed jobs of this kind. */
export async function removeFailedJobs(tx: TenantTx, videoIds: readonly string[], kind: VideoJobKind): Promise<void> {
  if (videoIds.length === 0) return
  await tx
    .deleteFrom('video_job')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', 'in', videoIds)
    .where('kind', '=', kind)
    .where('state', '=', 'failed')
    .execute()
}

/** Deletes and returns all jobs of a video. */
export function removeJobs(tx: TenantTx, videoId: string) {
  return tx
    .deleteFrom('video_job')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .returning(['kind', 'start_seconds', 'file_key'])
    .execute()
}

/** Returns the number of the tenant's jobs in the queue: bulk jobs, or those that people wait for. */
export async function countQueued(tx: TenantTx, isBulk: boolean): Promise<number> {
  const { n } = await tx
    .selectFrom('video_job')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('state', 'in', ['waiting', 'working'])
    .where('queued_at', 'is not', null)
    .where('is_bulk', '=', isBulk)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Returns the tenant's oldest jobs that wait for a slot. */
export function listWaiting(tx: TenantTx, { isBulk, limit }: { isBulk: boolean; limit: number }) {
  return tx
    .selectFrom('video_job')
    .select(['id', 'video_id', 'kind'])
    .where('tenant_id', '=', tx.tenantId)
    .where('state', '=', 'waiting')
    .where('queued_at', 'is', null)
    .where('is_bulk', '=', isBulk)
    .orderBy('requested_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
