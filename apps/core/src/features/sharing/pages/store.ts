import type { TenantTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'
import { teaserSummaries } from '../../video-jobs/index.ts'
import { watchableVideos } from '../../videos/index.ts'

export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>

/**
 * Returns the video behind a link. A wrong, revoked or expired link finds none by the same single query, so that the answers
 * and their times are equal.
 */
export function findShared(tx: TenantTx, tokenHash: string, now: Date) {
  return tx
    .selectFrom('share_link as link')
    .innerJoin(watchableVideos(tx).as('video'), (join) =>
      join.onRef('video.tenant_id', '=', 'link.tenant_id').onRef('video.id', '=', 'link.video_id'),
    )
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'video.tenant_id').onRef('person.id', '=', 'video.user_id'),
    )
    .leftJoin(teaserSummaries(tx).as('teaser'), (join) =>
      join.onRef('teaser.tenant_id', '=', 'video.tenant_id').onRef('teaser.video_id', '=', 'video.id'),
    )
    .select([
      'link.version',
      'link.password_hash',
      'link.available_from',
      'link.author_name',
      'link.call_to_action',
      'link.asks_leads',
      'link.is_indexed',
    ])
    .select(['video.id', 'video.user_id', 'video.title', 'video.property_address', 'video.script', 'video.language'])
    .select(['video.facts', 'video.look', 'video.duration_seconds', 'video.created_at'])
    .select(['video.file_key', 'video.poster_key', 'video.captions_key', 'person.display_name', 'video.family_id'])
    .select(['video.recipient', 'video.brand_kit', 'teaser.teaser_key'])
    .where('link.tenant_id', '=', tx.tenantId)
    .where('link.token_hash', '=', tokenHash)
    .where((row) => row.or([row('link.expires_at', 'is', null), row('link.expires_at', '>', now)]))
    .where('person.erased_at', 'is', null)
    .executeTakeFirst()
}

/** Lists the videos of a family that can be watched, one for each language, oldest first. */
export function listFamily(tx: TenantTx, { user_id: userId, family_id: familyId }: SharedRow) {
  return tx
    .selectFrom(watchableVideos(tx).as('video'))
    .select(['title', 'property_address', 'script', 'language', 'facts', 'look', 'duration_seconds', 'created_at'])
    .select(['file_key', 'poster_key', 'captions_key', 'brand_kit'])
    .where('family_id', '=', familyId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function countStarts(tx: TenantTx, videoId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('share_daily_stats')
    .select((row) => row.fn.sum<number | null>('starts').as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow()
  return Number(n ?? 0)
}
