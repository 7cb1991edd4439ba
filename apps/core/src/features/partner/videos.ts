import type { WhitelabelVideo, WhitelabelVideoStats } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import * as store from './videos-store.ts'
import { lockAccount } from '../people/index.ts'
import { countVideosByState, takedownOf } from '../videos/index.ts'
import { monthOf } from '../partner-billing/index.ts'

interface Deps {
  db: Db
  media: Pick<MediaLinks, 'link'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
  clock: Clock
}

type VideoRow = Awaited<ReturnType<typeof store.listVideos>>[number]

/** The videos of a tenant's people for its team: still, owner and share page, without the script. */
export function createPartnerVideos({ db, media, shareTokens, clock }: Deps) {
  return { list, stats }

  /** Throws not-found where `user` names nobody of this tenant. */
  async function list(tenant: Tenant, asked: store.VideosQuery) {
    const found = await db.inTenant(tenant.id, async (tx) => {
      if (asked.user !== undefined && !(await lockAccount(tx, asked.user))) throw new AppError('not-found')
      return store.listVideos(tx, asked, clock.now())
    })
    const { rows, next } = pageOf(found, asked.limit)
    return { items: rows.map((row) => serialize(tenant, row)), nextCursor: next }
  }

  async function stats({ id }: Tenant): Promise<WhitelabelVideoStats> {
    return db.inTenant(id, (tx) => countVideosByState(tx, monthOf(clock.now()).from))
  }

  function serialize(tenant: Tenant, row: VideoRow): WhitelabelVideo {
    const isOpen = row.status === 'ready' && row.link_version !== null && row.taken_down_at === null
    return {
      id: row.id,
      title: row.title,
      userId: row.user_id,
      username: row.username,
      displayName: row.display_name,
      status: row.status,
      errorMessage: row.error_message,
      durationSeconds: row.duration_seconds,
      thumbnailUrl: row.poster_key && media.link(row.poster_key),
      pageUrl: isOpen ? shareTokens.addressOf(tenant, row.id, row.link_version ?? 1) : null,
      credits: Number(row.half_credits) / 2,
      views: Number(row.views),
      takenDown: takedownOf(row),
      createdAt: row.created_at.toISOString(),
    }
  }
}
