import { sql } from 'kysely'
import { type SortedPageQuery, byNumber, inOrder, isAfter, placeOf } from '../../../platform/db/keyset.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'
import { invoiceSummaries } from '../../invoices/index.ts'
import { viewSummaries } from '../../sharing/index.ts'
import { videoSummaries } from '../../videos/index.ts'
import { type Period, daysOf } from './period.ts'

export type VideosQuery = SortedPageQuery<'views' | 'clicks' | 'leads'>
export type PeopleQuery = SortedPageQuery<'revenue' | 'videos' | 'views'>

/** Returns the views of share pages by day. */
export async function sumViewsByDay(tx: TenantTx, period: Period): Promise<{ name: string; n: number }[]> {
  const { rows } = await sql<{ name: string; n: number }>`select day::text as name, sum(starts)::int as n
    from ${viewSummaries(tx)} as stats where ${isIn(period)} group by day`.execute(tx)
  return rows
}

/** Lists the videos that were watched in a period, one row more than the page has. */
export function listVideos(tx: TenantTx, period: Period, { cursor, limit, sort, order: direction }: VideosQuery) {
  const sum = (column: string) => sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)
    from ${viewSummaries(tx)} as stats where stats.video_id = video.id and ${isIn(period)})`
  const figures = { views: sum('starts'), clicks: sum('clicks'), leads: sum('leads') }
  const order = { key: byNumber(figures[sort]), id: sql.ref('video.id'), direction }
  return tx
    .selectFrom(videoSummaries(tx).as('video'))
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'video.tenant_id').onRef('person.id', '=', 'video.user_id'),
    )
    .select(['video.id', 'title', 'video.user_id', 'username', 'display_name'])
    .select([figures.views.as('views'), figures.clicks.as('clicks'), figures.leads.as('leads')])
    .select(placeOf(order).as('place'))
    .where('video.deleted_at', 'is', null)
    .where(figures.views, '>', 0)
    .where(isAfter(order, cursor))
    .orderBy(inOrder(order))
    .limit(limit + 1)
    .execute()
}

/** Lists the people who made, shared or bought something in a period, one row more than the page has. */
export function listPeople(tx: TenantTx, period: Period, { cursor, limit, sort, order: direction }: PeopleQuery) {
  const { from, to } = period
  const videos = sql<number>`(select count(*) from ${videoSummaries(tx)} as video where video.user_id = person.id
    and status = 'ready' and finished_at >= ${from} and finished_at < ${to})`
  const views = sql<number>`(select coalesce(sum(starts), 0) from ${viewSummaries(tx)} as stats
    join ${videoSummaries(tx)} as video on video.id = stats.video_id
    where video.user_id = person.id and ${isIn(period)})`
  const revenue = sql<number>`(select coalesce(sum(total_cents - refunded_cents), 0)
    from ${invoiceSummaries(tx)} as invoice
    where invoice.user_id = person.id and paid_at >= ${from} and paid_at < ${to})`
  const order = { key: byNumber({ revenue, videos, views }[sort]), id: sql.ref('person.id'), direction }
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .select(['person.id', 'username', 'display_name'])
    .select([videos.as('videos'), views.as('views'), revenue.as('revenue_cents'), placeOf(order).as('place')])
    .where('erased_at', 'is', null)
    .where(sql<number>`${videos} + ${views} + abs(${revenue})`, '>', 0)
    .where(isAfter(order, cursor))
    .orderBy(inOrder(order))
    .limit(limit + 1)
    .execute()
}

/** Whether the day of a row of views is in a period. */
function isIn(period: Period) {
  const days = daysOf(period)
  return sql<boolean>`stats.day::text >= ${days[0] ?? ''} and stats.day::text <= ${days.at(-1) ?? ''}`
}
