import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { retryLostConnection } from '../../platform/db/retry-lost-connection.ts'
import type { Events } from '../../platform/events.ts'
import type { Queue } from '../../platform/queue.ts'
import { RenderError, type RenderHooks, type Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import { createRenditionFiles } from './rendition-files.ts'
import type { RenderInputs } from './inputs.ts'
import type { Renders, Run } from './lifecycle.ts'
import { secondsLeftOf } from './queue-times.ts'
import { renderJobOf, retry, withoutVoice } from './render-job.ts'
import { type Deadline, STAGE_SECONDS, startDeadline } from './stage-deadline.ts'
import type { RenderedVideo } from './video-rows.ts'
import { drawnTextOf } from './drawn-text.ts'
import { appearanceWith, storedKit } from '../brand-kits/index.ts'
import type { Tenants } from '../tenants/index.ts'

const HEARTBEAT_INTERVAL_MS = 4000

interface Parts {
  sources: RenderInputs
  renders: Renders
  tenants: Tenants
  renderer: Renderer
  storage: Storage
  events: Events
  queue: Queue
  workFolder: string
  concurrency: number
  /** How long each stage may stand still. */
  stageSeconds?: typeof STAGE_SECONDS
  report: (error: Error) => void
}

/** Takes videos from the render queue and brings each to ready or failed. */
export function workRenders({
  sources,
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
}: Parts): void {
  const files = createRenditionFiles(storage)
  queue.work('render', { concurrency, handle, exhausted })

  async function handle(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    const { tenantId = '', videoId = '', attempt } = payload
    let begun = await renders.begin(tenantId, videoId, Number(attempt))
    while (begun === 'busy') {
      await pause(HEARTBEAT_INTERVAL_MS, undefined, { signal })
      begun = await renders.begin(tenantId, videoId, Number(attempt))
    }
    if (begun !== 'over') await make(begun.run, begun.row, signal)
  }

  async function make(run: Run, row: RenderedVideo, signal: AbortSignal): Promise<void> {
    const stopped = new AbortController()
    renders.running.set(run.videoId, stopped)
    const beats = setInterval(
      () =>
        void renders.heartbeat(run).then(
          (isOurs) => isOurs || stopped.abort(),
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
      if (signal.aborted) await renders.releaseClaim(run)
      if (signal.aborted || !(error instanceof RenderError)) throw error
      if (error.cause instanceof Error) report(error.cause)
      const { code, message } = error
      if (code === 'voice-unreachable' && (await retryLostConnection(() => renders.postpone(run), signal))) return
      await retryLostConnection(() => renders.fail(run, { code, message }), signal)
    } finally {
      clearInterval(beats)
      if (renders.running.get(run.videoId) === stopped) renders.running.delete(run.videoId)
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function render(run: Run, row: RenderedVideo, folder: string, signal: AbortSignal): Promise<void> {
    const tenant = await tenants.withId(run.tenantId)
    if (!tenant) throw new RenderError('tenant-closed', 'This site is closed, so its videos are not made any more.')
    const place = { tenantId: run.tenantId, row, folder }
    const job = await sources.stageInputs(renderJobOf(tenant, row, folder), place)
    // What was spoken for another video is not spoken again.
    if (job.speechCacheFolder) await files.fetchKept(row.speech_files, job.speechCacheFolder)
    const deadline = startDeadline(stageSeconds)
    const hooks = { onProgress: progressing(run, row, deadline), signal: AbortSignal.any([signal, deadline.signal]) }
    const result = await retry(() => renderer.render(job, hooks), hooks.signal)
      .catch((error: unknown) => renderer.render(withoutVoice(job, error), hooks))
      .catch((error: unknown) => deadline.refuse(error))
      .finally(deadline.end)
    const keys = await files.keep(run, job)
    const { durationSeconds, bytes, storyboard } = result
    const appearance = appearanceWith(tenant, storedKit(row.brand_kit))
    const drawnWords = drawnTextOf(row)
    const made = { ...keys, durationSeconds, bytes, appearance, drawnWords, storyboard }
    // The file is finished. A database that is unavailable at this moment must not cost it.
    const isKept = await retryLostConnection(() => renders.finish(run, made), signal)
    if (!isKept) await files.removeAll(keys)
  }

  function progressing(run: Run, row: RenderedVideo, deadline: Deadline): RenderHooks['onProgress'] {
    const since = performance.now()
    return (stage, percent) => {
      deadline.note(stage, percent)
      const secondsLeft = secondsLeftOf({ elapsedSeconds: (performance.now() - since) / 1000, percent })
      events.progress(run.tenantId, { userId: row.user_id, videoId: run.videoId, stage, percent, secondsLeft })
    }
  }

  /** Every attempt of the queue failed, also by a process that died: the person gets their credits back and a reason. */
  async function exhausted({ tenantId = '', videoId = '', attempt }: Record<string, string>): Promise<void> {
    const message = 'The video could not be made, although we tried several times. Try again in a while.'
    await renders.fail({ tenantId, videoId, attempt: Number(attempt) }, { code: 'render-exhausted', message })
  }
}
