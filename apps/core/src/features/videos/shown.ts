import type { Video } from '@vitrine/contract'
import type { Clock } from '../../platform/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Ledger } from '../ledger/service.ts'
import { ownVideo } from './own-video.ts'
import * as queueStore from './queue-store.ts'
import { type Standing, standingsIn } from './queue-times.ts'
import * as store from './store.ts'
import type { VideoView } from './view.ts'

interface Parts {
  ledger: Pick<Ledger, 'refundsOf'>
  view: VideoView
  clock: Clock
}

export type ShownVideos = ReturnType<typeof createShownVideos>

/** Videos as their owner sees them, with what the queue and the ledger say about them. */
export function createShownVideos({ ledger, view, clock }: Parts) {
  return { all, one, row: ofRow }

  async function all(tx: TenantTx, tenant: Tenant, rows: readonly store.VideoRow[]): Promise<Video[]> {
    const isUnfinished = rows.some(({ status }) => status === 'pending' || status === 'processing')
    const standings = isUnfinished ? await standingsOf(tx, tenant) : new Map<string, Standing>()
    const refunds = await ledger.refundsOf(tx, rows.flatMap(lostHold))
    return rows.map((row) =>
      view(tenant, row, { standing: standings.get(row.id), refund: refunds.get(row.hold_id ?? '') }),
    )
  }

  async function one(tx: TenantTx, tenant: Tenant, person: Pick<Person, 'id'>, id: string): Promise<Video> {
    return ofRow(tx, tenant, ownVideo(await store.findVideo(tx, id), person))
  }

  async function ofRow(tx: TenantTx, tenant: Tenant, row: store.VideoRow): Promise<Video> {
    const [shown] = await all(tx, tenant, [row])
    if (!shown) throw new Error('a video that was found is not shown')
    return shown
  }

  async function standingsOf(tx: TenantTx, tenant: Tenant): Promise<Map<string, Standing>> {
    const videos = await queueStore.listUnfinished(tx)
    const secondsPerHalfCredit = await queueStore.findPace(tx)
    return standingsIn({ videos, places: tenant.settings.parallelVideos, secondsPerHalfCredit, now: clock.now() })
  }
}

function lostHold({ status, hold_id: holdId }: store.VideoRow): string[] {
  return status === 'failed' && holdId ? [holdId] : []
}
