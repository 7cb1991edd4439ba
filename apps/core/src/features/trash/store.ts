import { sql, type SqlBool } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { type VideoRow, videoSummaries, videosWithNames } from '../videos/index.ts'

/**
 * Returns a page of a person's trash, the last deleted first, one row more than the page has. Videos that are being deleted
 * permanently are left out.
 */
export function listTrash(
  tx: TenantTx,
  userId: string,
  page: { limit: number; after?: { deletedAt: string; id: string } | undefined },
): Promise<(VideoRow & { deleted_key: string })[]> {
  const { limit, after } = page
  return videosWithNames(tx)
    .select(sql<string>`(extract(epoch from ${sql.ref('video.deleted_at')}) * 1000000)::bigint::text`.as('deleted_key'))
    .where('video.user_id', '=', userId)
    .where('video.deleted_at', '>', new Date(0))
    .where('video.copy_of', 'is', null)
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<SqlBool>`(video.deleted_at, video.id) <
          (timestamptz 'epoch' + ${after?.deletedAt}::bigint * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('video.deleted_at', 'desc')
    .orderBy('video.id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Returns the ids of a person's videos in the trash. */
export async function listTrashIds(tx: TenantTx, userId: string, limit: number): Promise<string[]> {
  const rows = await trashed(tx).where('user_id', '=', userId).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Returns the ids of the tenant's videos that have been in the trash since before a moment. */
export async function listOverdueIds(tx: TenantTx, before: Date, limit: number): Promise<string[]> {
  const rows = await trashed(tx).where('deleted_at', '<', before).limit(limit).execute()
  return rows.map(({ id }) => id)
}

function trashed(tx: TenantTx) {
  return tx.selectFrom(videoSummaries(tx).as('video')).select('id').where('deleted_at', 'is not', null)
}
