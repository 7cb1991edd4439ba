import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { ClipEnd } from '../twin-services/index.ts'
import { lockConcurrencyLimit } from './concurrency-limit-store.ts'
import type { Renders } from './lifecycle.ts'
import type { VideoRows } from './video-rows.ts'

interface Deps {
  db: Db
  events: Events
  videoRows: Pick<VideoRows, 'change' | 'lock'>
  parallelVideosOf: (tenantId: string) => Promise<number>
  renders: Pick<Renders, 'admit' | 'announceQueue' | 'giveUp'>
}

/** Updates videos that wait for clips of a twin service. */
export function createClipVideos({ db, events, videoRows, parallelVideosOf, renders }: Deps) {
  return { inClipEnd, creditsChanged }

  /** Locks the video before `change` locks its clip. It continues where the clip is ready, and fails where `change` says so. */
  async function inClipEnd(
    tenantId: string,
    videoId: string,
    change: (tx: TenantTx) => Promise<ClipEnd | undefined>,
  ): Promise<void> {
    const parallelVideos = await parallelVideosOf(tenantId)
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await videoRows.lock(tx, videoId)
      const end = await change(tx)
      if (!row || !end) return
      if ('error' in end) await renders.giveUp(tx, row, end.error)
      else if (row.status === 'pending') await videoRows.change(tx, videoId, { waits_until: null, waits_for: null })
      await renders.admit(tx, parallelVideos)
      await events.publish(tx, { type: 'video_status_update', userId: row.user_id, refId: videoId })
      await events.publish(tx, { type: 'credits_update', userId: row.user_id, refId: row.user_id })
      await renders.announceQueue(tx)
    })
  }

  /** Announces that the credits held for a video were returned after it had ended. */
  async function creditsChanged(tx: TenantTx, videoId: string | null): Promise<void> {
    const row = videoId === null ? undefined : await videoRows.lock(tx, videoId)
    if (row) await events.publish(tx, { type: 'credits_update', userId: row.user_id, refId: row.user_id })
  }
}
