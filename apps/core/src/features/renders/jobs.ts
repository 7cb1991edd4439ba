import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { retryLostConnection } from '../../platform/db/retry-lost-connection.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { RenderError, type RenderHooks, type RenderJob, type Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import { createRenditionFiles } from './rendition-files.ts'
import { ClipPending, type createClipStage } from './clip-stage.ts'
import type { RenderInputs } from './inputs.ts'
import type { createPageStage } from './page-stage.ts'
import type { Renders, Run } from './lifecycle.ts'
import { secondsLeftOf } from './queue-times.ts'
import { renderJobOf, retry, withoutVoice } from './render-job.ts'
import { type Deadline, STAGE_SECONDS, startDeadline } from './stage-deadline.ts'
import type { RenderedVideo } from './video-rows.ts'
import { drawnTextOf } from './drawn-text.ts'
import { appearanceWith, storedKit } from '../brand-kits/index.ts'
import type { Tenants } from '../tenants/index.ts'

const HEARTBEAT_INTERVAL_MS = 4000

interface Deps {
  sources: RenderInputs
  clipStage: ReturnType<typeof createClipStage>
  pageStage: ReturnType<typeof createPageStage>
  renders: Renders
  tenants: Tenants
  renderer: Renderer
  storage: Storage
  events: Events
  queue: Queue
  workFolder: string
  concurrency: number
  /** Timeouts of the stages without progress, in seconds. */
  stageSeconds?: typeof STAGE_SECONDS
  report: (error: Error) => void
}

/** Starts the worker that renders queued videos. Each ends ready or failed. */
export function startRenderWorker({
  sources,
  clipStage,
  pageStage,
  renders,
  tenants,
  renderer,
  storage,
  events,
  queue,
  workFolder,
  concurrency,
  stageSeconds = STAGE_SECONDS,
  report,
}: Deps): void {
  const files = createRenditionFiles(storage)
  queue.work('render', { concurrency, handle, exhausted })

  async function handle(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    const { tenantId = '', videoId = '', attempt } = payload
    let begun = await renders.begin(tenantId, videoId, Number(attempt))
    while (begun === 'busy') {
      await pause(HEARTBEAT_INTERVAL_MS, undefined, { signal })
      begun = await renders.begin(tenantId, videoId, Number(attempt))
    }
    if (begun !== 'over') await renderClaimed(begun.run, begun.row, signal)
  }

  async function renderClaimed(run: Run, row: RenderedVideo, signal: AbortSignal): Promise<void> {
    const stopped = new AbortController()
    renders.running.set(run.videoId, stopped)
    const heartbeats = setInterval(
      () =>
        void renders.heartbeat(run).then(
          (isOurs) => isOurs || stopped.abort(),
          // A database that is unavailable for a moment must not stop the render. Whether the claim still holds is checked at its end.
          () => undefined,
        ),
      HEARTBEAT_INTERVAL_MS,
    )
    const folder = await mkdtemp(join(workFolder, 'video-'))
    try {
      await render(run, row, folder, AbortSignal.any([signal, stopped.signal]))
    } catch (error) {
      // Stopped from outside: either the video is gone, or the job goes back to the queue and another run begins.
      if (stopped.signal.aborted) return
      if (error instanceof ClipPending) return await waitForClip(run, signal)
      if (signal.aborted) await renders.releaseClaim(run)
      if (signal.aborted || !(error instanceof RenderError)) throw error
      if (error.cause instanceof Error) report(error.cause)
      const { code, message } = error
      if (code === 'voice-unreachable' && (await retryLostConnection(() => renders.postpone(run, 'voice'), signal)))
        return
      await retryLostConnection(() => renders.fail(run, { code, message }), signal)
    } finally {
      clearInterval(heartbeats)
      if (renders.running.get(run.videoId) === stopped) renders.running.delete(run.videoId)
      await rm(folder, { recursive: true, force: true })
    }
  }

  /**
   * Puts the video back until its clip is ready, so that other videos use the slot. After a day the video fails, and its clip
   * is ended at the service.
   */
  async function waitForClip(run: Run, signal: AbortSignal): Promise<void> {
    if (await retryLostConnection(() => renders.postpone(run, 'lip-sync'), signal)) return
    const message = 'The lip-sync service didn’t create this video within a day, so it was stopped. Try again later.'
    await retryLostConnection(() => renders.fail(run, { code: 'twin-service-late', message }), signal)
  }

  async function render(run: Run, row: RenderedVideo, folder: string, signal: AbortSignal): Promise<void> {
    const tenant = await tenants.withId(run.tenantId)
    if (!tenant) throw new RenderError('tenant-closed', 'This site is closed, so it no longer creates videos.')
    await pageStage.show(tenant, run, row, { signal, report })
    const place = { tenantId: run.tenantId, row, folder }
    const job = await sources.stageInputs(renderJobOf(tenant, row, folder), place)
    // Speech is reused across videos.
    if (job.speechCacheFolder) await files.fetchKept(row.speech_files, job.speechCacheFolder)
    const deadline = startDeadline(stageSeconds)
    const hooks = {
      onProgress: createProgressHook(run, row, deadline),
      signal: AbortSignal.any([signal, deadline.signal]),
    }
    if (job.canFootageSpeak && !job.footageSpeaks) await speak(run, row, { job, folder }, hooks).finally(deadline.end)
    const result = await retry(() => renderer.render(job, hooks), hooks.signal)
      .catch((error: unknown) => renderer.render(withoutVoice(job, error), hooks))
      .catch((error: unknown) => deadline.refuse(error))
      .finally(deadline.end)
    const keys = await files.store(run, job)
    const { durationSeconds, bytes, storyboard } = result
    const appearance = appearanceWith(tenant, storedKit(row.brand_kit))
    const drawnWords = drawnTextOf(row)
    const rendition = { ...keys, durationSeconds, bytes, appearance, drawnWords, storyboard }
    // The file is finished. A database that is unavailable at this moment must not cost it.
    const isKept = await retryLostConnection(() => renders.finish(run, rendition), signal)
    if (!isKept) await files.removeAll(keys)
  }

  /** Requests the clip in which the twin speaks. The video waits until it is ready. */
  async function speak(run: Run, row: RenderedVideo, of: { job: RenderJob; folder: string }, hooks: RenderHooks) {
    if (await sources.clipOf(of.job, { tenantId: run.tenantId, row })) throw new ClipPending()
    await clipStage.requestClip(run, row, of, hooks)
  }

  function createProgressHook(run: Run, row: RenderedVideo, deadline: Deadline): RenderHooks['onProgress'] {
    const since = performance.now()
    return (stage, percent) => {
      deadline.advance(stage, percent)
      const secondsLeft = secondsLeftOf({ elapsedSeconds: (performance.now() - since) / 1000, percent })
      events.progress(run.tenantId, { userId: row.user_id, videoId: run.videoId, stage, percent, secondsLeft })
    }
  }

  /**
   * Called when every attempt of the queue failed, including those of processes that died: returns the credits and records a
   * reason.
   */
  async function exhausted({ tenantId = '', videoId = '', attempt }: Record<string, string>): Promise<void> {
    const message = 'The video couldn’t be created after several attempts. Try again later.'
    await renders.fail({ tenantId, videoId, attempt: Number(attempt) }, { code: 'render-exhausted', message })
  }
}
