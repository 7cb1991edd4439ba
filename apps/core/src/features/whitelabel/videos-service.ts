import type { WhitelabelVideo, WhitelabelVideoStats } from '@vitrine/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/media.ts'
import type { ShareTokens } from '../../platform/share-tokens.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { monthOf } from './usage/month.ts'
import * as store from './videos-store.ts'

interface Parts {
  db: Db
  media: Pick<MediaLinks, 'link'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
  clock: Clock
}

type VideoRow = Awaited<ReturnType<typeof store.listVideos>>[number]

export type PartnerVideos = ReturnType<typeof createPartnerVideos>

/** What the people of a tenant make, as its team sees it: a still and who made it, the page where it is shared, and no script. */
export function createPartnerVideos({ db, media, shareTokens, clock }: Parts) {
  return { list, stats }

  async function list(tenant: Tenant, wanted: store.WantedVideos) {
    const asked = { ...wanted, limit: wanted.limit + 1 }
    const rows = await db.inTenant(tenant.id, (tx) => store.listVideos(tx, asked, clock.now()))
    const items = rows.slice(0, wanted.limit).map((row) => viewOf(tenant, row))
    return { items, nextCursor: rows.length > wanted.limit ? (items.at(-1)?.id ?? null) : null }
  }

  async function stats({ id }: Tenant): Promise<WhitelabelVideoStats> {
    return db.inTenant(id, (tx) => store.countVideos(tx, monthOf(clock.now()).from))
  }

  function viewOf(tenant: Tenant, row: VideoRow): WhitelabelVideo {
    const isOpen = row.status === 'ready' && row.link_version !== null
    return {
      id: row.id,
      title: row.title,
      username: row.username,
      displayName: row.display_name,
      status: row.status,
      errorMessage: row.error_message,
      durationSeconds: row.duration_seconds,
      thumbnailUrl: row.poster_key && media.link(row.poster_key),
      pageUrl: isOpen ? shareTokens.addressOf(tenant, row.id, row.link_version ?? 1) : null,
      credits: (row.status === 'failed' ? 0 : (row.charged_half_credits ?? row.shown_half_credits)) / 2,
      createdAt: row.created_at.toISOString(),
    }
  }
}
