import { type Sentence } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'
import { linkSummaries } from '../sharing/index.ts'
import { videoSummaries } from '../videos/index.ts'
import { reasonColumns } from '../../platform/table-import/reason-columns.ts'

/** The processed rows of batches, to be joined by other features: a query that only reads. */
export function batchRowSummaries(tx: TenantTx) {
  return tx
    .selectFrom('batch_row')
    .select(['tenant_id', 'batch_id', 'line', 'video_id'])
    .where('tenant_id', '=', tx.tenantId)
}

/** Returns the numbers of unfinished and failed videos of a batch. */
export async function countVideos(tx: TenantTx, batchId: string): Promise<{ unfinished: number; failed: number }> {
  const counts = await videosOf(tx, batchId)
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('video.status', 'in', ['pending', 'processing']).as('unfinished'),
      fn.countAll<string>().filterWhere('video.status', '=', 'failed').as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { unfinished: Number(counts.unfinished), failed: Number(counts.failed) }
}

function videosOf(tx: TenantTx, batchId: string) {
  return tx
    .selectFrom('batch_row')
    .innerJoin(videoSummaries(tx).as('video'), (join) =>
      join.onRef('video.tenant_id', '=', 'batch_row.tenant_id').onRef('video.id', '=', 'batch_row.video_id'),
    )
    .where('batch_row.tenant_id', '=', tx.tenantId)
    .where('batch_row.batch_id', '=', batchId)
}

export async function recordRow(
  tx: TenantTx,
  {
    batchId,
    line,
    videoId,
    reason,
  }: { batchId: string; line: number; videoId: string | null; reason: Sentence | null },
): Promise<void> {
  const row = { tenant_id: tx.tenantId, batch_id: batchId, line, video_id: videoId, ...reasonColumns(reason) }
  await tx.insertInto('batch_row').values(row).execute()
}

/** Lists every processed row, with its video if it has one. */
export function listRows(tx: TenantTx, batchId: string) {
  return tx
    .selectFrom('batch_row')
    .leftJoin(videoSummaries(tx).as('video'), (join) =>
      join.onRef('video.tenant_id', '=', 'batch_row.tenant_id').onRef('video.id', '=', 'batch_row.video_id'),
    )
    .leftJoin(linkSummaries(tx).as('link'), (join) =>
      join
        .onRef('link.tenant_id', '=', 'batch_row.tenant_id')
        .onRef('link.video_id', '=', 'batch_row.video_id')
        .on('link.token_hash', 'is not', null),
    )
    .select([
      'batch_row.line',
      'batch_row.reason',
      'batch_row.reason_values',
      'batch_row.video_id',
      'video.status',
      'video.error_message',
    ])
    .select('link.version as link_version')
    .where('batch_row.tenant_id', '=', tx.tenantId)
    .where('batch_row.batch_id', '=', batchId)
    .orderBy('batch_row.line')
    .execute()
}

/** The batch's videos that are not finished. */
export async function listUnfinished(tx: TenantTx, batchId: string): Promise<string[]> {
  const rows = await videosOf(tx, batchId)
    .select('video.id')
    .where('video.status', 'in', ['pending', 'processing'])
    .execute()
  return rows.map(({ id }) => id)
}
