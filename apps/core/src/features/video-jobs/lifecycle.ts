import { type DrawnBrandKit, VIDEO_SHAPES, type VideoJobKind } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { withRows } from '../tenants/index.ts'
import type { ProvenanceModule } from '../provenance/index.ts'
import { type FinishedRender, lockConcurrencyLimit, saveCut } from '../renders/index.ts'
import { sendNextChunk } from './bulk-rebrands/chunk-queue.ts'
import * as store from './store.ts'
import type { FinishedVideo, FinishedVideoRows } from './video-rows.ts'

/** One, so that a tenant with hundreds of videos to rebrand does not delay the others. */
const JOBS_AT_ONCE = 1

/** Identifies a video job; the payload of its entry in the queue. */
export interface VideoJobRef {
  tenantId: string
  videoId: string
  kind: VideoJobKind
  id: string
}

export interface VideoJobRun extends VideoJobRef {
  /** The start of a teaser in seconds; null for other jobs. */
  startSeconds: number | null
  isBulk: boolean
  /** Identifies this worker's run: only the latest run may end the job. */
  claimId: string
}

/** The chosen moment of a video and its still. */
export interface ChosenMoment {
  second: number
  key: string
}

type VideoRef = Pick<FinishedVideo, 'id' | 'user_id'>

interface Deps {
  db: Db
  events: Events
  queue: Queue
  videoRows: Pick<FinishedVideoRows, 'lock' | 'change'>
  provenance: Pick<ProvenanceModule, 'recordFiles'>
  clock: Clock
  newId: () => string
}

export type VideoJobs = ReturnType<typeof createVideoJobs>

const tenantsDue = withRows('video_job', "state = 'waiting' and queued_at is null")

/**
 * The lifecycle of jobs on a finished video. The video stays ready meanwhile, and nothing is charged:
 *
 *   ask --> waiting --admit--> (queued) --begin--> working --finish--> an export: done, its file is there
 *            ^                                       |                 a rebrand: gone, the video has its new file
 *            |                                       \------fail-----> failed, the video is as it was
 *            \---------------------------ask-------------------------------/
 */
export function createVideoJobs({ db, events, queue, videoRows, provenance, clock, newId }: Deps) {
  return {
    request,
    requestAgain,
    requestRebrands,
    cancel,
    admit,
    admitWaiting,
    begin,
    recordProgress,
    finishExport,
    finishRebrand,
    fail,
    tenantsDue,
  }

  /**
   * Requests a job of this kind unless one is under way or done. A teaser with another start is drawn again,
   * and a waiting bulk job loses its low priority. Call it under `lockConcurrencyLimit`, with the video locked.
   * Returns the key of a file that is not needed any more.
   */
  async function request(
    tx: TenantTx,
    video: VideoRef,
    kind: VideoJobKind,
    startSeconds: number | null = null,
  ): Promise<string | null> {
    const earlier = await store.lockJob(tx, video.id, kind)
    const isOther = startSeconds !== null && earlier?.start_seconds !== startSeconds
    const isBehind = earlier?.is_bulk === true && earlier.state === 'waiting'
    if (earlier && earlier.state !== 'failed' && !isOther && !isBehind) return null
    if (earlier) await store.removeJob(tx, earlier.id)
    const bulkRebrandId = isBehind ? earlier.bulk_rebrand_id : null
    await store.insertJob(tx, { id: newId(), videoId: video.id, kind, startSeconds, bulkRebrandId })
    await admit(tx)
    await announce(tx, video)
    return earlier?.file_key ?? null
  }

  /** Like `request`, for a video whose texts have changed: a run that has begun would still draw the old ones. */
  async function requestAgain(tx: TenantTx, video: VideoRef, kind: VideoJobKind): Promise<void> {
    const earlier = await store.lockJob(tx, video.id, kind)
    if (earlier?.state === 'working') await store.removeJob(tx, earlier.id)
    await request(tx, video, kind)
  }

  /**
   * Requests a rebrand of many videos, behind the jobs that people wait for. Skips those with one under way.
   * Returns the requested videos. Call it under `lockConcurrencyLimit`.
   */
  async function requestRebrands(
    tx: TenantTx,
    videos: readonly VideoRef[],
    bulkRebrandId: string | null = null,
  ): Promise<string[]> {
    const ids = videos.map(({ id }) => id)
    await store.removeFailedJobs(tx, ids, 'rebrand')
    const jobs = ids.map((videoId) => {
      return { id: newId(), videoId, kind: 'rebrand', isBulk: true, bulkRebrandId } as const
    })
    const asked = await store.insertJobs(tx, jobs)
    await admit(tx)
    await announceAll(
      tx,
      videos.filter(({ id }) => asked.includes(id)),
    )
    return asked
  }

  /** Deletes the unfinished jobs of videos and returns their number. Call it under `lockConcurrencyLimit`. */
  async function cancel(tx: TenantTx, videos: readonly Pick<FinishedVideo, 'id'>[]): Promise<number> {
    const ids = videos.map(({ id }) => id)
    const cancelled = ids.length === 0 ? [] : await store.removeOpenJobs(tx, ids)
    if (cancelled.length > 0) await admit(tx)
    for (const id of new Set(cancelled.map(({ bulk_rebrand_id: bulkId }) => bulkId)))
      if (id) await sendNextChunk(queue, tx, id)
    return cancelled.length
  }

  /** Gives the tenant's free slots to the jobs that have waited longest. Bulk jobs have a slot of their own. */
  async function admit(tx: TenantTx): Promise<void> {
    for (const isBulk of [false, true]) {
      const free = JOBS_AT_ONCE - (await store.countQueued(tx, isBulk))
      const waiting = free > 0 ? await store.listWaiting(tx, { isBulk, limit: free }) : []
      for (const { id, video_id: videoId, kind } of waiting) {
        await store.changeJob(tx, id, { queued_at: clock.now() })
        const payload = { tenantId: tx.tenantId, videoId, kind, id }
        await queue.send(tx, isBulk ? 'bulk' : 'task', payload, { singletonKey: id })
      }
    }
  }

  /** Admits waiting jobs where none ended that would have, because its video was deleted with it. */
  async function admitWaiting(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      await admit(tx)
    })
  }

  /** Claims a job for this worker. Undefined where nothing is left to do. */
  async function begin(asked: VideoJobRef): Promise<{ run: VideoJobRun; row: FinishedVideo } | undefined> {
    return db.inTenant(asked.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const found = await lockBoth(tx, asked)
      if (!found) return undefined
      const { start_seconds: startSeconds, is_bulk: isBulk } = found.job
      const run = { ...asked, claimId: newId(), startSeconds, isBulk }
      await store.changeJob(tx, asked.id, { state: 'working', claim_id: run.claimId, percent: 0 })
      await announce(tx, found.row)
      return { run, row: found.row }
    })
  }

  /** Records the progress of the run. Returns false when it should stop: the video is gone or another run took the job over. */
  async function recordProgress({ tenantId, claimId }: VideoJobRun, percent: number): Promise<boolean> {
    return db.inTenant(tenantId, (tx) => store.recordPercent(tx, claimId, percent))
  }

  /** Returns false when the run had lost the job meanwhile; its file is then deleted by the caller. */
  async function finishExport(run: VideoJobRun, file: { key: string; hash: string }): Promise<boolean> {
    const ended = await end(run, async (tx) => {
      await store.changeJob(tx, run.id, { state: 'done', percent: 100, file_key: file.key })
      await provenance.recordFiles(tx, [file.hash])
      return []
    })
    return ended !== undefined
  }

  /**
   * Publishes the new video. Files made from the old one are deleted with it; its formats and its teaser are
   * drawn again. Returns the keys that are not needed any more, or undefined when the run had lost the job
   * meanwhile.
   */
  async function finishRebrand(
    run: VideoJobRun,
    render: FinishedRender & { brandKit: DrawnBrandKit | null; thumbnail: ChosenMoment | null },
  ): Promise<string[] | undefined> {
    return end(run, async (tx, row) => {
      const jobs = await store.removeJobs(tx, run.videoId)
      const { videoId, isBulk } = run
      for (const { kind, start_seconds: startSeconds } of jobs.filter(({ kind }) => isKept(kind)))
        await store.insertJob(tx, { id: newId(), videoId, kind, startSeconds, isBulk })
      const stills = stillsAfter(row, render)
      await videoRows.change(tx, run.videoId, {
        file_key: render.fileKey,
        ...stills.change,
        captions_key: row.captions_key ?? render.captionsKey,
        speech_files: row.speech_files.length > 0 ? row.speech_files : render.keptFiles,
        duration_seconds: render.durationSeconds,
        bytes: render.bytes,
        appearance: render.appearance,
        rendered_texts: render.drawnWords,
        ...(render.brandKit ? { brand_kit: render.brandKit } : {}),
        ...(render.unbrandedKey ? { unbranded_key: render.unbrandedKey } : {}),
      })
      await saveCut(tx, run.videoId, render.storyboard)
      await provenance.recordFiles(tx, render.fileHashes)
      const oldCopy = render.unbrandedKey ? row.unbranded_key : null
      return [...jobs.map(({ file_key: key }) => key), row.file_key, ...stills.left, oldCopy].filter(
        (key) => key !== null,
      )
    })
  }

  /** Marks a job as failed with its message. Nothing else changes. */
  async function fail(asked: VideoJobRef & { claimId?: string }, message: string): Promise<void> {
    await end(asked, async (tx) => {
      await store.changeJob(tx, asked.id, { state: 'failed', error_message: message })
      return []
    })
  }

  async function end(
    asked: VideoJobRef & { claimId?: string },
    change: (tx: TenantTx, row: FinishedVideo) => Promise<string[]>,
  ): Promise<string[] | undefined> {
    return db.inTenant(asked.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const found = await lockBoth(tx, asked)
      if (!found || (asked.claimId && found.job.claim_id !== asked.claimId)) return undefined
      const left = await change(tx, found.row)
      await admit(tx)
      await announce(tx, found.row)
      if (found.job.bulk_rebrand_id) await sendNextChunk(queue, tx, found.job.bulk_rebrand_id)
      return left
    })
  }

  /** Locks the video and its job, under `lockConcurrencyLimit`. Returns undefined when they are gone or over. */
  async function lockBoth(tx: TenantTx, { videoId, kind, id }: VideoJobRef) {
    const row = await videoRows.lock(tx, videoId)
    const job = await store.lockJob(tx, videoId, kind)
    const isOpen = job?.id === id && (job.state === 'waiting' || job.state === 'working')
    return row && isOpen ? { row, job } : undefined
  }

  async function announce(tx: TenantTx, video: VideoRef): Promise<void> {
    await announceAll(tx, [video])
  }

  async function announceAll(tx: TenantTx, videos: readonly VideoRef[]): Promise<void> {
    const type = 'video_status_update' as const
    await events.publishAll(
      tx,
      videos.map(({ id, user_id: userId }) => ({ type, userId, refId: id })),
    )
  }
}

/**
 * Whether an export outlives the file of its video: emails show the teaser, and formats belong to the video.
 * Other exports are temporary.
 */
function isKept(kind: string): boolean {
  return kind === 'gif' || VIDEO_SHAPES.some((shape) => shape === kind)
}

/**
 * Returns the stills of a video that was drawn again, and the keys of those that are no longer needed. A chosen picture stays;
 * a chosen moment is replaced by the same moment of the new video, unless another one was chosen meanwhile.
 */
function stillsAfter(
  { poster_key: shown, drawn_poster_key: drawn, thumbnail_second: second }: FinishedVideo,
  { posterKey, thumbnail }: { posterKey: string; thumbnail: ChosenMoment | null },
) {
  const unused = thumbnail ? [thumbnail.key] : []
  if (drawn === null) return { change: { poster_key: posterKey }, left: [shown, ...unused] }
  if (!thumbnail || thumbnail.second !== second)
    return { change: { drawn_poster_key: posterKey }, left: [drawn, ...unused] }
  return { change: { poster_key: thumbnail.key, drawn_poster_key: posterKey }, left: [shown, drawn] }
}
