import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

export interface WantedVideos {
  q?: string | undefined
  status?: 'pending' | 'processing' | 'ready' | 'failed' | undefined
  cursor?: string | undefined
  limit: number
}

/** The videos of the tenant's people with who made them, newest first, and the version of the link that is open at `now`. */
export function listVideos(tx: TenantTx, { q, status, cursor, limit }: WantedVideos, now: Date) {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  return tx
    .selectFrom('video')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.tenant_id', '=', 'video.tenant_id').onRef('app_user.id', '=', 'video.user_id'),
    )
    .leftJoin('share_link', (join) =>
      join
        .onRef('share_link.tenant_id', '=', 'video.tenant_id')
        .onRef('share_link.video_id', '=', 'video.id')
        .on('token_hash', 'is not', null)
        .on(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])),
    )
    .select(['video.id', 'video.title', 'username', 'display_name', 'video.status', 'error_message'])
    .select(['duration_seconds', 'poster_key', 'share_link.version as link_version'])
    .select(['shown_half_credits', 'charged_half_credits', 'video.created_at'])
    .where('video.tenant_id', '=', tx.tenantId)
    .where('video.deleted_at', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('video.id', '<', cursor ?? ''))
    .$if(status !== undefined, (query) => query.where('video.status', '=', status ?? 'ready'))
    .$if(pattern !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or((['video.title', 'username', 'display_name'] as const).map((name) => eb(name, 'ilike', pattern ?? ''))),
      ),
    )
    .orderBy('video.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many videos there are by state, and how many were begun since a moment. */
export function countVideos(tx: TenantTx, since: Date) {
  const inState = (status: string) => sql<number>`(count(*) filter (where status = ${status}))::int`
  return tx
    .selectFrom('video')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where created_at >= ${since}))::int`.as('thisMonth'),
      inState('ready').as('ready'),
      inState('processing').as('processing'),
      inState('pending').as('waiting'),
      inState('failed').as('failed'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}
