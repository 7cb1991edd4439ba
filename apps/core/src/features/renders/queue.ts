import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { type QueueTimes, queueTimesOf } from './queue-times.ts'
import type { VideoRows } from './video-rows.ts'

interface Deps {
  videoRows: Pick<VideoRows, 'findPace' | 'listUnfinished'>
  clock: Clock
}

export type RenderQueue = ReturnType<typeof createRenderQueue>

/** The queue of a tenant as its people see it. */
export function createRenderQueue({ videoRows, clock }: Deps) {
  return { standingsOf }

  /** Returns the queue position of each unfinished video of the tenant, by its id. */
  async function standingsOf(tx: TenantTx, { settings }: Pick<Tenant, 'settings'>): Promise<Map<string, QueueTimes>> {
    const videos = await videoRows.listUnfinished(tx)
    const secondsPerHalfCredit = await videoRows.findPace(tx)
    return queueTimesOf({ videos, places: settings.parallelVideos, secondsPerHalfCredit, now: clock.now() })
  }
}
