import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { MediaError } from '../composition/render-job.ts'
import type { SourcePicture } from '../composition/render-inputs.ts'
import type { PagesHooks } from './jobs.ts'

export const PAGES_MAX = 60
const EDGE_PIXELS_MAX = 1920
/** Limits the magnification of tiny pages. */
const SCALE_MAX = 6
const QUALITY = 90

/**
 * Renders at most 60 pages of a PDF as WebP. Nothing in it runs: PDFium is WebAssembly here, built without scripts, and each file
 * has a memory of its own. Throws `file-refused` and `file-damaged`.
 */
export async function drawPdf(path: string, folder: string, { onPage, signal }: PagesHooks): Promise<SourcePicture[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path)).catch(refuse)
  const count = document.getPageCount()
  if (count === 0) throw new MediaError('file-refused', 'The PDF has no pages to show.')
  if (count > PAGES_MAX) throw new MediaError('file-refused', `The PDF has more than ${PAGES_MAX} pages. Split it.`)
  const pages: SourcePicture[] = []
  for (let number = 1; number <= count; number++) {
    signal?.throwIfAborted()
    pages.push({ path: await drawPage(document, number, folder) })
    onPage(number / count)
  }
  return pages
}

/** PDFium names the reason in words only. */
function refuse(cause: Error): never {
  if (cause.message.startsWith('Password required'))
    throw new MediaError('file-refused', 'The PDF is locked with a password. Save it without one and try again.')
  throw damaged(cause)
}

async function drawPage(document: PDFiumDocument, number: number, folder: string): Promise<string> {
  try {
    const page = document.getPage(number - 1)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    if (!(originalWidth >= 1 && originalHeight >= 1)) throw new Error(`a page of ${originalWidth} x ${originalHeight}`)
    const scale = Math.min(EDGE_PIXELS_MAX / originalWidth, EDGE_PIXELS_MAX / originalHeight, SCALE_MAX)
    const { data, width, height } = await page.render({ scale })
    const path = join(folder, `page-${number}.webp`)
    await sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ quality: QUALITY })
      .toFile(path)
    return path
  } catch (cause) {
    throw damaged(cause)
  }
}

function damaged(cause: unknown): MediaError {
  const message = 'The PDF can’t be read: it’s damaged or incomplete. Save it again and try again.'
  return new MediaError('file-damaged', message, { cause })
}
