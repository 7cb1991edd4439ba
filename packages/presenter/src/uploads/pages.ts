import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MediaError } from '../composition/render-job.ts'
import type { RenderHooks } from '../engine/render-video.ts'
import { drawPdf } from './pdf.ts'
import { redrawPicture } from './picture.ts'
import { drawPresentation } from './presentation.ts'
import { sniffContent } from './sniff.ts'
import { drawWebPage } from './web-page.ts'
import type { PagesHooks, PagesJob, PagesResult } from './jobs.ts'

const BYTES_MAX = 100 * 1024 * 1024

/** Converts an uploaded file to images. Throws MediaError. */
export async function preparePages({ inputPath, outputFolder }: PagesJob, hooks: RenderHooks): Promise<PagesResult> {
  const { size } = await stat(inputPath)
  if (size > BYTES_MAX) throw new MediaError('file-refused', 'The file is larger than 100 MB. Make it smaller.')
  const kind = await sniffContent(inputPath)
  await mkdir(outputFolder, { recursive: true })
  const pagesHooks: PagesHooks = { onPage: (share) => hooks.onProgress?.('drawing', share), signal: hooks.signal }
  if (kind === 'pptx') return { kind, ...(await drawPresentation(inputPath, outputFolder, pagesHooks)) }
  if (kind === 'pdf') return { kind, pictures: await drawPdf(inputPath, outputFolder, pagesHooks), isExact: true }
  if (kind === 'web-page') {
    const { picture, isExact } = await drawWebPage(inputPath, outputFolder)
    return { kind, pictures: [picture], isExact }
  }
  const path = join(outputFolder, 'page-1.webp')
  const pixels = await redrawPicture(inputPath, path)
  return { kind, pictures: [{ path, isPhoto: true, ...pixels }], isExact: true }
}
