import { sql } from 'kysely'
import type { SystemTx } from '../../../platform/db/open.ts'

interface ProgressRow {
  tenantId: string
  videoId: string
  stage: string
  /** 0 to 100. */
  percent: number
}

/** Writes how far renders of all tenants are, in one statement. */
export async function saveProgress(tx: SystemTx, batch: readonly ProgressRow[]): Promise<void> {
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
    join video v on v.tenant_id = p.tenant_id and v.id = p.video_id
    order by p.tenant_id, p.video_id
    for key share of v
    on conflict (tenant_id, video_id)
      do update set stage = excluded.stage, percent = excluded.percent, updated_at = now()`.execute(tx)
}
