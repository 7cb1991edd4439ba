import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { brandKitSummaries } from '../../brand-kits/index.ts'
import { type LookScope, videoJobSummaries } from '../../video-jobs/index.ts'

/**
 * Selects finished videos with stored speech and no rebrand under way, except those that certainly have the current brand of
 * the site.
 */
function redrawable(tx: TenantTx, { userId, siteAppearance }: LookScope) {
  return tx
    .selectFrom('video')
    .leftJoin(brandKitSummaries(tx).as('kit'), (join) =>
      join.onRef('kit.tenant_id', '=', 'video.tenant_id').onRef('kit.id', '=', 'video.brand_kit_id'),
    )
    .where('video.tenant_id', '=', tx.tenantId)
    .$if(userId !== null, (query) => query.where('video.user_id', '=', userId ?? ''))
    .where('video.status', '=', 'ready')
    .where('video.deleted_at', 'is', null)
    .where('video.taken_down_at', 'is', null)
    .where(sql<SqlBool>`(video.voice_id is not null or jsonb_array_length(video.speech_files) > 0)`)
    .where(
      sql<SqlBool>`(kit.id is not null or video.brand_kit is not null or video.appearance is distinct from ${siteAppearance})`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(videoJobSummaries(tx).as('job'))
            .select('job.video_id')
            .whereRef('job.video_id', '=', 'video.id')
            .where('job.kind', '=', 'rebrand')
            .where('job.state', 'in', ['waiting', 'working']),
        ),
      ),
    )
}

/** Counts videos by what they were drawn with and by their current kit. */
export function countLooks(tx: TenantTx, scope: LookScope) {
  return redrawable(tx, scope)
    .select(['video.appearance', 'video.brand_kit', 'kit.design as kit_design', 'kit.logo_id as kit_logo_id'])
    .select(sql<number>`count(*)::int`.as('n'))
    .groupBy(['video.appearance', 'video.brand_kit', 'kit.design', 'kit.logo_id'])
    .execute()
}

/** Lists the same videos one by one, in the order of their ids. */
export function listLooks(
  tx: TenantTx,
  { after, limit, ...scope }: LookScope & { after: string | null; limit: number },
) {
  return redrawable(tx, scope)
    .select(['video.id', 'video.user_id', 'video.appearance'])
    .select(['video.brand_kit', 'kit.design as kit_design', 'kit.logo_id as kit_logo_id'])
    .$if(after !== null, (query) => query.where('video.id', '>', after))
    .orderBy('video.id')
    .limit(limit)
    .execute()
}
