import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FilmError } from '../film/film-job.ts'
import type { FilmHooks } from '../engine/make-film.ts'
import { drawPdf } from './pdf.ts'
import { redrawPicture } from './picture.ts'
import { drawPresentation } from './presentation.ts'
import { sniffContent } from './sniff.ts'
import { drawWebPage } from './web-page.ts'
import type { PagesHooks, PagesJob, PagesResult } from './works.ts'

const BYTES_MAX = 100 * 1024 * 1024

/** Turns an uploaded file into pictures for a film. Throws FilmError with a sentence for whoever sent it. */
export async function preparePages({ inputPath, outputFolder }: PagesJob, hooks: FilmHooks): Promise<PagesResult> {
  const { size } = await stat(inputPath)
  if (size > BYTES_MAX) throw new FilmError('file-refused', 'The file is larger than 100 MB. Make it smaller.')
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
  await redrawPicture(inputPath, path)
  return { kind, pictures: [{ path, isPhoto: true }], isExact: true }
}
