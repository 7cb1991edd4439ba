import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { VideoFacts, VideoStage } from '@vitrine/contract'
import type { Events } from '../../platform/events.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Tenant } from '../../platform/tenant.ts'
import { RenderError, type RenderJob, type Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Tenants } from '../tenants/service.ts'
import type { Making, Run } from './making.ts'
import type { LockedVideo } from './store.ts'

const BEAT_EVERY_MS = 4000
/** How often a render whose process died is tried again within one job. */
const LOST_TRIES = 2

interface Parts {
  making: Making
  tenants: Tenants
  renderer: Renderer
  storage: Storage
  events: Events
  queue: Queue
  workFolder: string
  concurrency: number
}

/** Takes videos from the render queue and brings each to ready or failed. */
export function workVideos({
  making,
  tenants,
  renderer,
  storage,
  events,
  queue,
  workFolder,
  concurrency,
}: Parts): void {
  queue.work('render', { concurrency, handle, exhausted })

  async function handle(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    const { tenantId = '', videoId = '', attempt } = payload
    let begun = await making.begin(tenantId, videoId, Number(attempt))
    while (begun === 'busy') {
      await pause(BEAT_EVERY_MS, undefined, { signal })
      begun = await making.begin(tenantId, videoId, Number(attempt))
    }
    if (begun !== 'over') await make(begun.run, begun.row, signal)
  }

  async function make(run: Run, row: LockedVideo, signal: AbortSignal): Promise<void> {
    const stopped = new AbortController()
    making.running.set(run.videoId, stopped)
    const beats = setInterval(
      () =>
        void making.beat(run).then(
          (isOurs) => isOurs || stopped.abort(),
          () => undefined,
        ),
      BEAT_EVERY_MS,
    )
    const folder = await mkdtemp(join(workFolder, 'video-'))
    try {
      await film(run, row, folder, AbortSignal.any([signal, stopped.signal]))
    } catch (error) {
      // Stopped from outside: either the video is gone, or the job goes back to the queue and another run begins.
      if (stopped.signal.aborted) return
      if (signal.aborted) await making.letGo(run)
      if (signal.aborted || !(error instanceof RenderError)) throw error
      await making.fail(run, { code: error.code, message: error.message })
    } finally {
      clearInterval(beats)
      if (making.running.get(run.videoId) === stopped) making.running.delete(run.videoId)
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function film(run: Run, row: LockedVideo, folder: string, signal: AbortSignal): Promise<void> {
    const tenant = await tenants.withId(run.tenantId)
    if (!tenant) throw new RenderError('tenant-closed', 'This site is closed, so its videos are not made any more.')
    const job = renderJob(tenant, row, folder)
    const onProgress = (stage: VideoStage, percent: number) =>
      events.progress(run.tenantId, { userId: row.user_id, videoId: run.videoId, stage, percent })
    const result = await renderPatiently(job, onProgress, signal)
    const keys = {
      fileKey: `${run.tenantId}/videos/${run.videoId}/${run.claimId}.mp4`,
      posterKey: `${run.tenantId}/videos/${run.videoId}/${run.claimId}.png`,
    }
    await storage.put(keys.fileKey, job.outputPath)
    await storage.put(keys.posterKey, job.posterPath)
    const isKept = await making.finish(run, { ...keys, durationSeconds: result.durationSeconds, bytes: result.bytes })
    if (!isKept) for (const key of Object.values(keys)) await storage.removeAll(key)
  }

  async function renderPatiently(
    job: RenderJob,
    onProgress: (stage: VideoStage, percent: number) => void,
    signal: AbortSignal,
  ) {
    for (let tries = 0; ; tries++) {
      try {
        return await renderer.render(job, { onProgress, signal })
      } catch (error) {
        if (!(error instanceof RenderError && error.isLost) || tries >= LOST_TRIES || signal.aborted) throw error
      }
    }
  }

  /** Every attempt of the queue failed, also by a process that died: the person gets their credits back and a reason. */
  async function exhausted({ tenantId = '', videoId = '', attempt }: Record<string, string>): Promise<void> {
    const message = 'The video could not be made, although we tried several times. Try again in a while.'
    await making.fail({ tenantId, videoId, attempt: Number(attempt) }, { code: 'render-exhausted', message })
  }
}

function renderJob(tenant: Tenant, row: LockedVideo, folder: string): RenderJob {
  return {
    script: row.script,
    language: row.language === 'es' ? 'es' : 'en',
    presenterId: row.presenter_id,
    presenterName: row.presenter_id.charAt(0).toUpperCase() + row.presenter_id.slice(1),
    title: filmTitle(row),
    place: row.property_address ?? '',
    facts: row.facts as VideoFacts,
    vertical: tenant.vertical,
    brand: { name: tenant.brand.companyName, ...tenant.brand.colours, logoSvg: tenant.brand.logoSvg },
    captions: true,
    outputPath: join(folder, 'film.mp4'),
    posterPath: join(folder, 'poster.png'),
  }
}

/** A title that was made from the place says nothing more than the place does. */
function filmTitle({ title, property_address: place }: LockedVideo): string {
  return place && title.endsWith(` - ${place}`) ? place : title
}
