import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { videoSummaries } from '../../videos/index.ts'

export type DailyView = {
  day: string
  videoId: string
  videoTitle: string
  starts: number
  quarters: number
  halves: number
  threeQuarters: number
  ends: number
  clicks: number
  leads: number
}

interface Page {
  after: Pick<DailyView, 'day' | 'videoId'> | undefined
  limit: number
}

/** Returns daily counts of a person's videos, ordered by video and day, after the row `after` if given. */
export function listDailyViews(tx: TenantTx, userId: string, { after, limit }: Page): Promise<DailyView[]> {
  return tx
    .selectFrom('share_daily_stats as stats')
    .innerJoin(videoSummaries(tx).as('video'), 'video.id', 'stats.video_id')
    .select(['stats.day', 'stats.video_id as videoId', 'video.title as videoTitle'])
    .select(['stats.starts', 'stats.quarters', 'stats.halves', 'stats.three_quarters as threeQuarters', 'stats.ends'])
    .select(['stats.clicks', 'stats.leads'])
    .where('stats.tenant_id', '=', tx.tenantId)
    .where('video.user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(stats.video_id, stats.day) > (${after?.videoId ?? ''}::uuid, ${after?.day ?? ''})`),
    )
    .orderBy('stats.video_id')
    .orderBy('stats.day')
    .limit(limit)
    .execute()
}
