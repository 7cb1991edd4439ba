import type { TenantTx } from '../../../platform/db/open.ts'

export type BulkRebrandRow = NonNullable<Awaited<ReturnType<typeof findBulkRebrand>>>

function bulkRebrands(tx: TenantTx) {
  return tx
    .selectFrom('bulk_rebrand')
    .select(['id', 'user_id', 'state', 'total', 'asked', 'chunk', 'after_video_id', 'created_at'])
    .where('tenant_id', '=', tx.tenantId)
}

export function findBulkRebrand(tx: TenantTx, id: string) {
  return bulkRebrands(tx).where('id', '=', id).executeTakeFirst()
}

/** The newest of a person, or of the site where that is null. */
export function findNewest(tx: TenantTx, userId: string | null) {
  return bulkRebrands(tx)
    .where('user_id', 'is not distinct from', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function listRunning(tx: TenantTx) {
  return bulkRebrands(tx).where('state', '=', 'running').execute()
}

export async function insertBulkRebrand(
  tx: TenantTx,
  row: { id: string; userId: string | null; total: number; now: Date },
): Promise<void> {
  const { id, userId, total, now } = row
  await tx
    .insertInto('bulk_rebrand')
    .values({ tenant_id: tx.tenantId, id, user_id: userId, total, created_at: now })
    .execute()
}

interface Change {
  state?: 'done' | 'cancelled'
  asked?: number
  chunk?: number
  after_video_id?: string | null
  ended_at?: Date
}

export async function changeBulkRebrand(tx: TenantTx, id: string, change: Change): Promise<void> {
  await tx.updateTable('bulk_rebrand').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Removes those that have ended, of a person or of the site. */
export async function removeEnded(tx: TenantTx, userId: string | null): Promise<void> {
  await tx
    .deleteFrom('bulk_rebrand')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', 'is not distinct from', userId)
    .where('state', '!=', 'running')
    .execute()
}

/** Deletes all of a person. */
export async function removeAllOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('bulk_rebrand').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

/** Returns the number of its videos that wait or are being drawn. */
export async function countOpenJobs(tx: TenantTx, id: string): Promise<number> {
  return (await countJobs(tx, id)).open
}

/** Returns the number of its videos that wait or are being drawn, and of those that failed. */
export async function countJobs(tx: TenantTx, id: string): Promise<{ open: number; failed: number }> {
  return tx
    .selectFrom('video_job')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll().filterWhere('state', 'in', ['waiting', 'working']), 'integer').as('open'),
      cast<number>(fn.countAll().filterWhere('state', '=', 'failed'), 'integer').as('failed'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('bulk_rebrand_id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Deletes its unfinished jobs. Returns the ids of their videos. */
export async function removeOpenJobsOf(tx: TenantTx, id: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('video_job')
    .where('tenant_id', '=', tx.tenantId)
    .where('bulk_rebrand_id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .returning('video_id')
    .execute()
  return rows.map(({ video_id: videoId }) => videoId)
}
