import { type AliasableExpression, sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'

interface ProgressRow {
  tenantId: string
  videoId: string
  stage: string
  /** 0 to 100. */
  percent: number
}

/** The videos of all tenants, which a feature above keeps. */
type VideoSummaries = (tx: SystemTx) => AliasableExpression<{ tenant_id: string; id: string }>

/** Returns a function that stores the progress of renders of all tenants in one statement. */
export function createSaveProgress(videoSummaries: VideoSummaries) {
  return async function saveProgress(tx: SystemTx, batch: readonly ProgressRow[]): Promise<void> {
    const rows = batch.map(({ tenantId, videoId, stage, percent }) => ({
      tenant_id: tenantId,
      video_id: videoId,
      stage,
      percent: Math.round(percent),
    }))
    // Joined with video, because one that was deleted meanwhile would fail the rows of all the others, and held, because one
    // may be deleted at this very moment; in order, because two nodes may write the same rows.
    await sql`
      insert into video_progress (tenant_id, video_id, stage, percent)
      select p.tenant_id, p.video_id, p.stage, p.percent
      from json_to_recordset(${JSON.stringify(rows)}::json) as p (tenant_id uuid, video_id uuid, stage text, percent integer)
      join ${videoSummaries(tx).as('v')} on v.tenant_id = p.tenant_id and v.id = p.video_id
      order by p.tenant_id, p.video_id
      for key share of v
      on conflict (tenant_id, video_id)
        do update set stage = excluded.stage, percent = excluded.percent, updated_at = now()`.execute(tx)
  }
}

/** The progress of the tenant's renders, to be joined by other features: a query that only reads. */
export function renderProgress(tx: TenantTx) {
  return tx
    .selectFrom('video_progress')
    .select(['tenant_id', 'video_id', 'percent', 'stage'])
    .where('tenant_id', '=', tx.tenantId)
}

/** Progress of an earlier attempt must not show on the next one. */
export async function clearProgress(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('video_progress').where('tenant_id', '=', tx.tenantId).where('video_id', '=', id).execute()
}
