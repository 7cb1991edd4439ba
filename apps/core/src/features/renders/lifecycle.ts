import { HOUR_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { withRows } from '../tenants/index.ts'
import { saveFailedAttempt } from './attempt-store.ts'
import { lockConcurrencyLimit } from './concurrency-limit-store.ts'
import type { FinishedRender } from './rendition-files.ts'
import { createPostpone } from './postpone.ts'
import { clearProgress } from './progress-store.ts'
import { saveCut } from './storyboard-store.ts'
import type { RenderedVideo, VideoRows } from './video-rows.ts'
import { drawnTextOf } from './drawn-text.ts'
import type { Clips } from '../twin-services/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { ProvenanceModule } from '../provenance/index.ts'
import { halfCreditsFor } from '../scripts/index.ts'

/** A heartbeat older than this is that of a dead process. Workers send them far more often. */
const SILENT_AFTER_MS = 15_000
/** Longer than any wait and render together, so that the ledger never releases the hold of a video in progress. */
const HOLD_HOURS = 48

export interface Run {
  tenantId: string
  videoId: string
  attempt: number
  /** Names this worker's run: only the latest run may end the attempt. */
  claimId: string
}

/** The result of an attempt. */
type RenderEnd = { durationSeconds: number; credits: number } | { errorCode: string; error: string }

/** Notifies people and their webhooks of the end of a render, in its transaction. */
export type NotifyEnd = (tx: TenantTx, video: RenderedVideo, now: Date, end: RenderEnd) => Promise<void>

/** Re-renders a finished video whose texts were changed while it was being rendered. */
export type Redraw = (tx: TenantTx, video: RenderedVideo) => Promise<void>

/** Requests the further formats that were chosen for a finished video. */
export type RequestFormats = (tx: TenantTx, video: RenderedVideo) => Promise<void>

interface Deps {
  db: Db
  ledger: Ledger
  events: Events
  queue: Queue
  clock: Clock
  newId: () => string
  parallelVideosOf: (tenantId: string) => Promise<number>
  videoRows: Omit<VideoRows, 'listContents'>
  /** Clips that a twin service makes for videos. */
  clips: Pick<Clips, 'takeOver'>
  provenance: Pick<ProvenanceModule, 'recordFiles'>
  notifyEnd: NotifyEnd
  redraw: Redraw
  requestFormats: RequestFormats
}

export type Renders = ReturnType<typeof createRenders>

const tenantsDue = withRows('video', "status = 'pending'")

/**
 * The way of a video from pending to ready or failed, in one place:
 *
 *   pending --admit--> (queued) --begin--> processing --finish--> ready, charged
 *               |                     |----postpone--> pending, while its speech server is unreachable or its twin's clip is made
 *               \                     \------fail-----> failed, credits given back --startAgain--> pending
 *                \-----giveUp----------giveUp--/
 *
 * What may be asked of a finished video is in features/video-jobs/lifecycle.ts, and leaves its status alone.
 *
 * Every arrow is one transaction that locks the row and looks at its state first, so a job that is delivered twice, a worker
 * that was believed dead, or a deletion in the middle change nothing twice.
 */
export function createRenders(deps: Deps) {
  const { db, ledger, events, queue, clock, newId, parallelVideosOf, videoRows, clips, provenance, notifyEnd } = deps
  const running = new Map<string, AbortController>()
  return {
    admit,
    admitWaiting,
    tenantsDue,
    begin,
    heartbeat,
    releaseClaim,
    postpone: createPostpone({ db, events, clock, videoRows, parallelVideosOf, admit, announceQueue }),
    finish,
    fail,
    giveUp,
    startAgain,
    stop,
    holdEnd,
    announceQueue,
    running,
  }

  /** Gives the tenant's free slots to its oldest waiting videos. Call it under `lockConcurrencyLimit`. */
  async function admit(tx: TenantTx, parallelVideos: number): Promise<void> {
    const free = parallelVideos - (await videoRows.countQueued(tx))
    if (free <= 0) return
    for (const { id, attempt } of await videoRows.listWaiting(tx, { limit: free, now: clock.now() })) {
      await videoRows.change(tx, id, { queued_at: clock.now() })
      await queue.send(
        tx,
        'render',
        { tenantId: tx.tenantId, videoId: id, attempt: String(attempt) },
        { singletonKey: `${id} ${attempt}` },
      )
    }
  }

  /** Admits waiting videos where no ending render would, e.g. after the tenant was suspended. */
  async function admitWaiting(tenantId: string): Promise<void> {
    const parallelVideos = await parallelVideosOf(tenantId)
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      await admit(tx, parallelVideos)
    })
  }

  /** Claims an attempt for this worker. 'over' means nothing is left to do, 'busy' that another worker is alive on it. */
  async function begin(
    tenantId: string,
    videoId: string,
    attempt: number,
  ): Promise<{ run: Run; row: RenderedVideo } | 'over' | 'busy'> {
    return db.inTenant(tenantId, async (tx) => {
      const row = await videoRows.lock(tx, videoId)
      if (!row || row.attempt !== attempt || row.status === 'ready' || row.status === 'failed') return 'over'
      if (row.status === 'processing' && isAlive(row.heartbeat_at)) return 'busy'
      const [claimId, now] = [newId(), clock.now()]
      await clearProgress(tx, videoId)
      await videoRows.change(tx, videoId, {
        status: 'processing',
        claim_id: claimId,
        started_at: now,
        heartbeat_at: now,
      })
      await events.publish(tx, { type: 'video_status_update', userId: row.user_id, refId: videoId })
      await announceQueue(tx)
      return { run: { tenantId, videoId, attempt, claimId }, row }
    })
  }

  /** Records a heartbeat of the run. Returns false when it should stop: the video is gone or another run has claimed it. */
  async function heartbeat({ tenantId, videoId, claimId }: Run): Promise<boolean> {
    return db.inTenant(tenantId, async (tx) => {
      const row = await videoRows.lock(tx, videoId)
      if (row?.claim_id !== claimId || row.status !== 'processing') return false
      await videoRows.change(tx, videoId, { heartbeat_at: clock.now() })
      return true
    })
  }

  /** Releases the claim of a worker that stops, so that the next run need not wait until its heartbeat is too old. */
  async function releaseClaim({ tenantId, videoId, claimId }: Run): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const row = await videoRows.lock(tx, videoId)
      if (row?.claim_id === claimId) await videoRows.change(tx, videoId, { heartbeat_at: null })
    })
  }

  /**
   * Charges the video, at most the quoted price, and publishes it. Returns false when the run had lost the
   * video meanwhile, and true again when it is repeated after a commit whose response was lost.
   */
  async function finish(run: Run, render: FinishedRender): Promise<boolean> {
    return end(run, 'ready', async (tx, row) => {
      const chargedHalfCredits = Math.min(
        row.quoted_half_credits,
        halfCreditsFor(render.durationSeconds, row.voice_half_credits_per_minute),
      )
      if (row.hold_id) await ledger.settle(tx, row.hold_id, chargedHalfCredits)
      await videoRows.change(tx, run.videoId, {
        status: 'ready',
        file_key: render.fileKey,
        poster_key: render.posterKey,
        captions_key: render.captionsKey,
        unbranded_key: render.unbrandedKey,
        speech_files: render.keptFiles,
        appearance: render.appearance,
        rendered_texts: render.drawnWords,
        duration_seconds: render.durationSeconds,
        bytes: render.bytes,
        charged_half_credits: chargedHalfCredits,
        finished_at: clock.now(),
      })
      await saveCut(tx, run.videoId, render.storyboard)
      await provenance.recordFiles(tx, render.fileHashes)
      // The person has changed its texts during the render.
      if (render.drawnWords !== drawnTextOf(row)) await deps.redraw(tx, row)
      await deps.requestFormats(tx, row)
      const credits = chargedHalfCredits / 2
      await notifyEnd(tx, row, clock.now(), { durationSeconds: render.durationSeconds, credits })
    })
  }

  /** Fails the attempt with a reason, and returns the credits. */
  async function fail(
    run: Pick<Run, 'tenantId' | 'videoId' | 'attempt'> & { claimId?: string },
    error: { code: string; message: string },
  ) {
    return end(run, 'failed', (tx, row) => giveUp(tx, row, error))
  }

  /** Ends an unfinished video without a file; any other stays as it is. Call it under `lockConcurrencyLimit`. */
  async function giveUp(tx: TenantTx, row: RenderedVideo, error: { code: string; message: string }): Promise<void> {
    if (row.status === 'ready' || row.status === 'failed') return
    // While a twin service is at work, its clip keeps the credits; they go back once the service is known to have stopped.
    const isKept = await clips.takeOver(tx, row.id, row.hold_id)
    if (row.hold_id && !isKept) await ledger.release(tx, row.hold_id)
    await videoRows.change(tx, row.id, {
      status: 'failed',
      error_code: error.code,
      error_message: error.message,
      charged_half_credits: 0,
      finished_at: clock.now(),
    })
    await notifyEnd(tx, row, clock.now(), { errorCode: error.code, error: error.message })
  }

  async function end(
    run: Pick<Run, 'tenantId' | 'videoId' | 'attempt'> & { claimId?: string },
    status: 'failed' | 'ready',
    change: (tx: TenantTx, row: RenderedVideo) => Promise<void>,
  ): Promise<boolean> {
    const parallelVideos = await parallelVideosOf(run.tenantId)
    return db.inTenant(run.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await videoRows.lock(tx, run.videoId)
      if (!row || row.attempt !== run.attempt || (run.claimId && row.claim_id !== run.claimId)) return false
      const isOver = row.status === 'ready' || row.status === 'failed'
      if (isOver) return row.status === status && run.claimId !== undefined
      await change(tx, row)
      await admit(tx, parallelVideos)
      await events.publish(tx, { type: 'video_status_update', userId: row.user_id, refId: run.videoId })
      await events.publish(tx, { type: 'credits_update', userId: row.user_id, refId: row.user_id })
      await announceQueue(tx)
      return true
    })
  }

  /** Returns a failed video to pending, as a new attempt under a new hold. */
  async function startAgain(tx: TenantTx, row: RenderedVideo, holdId: string | null): Promise<void> {
    await clearProgress(tx, row.id)
    await saveFailedAttempt(tx, row)
    await videoRows.change(tx, row.id, {
      status: 'pending',
      attempt: row.attempt + 1,
      hold_id: holdId,
      charged_half_credits: null,
      error_code: null,
      error_message: null,
      queued_at: null,
      claim_id: null,
      started_at: null,
      heartbeat_at: null,
      finished_at: null,
      notified_at: null,
      waits_since: null,
      waits_until: null,
      waits_for: null,
    })
  }

  /** Stops renders of removed videos in this process; elsewhere the next heartbeat does. */
  function stop(ids: readonly string[]): void {
    for (const id of ids) running.get(id)?.abort()
  }

  /** Notifies everybody with waiting videos that their positions may have changed. */
  async function announceQueue(tx: TenantTx): Promise<void> {
    for (const userId of await videoRows.listWaitingOwners(tx))
      await events.publish(tx, { type: 'queue_update', userId, refId: userId })
  }

  function holdEnd(): Date {
    return new Date(clock.now().getTime() + HOLD_HOURS * HOUR_MS)
  }

  function isAlive(heartbeat: Date | null): boolean {
    return heartbeat !== null && clock.now().getTime() - heartbeat.getTime() < SILENT_AFTER_MS
  }
}
