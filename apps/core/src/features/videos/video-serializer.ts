import type { Video } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { ShareTokens } from '../../platform/tokens/share-tokens.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { ownVideo } from './own-video.ts'
import * as store from './store.ts'
import { type ShareFacts, createVideoRowSerializer } from './serializer.ts'
import type { Ledger } from '../ledger/index.ts'
import type { QueueTimes, RenderQueue } from '../renders/index.ts'

/** The owner's settings of a video's link. */
export interface ShareSettings {
  shownAs: string | null
  expiresAt: string | null
  heldUntil: string | null
  callToAction: unknown
  asksLeads: boolean
  isIndexed: boolean
  isShared: boolean
  hasPassword: boolean
}

/** Reads the sharing of many videos at once from the feature above that stores their links. */
export interface VideoShares {
  settingsOf: (tx: TenantTx, videoIds: readonly string[]) => Promise<Map<string, ShareSettings>>
  factsOf: (tx: TenantTx, videoIds: readonly string[]) => Promise<Map<string, ShareFacts>>
}

interface Deps {
  media: Pick<MediaLinks, 'link'>
  shareTokens: Pick<ShareTokens, 'addressOf'>
  videoShares: Pick<VideoShares, 'factsOf'>
  ledger: Pick<Ledger, 'refundsOf'>
  renderQueue: Pick<RenderQueue, 'standingsOf'>
}

export type VideoSerializer = ReturnType<typeof createVideoSerializer>

/** Videos as their owner sees them, with what the queue, the ledger and their links say about them. */
export function createVideoSerializer({ media, shareTokens, videoShares, ledger, renderQueue }: Deps) {
  const view = createVideoRowSerializer(media, shareTokens)
  return { all, findOwn, row: ofRow }

  async function all(tx: TenantTx, tenant: Tenant, rows: readonly store.VideoRow[]): Promise<Video[]> {
    const isUnfinished = rows.some(({ status }) => status === 'pending' || status === 'processing')
    const standings = isUnfinished ? await renderQueue.standingsOf(tx, tenant) : new Map<string, QueueTimes>()
    const refunds = await ledger.refundsOf(tx, rows.flatMap(lostHold))
    const shares = await videoShares.factsOf(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const refund = refunds.get(row.hold_id ?? '')
      return view(tenant, row, { queueTimes: standings.get(row.id), refund, share: shares.get(row.id) })
    })
  }

  async function findOwn(tx: TenantTx, tenant: Tenant, person: Pick<Person, 'id'>, id: string): Promise<Video> {
    return ofRow(tx, tenant, ownVideo(await store.findVideo(tx, id), person))
  }

  async function ofRow(tx: TenantTx, tenant: Tenant, row: store.VideoRow): Promise<Video> {
    const [shown] = await all(tx, tenant, [row])
    if (!shown) throw new Error('a video that was found is not shown')
    return shown
  }
}

function lostHold({ status, hold_id: holdId }: store.VideoRow): string[] {
  return status === 'failed' && holdId ? [holdId] : []
}
