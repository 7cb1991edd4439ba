import { join } from 'node:path'
import type { VideoLook } from '@vitrine/contract'
import { VideoLook as Look } from '@vitrine/contract/api'
import type { Tenant } from '../../platform/tenant.ts'
import type { RenderHooks, Renderer } from '../../ports/renderer.ts'
import { type RenderInputs, type RenditionFiles, renderJobOf, retry } from '../renders/index.ts'
import type { TaskRun } from './lifecycle.ts'
import type { FinishedVideo } from './video-rows.ts'

type Shape = VideoLook['shape']

interface Deps {
  sources: Pick<RenderInputs, 'stageInputs'>
  files: Pick<RenditionFiles, 'fetchKept'>
  renderer: Pick<Renderer, 'render'>
}

/** The formats in which a video is made beside its own, each once. */
export function extraShapesOf(look: unknown): Shape[] {
  const { shape: own, moreShapes } = Look.parse(look)
  return [...new Set(moreShapes)].filter((shape) => shape !== own)
}

/** Draws finished videos in further picture formats. */
export function createDrawnFormats({ sources, files, renderer }: Deps) {
  return { draw }

  /** Composes the video for `shape` from its stored speech. Returns the path of the mp4. */
  async function draw(
    shape: Shape,
    { tenant, run, row }: { tenant: Tenant; run: TaskRun; row: FinishedVideo },
    folder: string,
    hooks: RenderHooks,
  ): Promise<string> {
    const look = { ...Look.parse(row.look), shape, unbrandedCopy: false }
    const place = { tenantId: run.tenantId, row: { ...row, look }, folder }
    const { captionsPath: _, ...staged } = await sources.stageInputs(renderJobOf(tenant, place.row, folder), place)
    const job = { ...staged, speechCacheFolder: join(folder, 'kept') }
    await files.fetchKept(row.speech_files, job.speechCacheFolder)
    await retry(() => renderer.render(job, hooks), hooks.signal)
    return job.outputPath
  }
}
