import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { VideoJob, VideoLook } from '@vitrine/contract/api'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Queue } from '../../../platform/queue.ts'
import { RenderError, type RenderHooks, type Renderer } from '../../../ports/renderer.ts'
import type { SceneRenderer } from '../../../ports/scene-renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { LockedVideo } from '../store.ts'
import type { AskedTask, ChosenMoment, TaskRun, VideoJobs } from './lifecycle.ts'
import { type BrandKits, appearanceWith, nameInFiles, storedKit } from '../../brand-kits/index.ts'
import {
  type RenderInputs,
  createRenditionFiles,
  drawnTextOf,
  isRenderCurrent,
  renderJobOf,
  retry,
} from '../../renders/index.ts'
import type { Tenants } from '../../tenants/index.ts'

const NOTE_EVERY_MS = 1000
const EXHAUSTED = 'The file could not be made, although we tried several times. Try again in a while.'

interface Parts {
  sources: RenderInputs
  tasks: VideoJobs
  tenants: Tenants
  brandKits: Pick<BrandKits, 'findCurrent'>
  renderer: Renderer
  sceneRenderer: Pick<SceneRenderer, 'drawThumbnail'>
  storage: Storage
  queue: Queue
  workFolder: string
  report: (error: Error) => void
}

/** Does what was asked of finished videos: draws them with the brand of today, puts them into other kinds of files. */
export function workVideoJobs(parts: Parts): void {
  const { sources, tasks, tenants, brandKits, renderer, sceneRenderer, storage, queue, workFolder, report } = parts
  const files = createRenditionFiles(storage)
  queue.work('task', { concurrency: 1, handle, exhausted: (payload) => tasks.fail(asked(payload), EXHAUSTED) })

  async function handle(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    const begun = await tasks.begin(asked(payload))
    if (!begun) return
    const lost = new AbortController()
    const hooks = { onProgress: noting(begun.run, lost), signal: AbortSignal.any([signal, lost.signal]) }
    const folder = await mkdtemp(join(workFolder, 'task-'))
    try {
      await (begun.run.kind === 'rebrand' ? redraw : exportVideo)(begun.run, begun.row, folder, hooks)
    } catch (error) {
      // Nobody waits for it any more; or the job goes back to the queue and another run begins.
      if (lost.signal.aborted) return
      if (signal.aborted || !(error instanceof RenderError)) throw error
      if (error.cause instanceof Error) report(error.cause)
      await tasks.fail(begun.run, error.message)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function redraw(run: TaskRun, locked: LockedVideo, folder: string, hooks: RenderHooks): Promise<void> {
    const tenant = await tenants.withId(run.tenantId)
    if (!tenant) throw new RenderError('tenant-closed', 'This site is closed, so its videos are not made any more.')
    const row = await withCurrentKit(run, locked)
    // What is spoken is the same, so speech and captions stay; the copy that shows no brand shows the words beside them.
    const {
      unbrandedPath,
      speechCacheFolder = '',
      captionsPath = '',
      ...drawn
    } = await sources.stageInputs(renderJobOf(tenant, row, folder), { tenantId: run.tenantId, row, folder })
    await files.fetchKept(row.speech_files, speechCacheFolder)
    const job = {
      ...drawn,
      ...(row.captions_key ? {} : { captionsPath }),
      ...(unbrandedPath && !isRenderCurrent(row) ? { unbrandedPath } : {}),
    }
    const { durationSeconds, bytes, storyboard } = await retry(
      () => renderer.render({ ...job, speechCacheFolder }, hooks),
      hooks.signal,
    )
    const thumbnail = await redrawThumbnail(run, tenant, row, job.outputPath, hooks)
    const keys = await files.keep(run, row.speech_files.length > 0 ? job : { ...job, speechCacheFolder })
    const brandKit = storedKit(row.brand_kit)
    const appearance = appearanceWith(tenant, brandKit)
    const render = {
      ...keys,
      durationSeconds,
      bytes,
      appearance,
      brandKit,
      drawnWords: drawnTextOf(row),
      storyboard,
      thumbnail,
    }
    const left = await tasks.finishRebrand(run, render)
    if (!left) {
      await files.removeAll(keys)
      if (thumbnail) await storage.removeAll(thumbnail.key)
    }
    for (const key of left ?? []) await storage.removeAll(key)
  }

  /** The chosen moment, as the new video shows it; null where none is chosen. */
  async function redrawThumbnail(
    run: TaskRun,
    tenant: Tenant,
    row: LockedVideo,
    videoPath: string,
    hooks: RenderHooks,
  ): Promise<ChosenMoment | null> {
    const { thumbnail_second: second, title } = row
    if (second === null) return null
    const { shape, definition } = VideoLook.parse(row.look)
    const outputPath = `${videoPath}-thumbnail.png`
    const provenance = { title, creatorTool: nameInFiles(tenant, storedKit(row.brand_kit)) }
    const source = { videoPath, second }
    const still = { source, shape, definition, provenance, outputPath }
    await retry(() => sceneRenderer.drawThumbnail(still), hooks.signal)
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}-thumbnail.png`
    await storage.put(key, outputPath)
    return { second, key }
  }

  /** A kit that was deleted is drawn as the video has it. */
  async function withCurrentKit({ tenantId }: TaskRun, row: LockedVideo): Promise<LockedVideo> {
    const { user_id: userId, brand_kit_id: id } = row
    const current = id === null ? undefined : await brandKits.findCurrent(tenantId, userId, id)
    return current ? { ...row, brand_kit: current } : row
  }

  async function exportVideo(run: TaskRun, row: LockedVideo, folder: string, hooks: RenderHooks): Promise<void> {
    if (run.kind === 'rebrand' || !row.file_key) throw new RenderError('no-file', 'This video has no file.')
    const job = {
      format: run.kind,
      inputPath: join(folder, 'video.mp4'),
      outputPath: join(folder, `video.${run.kind}`),
    }
    await files.fetchVideo(row.file_key, job.inputPath)
    await retry(() => renderer.exportVideo(job, hooks), hooks.signal)
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}.${run.kind}`
    await storage.put(key, job.outputPath)
    if (!(await tasks.finishExport(run, key))) await storage.removeAll(key)
  }

  function noting(run: TaskRun, lost: AbortController): RenderHooks['onProgress'] {
    let notedAt = performance.now()
    return (_, percent) => {
      if (performance.now() - notedAt < NOTE_EVERY_MS) return
      notedAt = performance.now()
      void tasks.note(run, percent).then(
        (isOurs) => isOurs || lost.abort(),
        () => undefined,
      )
    }
  }
}

function asked({ tenantId = '', videoId = '', kind, id = '' }: Record<string, string>): AskedTask {
  return { tenantId, videoId, kind: VideoJob.shape.kind.parse(kind), id }
}
