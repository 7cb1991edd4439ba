import type { DrawnBrandKit, VideoJobKind } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import type { Queue } from '../../../platform/queue.ts'
import { type FinishedRender, lockConcurrencyLimit, saveCut } from '../../renders/index.ts'
import * as videoStore from '../store.ts'
import * as store from './store.ts'

/** So that a tenant with hundreds of videos to re-brand does not keep the others waiting. */
const TASKS_AT_ONCE = 1

/** One asking, as its job in the queue names it. */
export interface AskedTask {
  tenantId: string
  videoId: string
  kind: VideoJobKind
  id: string
}

export interface TaskRun extends AskedTask {
  /** Names this worker's run: only the latest run may end the task. */
  claimId: string
}

/** The chosen moment of a video and its still. */
export interface ChosenMoment {
  second: number
  key: string
}

type AskedVideo = Pick<videoStore.LockedVideo, 'id' | 'user_id'>

interface Parts {
  db: Db
  events: Events
  queue: Queue
  clock: Clock
  newId: () => string
}

export type VideoJobs = ReturnType<typeof createVideoJobs>

/**
 * The way of what is asked of a finished video, in one place. The video stays ready all the while, and nothing is charged:
 *
 *   ask --> waiting --admit--> (queued) --begin--> working --finish--> an export: done, its file is there
 *            ^                                       |                 a re-brand: gone, the video has its new file
 *            |                                       \------fail-----> failed, the video is as it was
 *            \---------------------------ask-------------------------------/
 */
export function createVideoJobs({ db, events, queue, clock, newId }: Parts) {
  return { ask, askAnew, cancel, admitWaiting, begin, note, finishExport, finishRebrand, fail }

  /** The task of this kind, begun unless it is under way or done. Call it under `lockConcurrencyLimit`, with the video locked. */
  async function ask(tx: TenantTx, video: AskedVideo, kind: VideoJobKind): Promise<void> {
    const earlier = await store.lockTask(tx, video.id, kind)
    if (earlier && earlier.state !== 'failed') return
    if (earlier) await store.removeTask(tx, earlier.id)
    await store.insertTask(tx, { id: newId(), videoId: video.id, kind })
    await admit(tx)
    await announce(tx, video)
  }

  /** The same for a video whose words have changed: a run that has begun would still draw the old ones. */
  async function askAnew(tx: TenantTx, video: videoStore.LockedVideo, kind: VideoJobKind): Promise<void> {
    const earlier = await store.lockTask(tx, video.id, kind)
    if (earlier?.state === 'working') await store.removeTask(tx, earlier.id)
    await ask(tx, video, kind)
  }

  /** Takes back what was asked of videos and is not done. Returns how much that was. Call it under `lockConcurrencyLimit`. */
  async function cancel(tx: TenantTx, videos: readonly videoStore.LockedVideo[]): Promise<number> {
    const ids = videos.map(({ id }) => id)
    const cancelled = ids.length === 0 ? 0 : await store.removeOpenTasks(tx, ids)
    if (cancelled > 0) await admit(tx)
    return cancelled
  }

  /** Gives free places of the tenant to what has waited longest. */
  async function admit(tx: TenantTx): Promise<void> {
    const free = TASKS_AT_ONCE - (await store.countQueued(tx))
    if (free <= 0) return
    for (const { id, video_id: videoId, kind } of await store.listWaiting(tx, free)) {
      await store.changeTask(tx, id, { queued_at: clock.now() })
      await queue.send(tx, 'task', { tenantId: tx.tenantId, videoId, kind, id }, { singletonKey: id })
    }
  }

  /** Takes up what was left waiting because the video before it was deleted together with its task. */
  async function admitWaiting(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      await admit(tx)
    })
  }

  /** Claims a task for this worker. Undefined where nothing is left to do. */
  async function begin(asked: AskedTask): Promise<{ run: TaskRun; row: videoStore.LockedVideo } | undefined> {
    return db.inTenant(asked.tenantId, async (tx) => {
      const found = await lockBoth(tx, asked)
      if (!found) return undefined
      const run = { ...asked, claimId: newId() }
      await store.changeTask(tx, asked.id, { state: 'working', claim_id: run.claimId, percent: 0 })
      await announce(tx, found.row)
      return { run, row: found.row }
    })
  }

  /** Notes how far the run is. Returns false when it should stop: the video is gone or another run took the task over. */
  async function note({ tenantId, claimId }: TaskRun, percent: number): Promise<boolean> {
    return db.inTenant(tenantId, (tx) => store.notePercent(tx, claimId, percent))
  }

  /** Returns false when the run had lost the job meanwhile; its file is then deleted by the caller. */
  async function finishExport(run: TaskRun, fileKey: string): Promise<boolean> {
    const ended = await end(run, async (tx) => {
      await store.changeTask(tx, run.id, { state: 'done', percent: 100, file_key: fileKey })
      return []
    })
    return ended !== undefined
  }

  /**
   * Shows the new video. Files that were made from the old one go with it. Returns the keys that nobody needs any more, or
   * undefined when the run had lost the task meanwhile.
   */
  async function finishRebrand(
    run: TaskRun,
    render: FinishedRender & { brandKit: DrawnBrandKit | null; thumbnail: ChosenMoment | null },
  ): Promise<string[] | undefined> {
    return end(run, async (tx, row) => {
      const exported = await store.removeTasks(tx, run.videoId)
      const stills = stillsAfter(row, render)
      await videoStore.changeVideo(tx, run.videoId, {
        file_key: render.fileKey,
        ...stills.change,
        captions_key: row.captions_key ?? render.captionsKey,
        speech_files: jsonb(row.speech_files.length > 0 ? row.speech_files : render.keptFiles),
        duration_seconds: render.durationSeconds,
        bytes: render.bytes,
        appearance: render.appearance,
        rendered_texts: render.drawnWords,
        ...(render.brandKit ? { brand_kit: jsonb(render.brandKit) } : {}),
        ...(render.unbrandedKey ? { unbranded_key: render.unbrandedKey } : {}),
      })
      await saveCut(tx, run.videoId, render.storyboard)
      const oldCopy = render.unbrandedKey ? row.unbranded_key : null
      return [...exported, row.file_key, ...stills.left, oldCopy].filter((key) => key !== null)
    })
  }

  /** Says why; everything else stays as it is. */
  async function fail(asked: AskedTask & { claimId?: string }, message: string): Promise<void> {
    await end(asked, async (tx) => {
      await store.changeTask(tx, asked.id, { state: 'failed', error_message: message })
      return []
    })
  }

  async function end(
    asked: AskedTask & { claimId?: string },
    change: (tx: TenantTx, row: videoStore.LockedVideo) => Promise<string[]>,
  ): Promise<string[] | undefined> {
    return db.inTenant(asked.tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const found = await lockBoth(tx, asked)
      if (!found || (asked.claimId && found.task.claim_id !== asked.claimId)) return undefined
      const left = await change(tx, found.row)
      await admit(tx)
      await announce(tx, found.row)
      return left
    })
  }

  /** Undefined where the video or this asking is gone, or is over. */
  async function lockBoth(tx: TenantTx, { videoId, kind, id }: AskedTask) {
    const [row] = await videoStore.lockVideos(tx, [videoId])
    const task = await store.lockTask(tx, videoId, kind)
    const isOpen = task?.id === id && (task.state === 'waiting' || task.state === 'working')
    return row && isOpen ? { row, task } : undefined
  }

  async function announce(tx: TenantTx, { id, user_id: userId }: AskedVideo): Promise<void> {
    await events.publish(tx, { type: 'video_status_update', userId, refId: id })
  }
}

/**
 * The stills of a video that was drawn again, and those that nobody needs any more. A chosen one stays, a chosen moment as the new
 * video shows it. Where another moment was chosen meanwhile, that still stays as it is.
 */
function stillsAfter(
  { poster_key: shown, drawn_poster_key: drawn, thumbnail_second: second }: videoStore.LockedVideo,
  { posterKey, thumbnail }: { posterKey: string; thumbnail: ChosenMoment | null },
) {
  const unused = thumbnail ? [thumbnail.key] : []
  if (drawn === null) return { change: { poster_key: posterKey }, left: [shown, ...unused] }
  if (!thumbnail || thumbnail.second !== second)
    return { change: { drawn_poster_key: posterKey }, left: [drawn, ...unused] }
  return { change: { poster_key: thumbnail.key, drawn_poster_key: posterKey }, left: [shown, drawn] }
}
