import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../../platform/db/containing.ts'
import { type SortedPageQuery, byNumber, byText, byTime, inOrder, isAfter, placeOf } from '../../platform/db/keyset.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'
import { linkSummaries, viewSummaries } from '../sharing/index.ts'
import { videoSummaries } from '../videos/index.ts'

type VideoKey = 'createdAt' | 'title' | 'user' | 'status' | 'length' | 'credits' | 'views'

interface VideoFilter {
  q?: string | undefined
  status?: 'pending' | 'processing' | 'ready' | 'failed' | 'taken-down' | undefined
  /** The id of the owner. */
  user?: string | undefined
}
export type VideosQuery = SortedPageQuery<VideoKey> & VideoFilter

// Failed videos are not charged.
const CREDITS = sql<number>`case video.status when 'failed' then 0
  else coalesce(charged_half_credits, quoted_half_credits) end`

function keyOf(sort: VideoKey, views: RawBuilder<number>) {
  const keys = {
    createdAt: byTime('video.created_at'),
    title: byText('video.title'),
    user: byText('display_name', 'username'),
    status: byText('video.status'),
    length: byNumber(sql`round(duration_seconds * 1000)`),
    credits: byNumber(CREDITS),
    views: byNumber(views),
  }
  return keys[sort]
}

/**
 * Lists the videos of the tenant's people with their owners, one more than the page has, and the version of the link that is
 * open at `now`.
 */
export function listVideos(tx: TenantTx, asked: VideosQuery, now: Date) {
  const { cursor, limit, sort, order: direction, ...filter } = asked
  const views = sql<number>`(select coalesce(sum(starts), 0) from ${viewSummaries(tx)} as day
    where day.video_id = video.id)`
  const order = { key: keyOf(sort, views), id: sql.ref('video.id'), direction }
  return tx
    .selectFrom(videoSummaries(tx).as('video'))
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'video.tenant_id').onRef('person.id', '=', 'video.user_id'),
    )
    .leftJoin(linkSummaries(tx).as('share_link'), (join) =>
      join
        .onRef('share_link.tenant_id', '=', 'video.tenant_id')
        .onRef('share_link.video_id', '=', 'video.id')
        .on('token_hash', 'is not', null)
        .on(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])),
    )
    .select(['video.id', 'video.user_id', 'video.title', 'username', 'display_name', 'video.status', 'error_message'])
    .select(['duration_seconds', 'poster_key', 'share_link.version as link_version', 'video.created_at'])
    .select(['taken_down_at', 'taken_down_reason'])
    .select([CREDITS.as('half_credits'), views.as('views'), placeOf(order).as('place')])
    .where('video.deleted_at', 'is', null)
    .where(passes(filter))
    .where(isAfter(order, cursor))
    .orderBy(inOrder(order))
    .limit(limit + 1)
    .execute()
}

function passes({ q, status, user }: VideoFilter): RawBuilder<SqlBool> {
  const rules = [
    q ? containing(q, 'video.title', 'property_address', 'username', 'display_name') : undefined,
    status === 'taken-down'
      ? sql<SqlBool>`taken_down_at is not null`
      : status && sql<SqlBool>`video.status = ${status}`,
    user ? sql<SqlBool>`video.user_id = ${user}` : undefined,
  ].filter((rule) => rule !== undefined)
  return rules.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(rules, sql` and `)})`
}
