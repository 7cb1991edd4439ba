import type { TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { lockConcurrencyLimit } from './concurrency-limit-store.ts'
import { REVOKED } from './inputs.ts'
import type { Renders } from './lifecycle.ts'
import type { VideoRows } from './video-rows.ts'

interface Deps {
  events: Events
  videoRows: Pick<VideoRows, 'listUnfinishedOf' | 'lock'>
  renders: Pick<Renders, 'announceQueue' | 'giveUp'>
}

/** Returns a function that ends all unfinished videos of a presenter who may no longer be shown. They cost nothing. */
export function createEndVideosOf({ events, videoRows, renders }: Deps) {
  return async (tx: TenantTx, avatarId: string): Promise<void> => {
    await lockConcurrencyLimit(tx)
    const ids = await videoRows.listUnfinishedOf(tx, avatarId)
    for (const id of ids) {
      const row = await videoRows.lock(tx, id)
      if (!row) continue
      await renders.giveUp(tx, row, { code: 'twin-revoked', message: REVOKED })
      await events.publish(tx, { type: 'video_status_update', userId: row.user_id, refId: id })
      await events.publish(tx, { type: 'credits_update', userId: row.user_id, refId: row.user_id })
    }
    if (ids.length > 0) await renders.announceQueue(tx)
  }
}
