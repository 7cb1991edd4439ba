import { join } from 'node:path'
import type { VideoLook } from '@vitrine/contract'
import { VideoLook as Look } from '@vitrine/contract/api'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { RenderHooks, Renderer } from '../../ports/renderer.ts'
import { type RenderInputs, type RenditionFiles, renderJobOf, retry } from '../renders/index.ts'
import type { VideoJobRun } from './lifecycle.ts'
import type { FinishedVideo } from './video-rows.ts'

type Shape = VideoLook['shape']

interface Deps {
  sources: Pick<RenderInputs, 'stageInputs'>
  files: Pick<RenditionFiles, 'fetchKept'>
  renderer: Pick<Renderer, 'drawTransparent' | 'render'>
}

interface Drawn {
  tenant: Tenant
  run: VideoJobRun
  row: FinishedVideo
}

/** The formats in which a video is made beside its own, each once. */
export function extraShapesOf(look: unknown): Shape[] {
  const { shape: own, moreShapes } = Look.parse(look)
  return [...new Set(moreShapes)].filter((shape) => shape !== own)
}

/** Draws finished videos again from their stored speech, in another form. */
export function createDrawnFormats({ sources, files, renderer }: Deps) {
  return { draw, drawTransparent }

  /** Composes the video for `shape`. Returns the path of the mp4. */
  async function draw(shape: Shape, drawn: Drawn, folder: string, hooks: RenderHooks): Promise<string> {
    const job = await staged(drawn, { shape }, folder)
    await retry(() => renderer.render(job, hooks), hooks.signal)
    return job.outputPath
  }

  /** Draws the presenter alone, with the sound of the video at `videoPath`. Returns the path of the WebM. */
  async function drawTransparent(videoPath: string, drawn: Drawn, folder: string, hooks: RenderHooks): Promise<string> {
    const job = await staged(drawn, {}, folder)
    const outputPath = join(folder, 'transparent.webm')
    await retry(() => renderer.drawTransparent({ ...job, videoPath, outputPath }, hooks), hooks.signal)
    return outputPath
  }

  /** Returns the job of the video with changes of its look, once its inputs and its speech are in the folder. */
  async function staged({ tenant, run, row }: Drawn, changes: Partial<VideoLook>, folder: string) {
    const look = { ...Look.parse(row.look), ...changes, unbrandedCopy: false }
    const place = { tenantId: run.tenantId, row: { ...row, look }, folder }
    const { captionsPath: _, ...job } = await sources.stageInputs(renderJobOf(tenant, place.row, folder), place)
    const speechCacheFolder = join(folder, 'kept')
    await files.fetchKept(row.speech_files, speechCacheFolder)
    return { ...job, speechCacheFolder }
  }
}
