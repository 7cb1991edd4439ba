import { type Expression, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { TenantTx } from '../../platform/db/open.ts'

/** Share data of videos for the library. */
export const videoShares = { factsOf, settingsOf }

interface ShareFacts {
  id: string
  /** The version of the open link; null where the video is not shared. */
  version: number | null
  views: number
}

/** Returns the open link and the views of each of these videos. */
async function factsOf(tx: TenantTx, videoIds: readonly string[]): Promise<Map<string, ShareFacts>> {
  if (videoIds.length === 0) return new Map()
  const { rows } = await sql<ShareFacts>`select id,
    (select version from share_link where tenant_id = ${tx.tenantId} and video_id = id
      and token_hash is not null) as version,
    (select coalesce(sum(starts), 0)::int from share_daily_stats
      where tenant_id = ${tx.tenantId} and video_id = id) as views
    from unnest(${videoIds}::uuid[]) as id`.execute(tx)
  return new Map(rows.map((facts) => [facts.id, facts]))
}

/** Returns the link settings of these videos, for the data export. */
async function settingsOf(tx: TenantTx, videoIds: readonly string[]) {
  if (videoIds.length === 0) return new Map<string, never>()
  const rows = await tx
    .selectFrom('share_link as link')
    .select('link.video_id')
    .select((link) =>
      jsonBuildObject({
        shownAs: link.ref('link.author_name'),
        expiresAt: link.ref('link.expires_at') as Expression<string | null>,
        heldUntil: link.ref('link.available_from') as Expression<string | null>,
        callToAction: link.ref('link.call_to_action'),
        asksLeads: link.ref('link.asks_leads'),
        isIndexed: link.ref('link.is_indexed'),
        isShared: sql<boolean>`link.token_hash is not null`,
        hasPassword: sql<boolean>`link.password_hash is not null`,
      }).as('settings'),
    )
    .where('link.tenant_id', '=', tx.tenantId)
    .where('link.video_id', 'in', videoIds)
    .execute()
  return new Map(rows.map(({ video_id: id, settings }) => [id, settings]))
}
