import { DAY_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { lockConcurrencyLimit } from './concurrency-limit-store.ts'
import { clearProgress } from './progress-store.ts'
import type { VideoRows } from './video-rows.ts'

/** The maximum time for which a video waits for its speech server or a clip, and the pause between two attempts. */
const WAIT_MS_MAX = DAY_MS
const PAUSE_MS = {
  voice: 2 * 60_000,
  // An arrived clip resumes its video. This covers lost notifications.
  'lip-sync': 30 * 60_000,
}

/** A worker's run of a video. */
interface Claimed {
  tenantId: string
  videoId: string
  claimId: string
}

interface Deps {
  db: Db
  events: Events
  clock: Clock
  videoRows: Pick<VideoRows, 'change' | 'lock'>
  parallelVideosOf: (tenantId: string) => Promise<number>
  admit: (tx: TenantTx, parallelVideos: number) => Promise<void>
  announceQueue: (tx: TenantTx) => Promise<void>
}

/**
 * Puts a video back because its speech server cannot be reached, or the clip of its twin is being made; other videos continue
 * meanwhile, and its credits stay held. Returns false where it has waited for too long, or this worker lost it.
 */
export function createPostpone({ db, events, clock, videoRows, parallelVideosOf, admit, announceQueue }: Deps) {
  return async (run: Claimed, waitsFor: 'lip-sync' | 'voice'): Promise<boolean> => {
    const parallelVideos = await parallelVideosOf(run.tenantId)
    return db.inTenant(run.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await videoRows.lock(tx, run.videoId)
      if (row?.claim_id !== run.claimId || row.status !== 'processing') return false
      const now = clock.now()
      const since = row.waits_since ?? now
      if (now.getTime() - since.getTime() > WAIT_MS_MAX) return false
      await clearProgress(tx, row.id)
      await videoRows.change(tx, row.id, {
        status: 'pending',
        // The job of this attempt is over, so the next one has a number of its own.
        attempt: row.attempt + 1,
        queued_at: null,
        claim_id: null,
        heartbeat_at: null,
        started_at: null,
        waits_since: since,
        waits_until: new Date(now.getTime() + PAUSE_MS[waitsFor]),
        waits_for: waitsFor,
      })
      await admit(tx, parallelVideos)
      await events.publish(tx, { type: 'video_status_update', userId: row.user_id, refId: row.id })
      await announceQueue(tx)
      return true
    })
  }
}
