import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { invoiceSummaries } from '../../invoices/index.ts'
import { viewSummaries } from '../../sharing/index.ts'
import { videoSummaries } from '../../videos/index.ts'

interface PersonFigures {
  ready: number
  in_progress: number
  failed: number
  views: number
  paid_cents: number
}

/** Returns the videos and payments of one person. */
export async function figuresOfPerson(tx: TenantTx, userId: string): Promise<PersonFigures> {
  const { rows } = await sql<PersonFigures>`
    with own as (select video.id, video.status, video.deleted_at from ${videoSummaries(tx)} as video
      where video.user_id = ${userId})
    select (select count(*) from own where status = 'ready' and deleted_at is null)::int as ready,
      (select count(*) from own where status in ('pending', 'processing') and deleted_at is null)::int as in_progress,
      (select count(*) from own where status = 'failed' and deleted_at is null)::int as failed,
      (select coalesce(sum(starts), 0) from ${viewSummaries(tx)} as day where day.video_id in (select id from own))::int
        as views,
      (select coalesce(sum(total_cents - refunded_cents), 0) from ${invoiceSummaries(tx)} as invoice
        where invoice.user_id = ${userId} and paid_at is not null)::int as paid_cents`.execute(tx)
  return rows[0] ?? { ready: 0, in_progress: 0, failed: 0, views: 0, paid_cents: 0 }
}
