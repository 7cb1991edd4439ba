import type { BatchPlan, BatchState } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'

export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

interface NewBatch {
  id: string
  userId: string
  name: string
  encoding: string
  header: string[]
  sample: string[][]
  rows: number
}

export async function insertBatch(tx: TenantTx, batch: NewBatch): Promise<void> {
  await tx
    .insertInto('batch')
    .values({
      tenant_id: tx.tenantId,
      id: batch.id,
      user_id: batch.userId,
      name: batch.name,
      encoding: batch.encoding,
      header: jsonb(batch.header),
      sample: jsonb(batch.sample),
      row_count: batch.rows,
    })
    .execute()
}

/** A batch with what became of its rows. */
function withCounts(tx: TenantTx) {
  const counted = (state: string) => sql<number>`(select count(*) from batch_row
    left join video on video.tenant_id = batch_row.tenant_id and video.id = batch_row.video_id
    where batch_row.tenant_id = batch.tenant_id and batch_row.batch_id = batch.id and ${sql.raw(state)})`
  return tx
    .selectFrom('batch')
    .selectAll()
    .select([
      counted(`batch_row.reason is not null`).as('refused'),
      counted(`video.status in ('pending', 'processing')`).as('making'),
      counted(`video.status = 'failed'`).as('failed'),
    ])
    .where('tenant_id', '=', tx.tenantId)
}

export function findBatch(tx: TenantTx, id: string) {
  return withCounts(tx).where('id', '=', id).executeTakeFirst()
}

export type LockedBatch = NonNullable<Awaited<ReturnType<typeof lockBatch>>>

/** The person's batches, newest first, after the one with the id `cursor` if given. */
export function listBatches(tx: TenantTx, userId: string, { cursor, limit }: { cursor?: string; limit: number }) {
  return withCounts(tx)
    .where('user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A batch, held until the end of the transaction. */
export function lockBatch(tx: TenantTx, id: string) {
  return tx
    .selectFrom('batch')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface Change {
  state?: BatchState
  plan?: BatchPlan
  next_row?: number
  turn?: number
  ended_at?: Date
}

export async function changeBatch(tx: TenantTx, id: string, { plan, ...change }: Change): Promise<void> {
  const row = { ...change, ...(plan ? { plan: jsonb<BatchPlan | null>(plan) } : {}) }
  await tx.updateTable('batch').set(row).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** What became of a row; a row that was noted before stays as it was. */
export async function noteRow(
  tx: TenantTx,
  row: { batchId: string; line: number; videoId: string | null; reason: string | null },
): Promise<void> {
  await tx
    .insertInto('batch_row')
    .values({
      tenant_id: tx.tenantId,
      batch_id: row.batchId,
      line: row.line,
      video_id: row.videoId,
      reason: row.reason,
    })
    .onConflict((clash) => clash.columns(['tenant_id', 'batch_id', 'line']).doNothing())
    .execute()
}

/** Every row that was taken up, with its video where there is one. */
export function listRows(tx: TenantTx, batchId: string) {
  return tx
    .selectFrom('batch_row')
    .leftJoin('video', (join) =>
      join.onRef('video.tenant_id', '=', 'batch_row.tenant_id').onRef('video.id', '=', 'batch_row.video_id'),
    )
    .leftJoin('share_link as link', (join) =>
      join
        .onRef('link.tenant_id', '=', 'batch_row.tenant_id')
        .onRef('link.video_id', '=', 'batch_row.video_id')
        .on('link.token_hash', 'is not', null),
    )
    .select(['batch_row.line', 'batch_row.reason', 'batch_row.video_id', 'video.status', 'video.error_message'])
    .select('link.version as link_version')
    .where('batch_row.tenant_id', '=', tx.tenantId)
    .where('batch_row.batch_id', '=', batchId)
    .orderBy('batch_row.line')
    .execute()
}

/** The batch's videos that are not finished. */
export async function listUnfinished(tx: TenantTx, batchId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('batch_row')
    .innerJoin('video', (join) =>
      join.onRef('video.tenant_id', '=', 'batch_row.tenant_id').onRef('video.id', '=', 'batch_row.video_id'),
    )
    .select('video.id')
    .where('batch_row.tenant_id', '=', tx.tenantId)
    .where('batch_row.batch_id', '=', batchId)
    .where('video.status', 'in', ['pending', 'processing'])
    .execute()
  return rows.map(({ id }) => id)
}

/** The batches of a person that were never begun, but for the newest `kept`. */
export async function removeUnbegun(tx: TenantTx, userId: string, kept: number): Promise<string[]> {
  const newest = tx
    .selectFrom('batch')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .limit(kept)
  const rows = await tx
    .deleteFrom('batch')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('id', 'not in', newest)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeOwn(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('batch').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
