import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { storyboardEdits } from '../renders/index.ts'

/** Returns the ids of a person's videos that are neither ready nor failed. */
export async function listUnfinishedIds(tx: TenantTx, userId: string): Promise<string[]> {
  const rows = await videosOf(tx, userId).select('id').where('status', 'in', ['pending', 'processing']).execute()
  return rows.map(({ id }) => id)
}

export async function listIds(tx: TenantTx, userId: string, limit: number): Promise<string[]> {
  const rows = await videosOf(tx, userId).select('id').orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function countVideos(tx: TenantTx, userId: string): Promise<number> {
  const { n } = await videosOf(tx, userId)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Returns a person's videos in the order of creation, after the one with the id `after` if given. */
export function listPage(
  tx: TenantTx,
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
) {
  return videosOf(tx, userId)
    .select(['id', 'title', 'property_address', 'script', 'language', 'presenter_id', 'screen_share_url', 'status'])
    .select(['error_message', 'duration_seconds', 'bytes', 'facts', 'charged_half_credits'])
    .select(['taken_down_at', 'taken_down_reason'])
    .select([
      'created_at',
      'finished_at',
      'file_key',
      'poster_key',
      'captions_key',
      'unbranded_key',
      'look',
      'sound',
      'brand_kit',
    ])
    .select((video) =>
      video
        .selectFrom(storyboardEdits(tx).as('storyboard'))
        .select('storyboard.edits')
        .whereRef('storyboard.tenant_id', '=', 'video.tenant_id')
        .whereRef('storyboard.video_id', '=', 'video.id')
        .as('storyboard_edits'),
    )
    .select((video) =>
      video
        .selectFrom('video_content as shown')
        .select(sql<string[]>`coalesce(jsonb_agg(shown.upload_id order by shown.position), '[]')`.as('ids'))
        .whereRef('shown.tenant_id', '=', 'video.tenant_id')
        .whereRef('shown.video_id', '=', 'video.id')
        .as('content_ids'),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

function videosOf(tx: TenantTx, userId: string) {
  return tx.selectFrom('video').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}
