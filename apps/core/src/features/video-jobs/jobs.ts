import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { VideoJob, VideoLook } from '@vitrine/contract/api'
import { withFolder } from '../../platform/process/with-folder.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { fetchFile } from '../../platform/storage/fetch-file.ts'
import { type ExportJob, RenderError, type RenderHooks, type Renderer } from '../../ports/renderer.ts'
import type { SceneRenderer } from '../../ports/scene-renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import { createDrawnFormats } from './drawn-formats.ts'
import type { ChosenMoment, VideoJobRef, VideoJobRun, VideoJobs } from './lifecycle.ts'
import { type BrandKits, appearanceWith, nameInFiles, storedKit } from '../brand-kits/index.ts'
import {
  type RenderInputs,
  createRenditionFiles,
  drawnTextOf,
  isRenderCurrent,
  renderJobOf,
  retry,
} from '../renders/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { FinishedVideo } from './video-rows.ts'

const RECORD_EVERY_MS = 1000
const CHECK_IDLE_EVERY_MS = 1000
const EXHAUSTED = 'The file couldn’t be created after several attempts. Try again later.'

interface Deps {
  sources: RenderInputs
  videoJobs: VideoJobs
  tenants: Tenants
  brandKits: Pick<BrandKits, 'findCurrent'>
  renderer: Renderer
  sceneRenderer: Pick<SceneRenderer, 'drawThumbnail'>
  storage: Storage
  queue: Queue
  /** Returns whether this process is rendering a new video. */
  isRendering: () => boolean
  workFolder: string
  report: (error: Error) => void
}

/** Starts the worker of jobs on finished videos: re-brands, and exports to other kinds of files. */
export function startVideoJobWorker(deps: Deps): void {
  const { sources, videoJobs, tenants, brandKits, renderer, sceneRenderer, storage, queue, workFolder, report } = deps
  const files = createRenditionFiles(storage)
  const formats = createDrawnFormats({ sources, files, renderer })
  const exhausted = (payload: Record<string, string>) => videoJobs.fail(jobRefOf(payload), EXHAUSTED)
  let urgent = 0
  queue.work('task', { concurrency: 1, handle: handleUrgent, exhausted })
  queue.work('bulk', { concurrency: 1, handle: handleBulk, exhausted })

  async function handleUrgent(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    urgent++
    await handle(payload, signal).finally(() => urgent--)
  }

  /** Rebrands one of many videos once no new video is rendered here and no other work is queued on any node. */
  async function handleBulk(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    while (urgent > 0 || (await queue.hasDue(['render', 'task'])) || deps.isRendering())
      await pause(CHECK_IDLE_EVERY_MS, undefined, { signal })
    await handle(payload, signal)
  }

  async function handle(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    const begun = await videoJobs.begin(jobRefOf(payload))
    if (!begun) return
    const lost = new AbortController()
    const hooks = { onProgress: progressRecorder(begun.run, lost), signal: AbortSignal.any([signal, lost.signal]) }
    const { run, row } = begun
    const draw = run.kind === 'rebrand' ? redraw : exportVideo
    try {
      await withFolder(workFolder, 'video-job', (folder) => draw(run, row, folder, hooks))
    } catch (error) {
      // The claim was lost: the result is no longer needed, or another run handles the job.
      if (lost.signal.aborted) return
      if (signal.aborted || !(error instanceof RenderError)) throw error
      if (error.cause instanceof Error) report(error.cause)
      await videoJobs.fail(run, error.message)
    }
  }

  async function redraw(run: VideoJobRun, locked: FinishedVideo, folder: string, hooks: RenderHooks): Promise<void> {
    const tenant = await openTenant(run)
    const row = await withCurrentKit(run, locked)
    // The spoken words do not change, so speech and captions are kept. The unbranded copy shows other texts
    // too, and is redrawn unless it is current.
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
    const keys = await files.store(run, row.speech_files.length > 0 ? job : { ...job, speechCacheFolder })
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
    const left = await videoJobs.finishRebrand(run, render)
    if (!left) {
      await files.removeAll(keys)
      if (thumbnail) await storage.removeAll(thumbnail.key)
    }
    for (const key of left ?? []) await storage.removeAll(key)
  }

  /** The chosen moment, as the new video shows it; null where none is chosen. */
  async function redrawThumbnail(
    run: VideoJobRun,
    tenant: Tenant,
    row: FinishedVideo,
    videoPath: string,
    hooks: RenderHooks,
  ): Promise<ChosenMoment | null> {
    const { thumbnail_second: second, title } = row
    if (second === null) return null
    const { shape, definition } = VideoLook.parse(row.look)
    const outputPath = `${videoPath}-thumbnail.jpg`
    const provenance = { title, creatorTool: nameInFiles(tenant, storedKit(row.brand_kit)) }
    const source = { videoPath, second }
    const still = { source, shape, definition, provenance, outputPath }
    const owner = { tenantId: run.tenantId, personId: row.user_id, isBackground: true }
    await retry(() => sceneRenderer.drawThumbnail(still, owner), hooks.signal)
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}-thumbnail.jpg`
    await storage.put(key, outputPath)
    return { second, key }
  }

  /** A kit that was deleted is drawn as the video has it. */
  async function withCurrentKit({ tenantId }: VideoJobRun, row: FinishedVideo): Promise<FinishedVideo> {
    const { user_id: userId, brand_kit_id: id } = row
    const current = id === null ? undefined : await brandKits.findCurrent(tenantId, userId, id)
    return current ? { ...row, brand_kit: current } : row
  }

  async function exportVideo(run: VideoJobRun, row: FinishedVideo, folder: string, hooks: RenderHooks): Promise<void> {
    const made = await exportedFile(run, row, folder, hooks)
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}${made.suffix}`
    const hash = await files.putVideo(key, made.path)
    if (!(await videoJobs.finishExport(run, { key, hash }))) await storage.removeAll(key)
  }

  async function exportedFile(run: VideoJobRun, row: FinishedVideo, folder: string, hooks: RenderHooks) {
    const { kind } = run
    if (kind === 'rebrand' || !row.file_key) throw new RenderError('no-file', 'This video has no file.')
    const inputPath = join(folder, 'finished.mp4')
    if (kind === 'transparent') {
      await fetchFile(storage, row.file_key, inputPath)
      const drawn = { tenant: await openTenant(run), run, row }
      return { path: await formats.drawTransparent(inputPath, drawn, folder, hooks), suffix: '-transparent.webm' }
    }
    if (kind !== 'mov' && kind !== 'webm' && kind !== 'gif') {
      const tenant = await openTenant(run)
      return {
        path: await formats.draw(kind, { tenant, run, row }, folder, hooks),
        suffix: `-${kind.replace(':', 'x')}.mp4`,
      }
    }
    const paths = { inputPath, outputPath: join(folder, `export.${kind}`) }
    await fetchFile(storage, row.file_key, inputPath)
    const job: ExportJob =
      kind === 'gif' ? { ...paths, format: kind, startSeconds: run.startSeconds ?? 0 } : { ...paths, format: kind }
    await retry(() => renderer.exportVideo(job, hooks), hooks.signal)
    return { path: paths.outputPath, suffix: `.${kind}` }
  }

  async function openTenant({ tenantId }: VideoJobRun): Promise<Tenant> {
    const tenant = await tenants.withId(tenantId)
    if (!tenant) throw new RenderError('tenant-closed', 'This site is closed, so it no longer creates videos.')
    return tenant
  }

  /** Records at most one report a second, and aborts `lost` when another run has taken the job over. */
  function progressRecorder(run: VideoJobRun, lost: AbortController): RenderHooks['onProgress'] {
    let recordedAt = performance.now()
    return (_, percent) => {
      if (performance.now() - recordedAt < RECORD_EVERY_MS) return
      recordedAt = performance.now()
      void videoJobs.recordProgress(run, percent).then(
        (isOurs) => isOurs || lost.abort(),
        // Progress is only shown; the next report records it.
        () => undefined,
      )
    }
  }
}

function jobRefOf({ tenantId = '', videoId = '', kind, id = '' }: Record<string, string>): VideoJobRef {
  return { tenantId, videoId, kind: VideoJob.shape.kind.parse(kind), id }
}
