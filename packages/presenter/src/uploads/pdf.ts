import { createRequire } from 'node:module'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { MediaError } from '../composition/render-job.ts'
import type { SourcePicture } from '../composition/render-inputs.ts'
import type { PagesHooks } from './jobs.ts'

export const PAGES_MAX = 60
const EDGE_PIXELS_MAX = 1920
/** Limits the magnification of tiny pages. */
const SCALE_MAX = 6
const QUALITY = 90
const IMAGE_PIXELS_MAX = 40_000_000

/**
 * Renders at most 60 pages of a PDF as WebP. Scripts, forms, links and system fonts are disabled. Throws `file-refused` and
 * `file-damaged`.
 */
export async function drawPdf(path: string, folder: string, { onPage, signal }: PagesHooks): Promise<SourcePicture[]> {
  const document = await openPdf(path)
  try {
    const count = document.numPages
    if (count === 0) throw new MediaError('file-refused', 'The PDF has no page to show.')
    if (count > PAGES_MAX)
      throw new MediaError('file-refused', `The PDF has ${count} pages; at most ${PAGES_MAX} are taken. Split it.`)
    const pages: SourcePicture[] = []
    for (let number = 1; number <= count; number++) {
      signal?.throwIfAborted()
      pages.push({ path: await drawPage(document, number, folder) })
      onPage(number / count)
    }
    return pages
  } finally {
    await document.loadingTask.destroy()
  }
}

async function openPdf(path: string): Promise<PDFDocumentProxy> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const data = new Uint8Array(await readFile(path))
  const folderOf = (name: string) => `${join(root, name)}/`
  const options = {
    data,
    verbosity: 0,
    enableXfa: false,
    useSystemFonts: false,
    // Text is drawn as paths, so that embedded fonts never reach the system.
    disableFontFace: true,
    maxImageSize: IMAGE_PIXELS_MAX,
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
    wasmUrl: folderOf('wasm'),
    iccUrl: folderOf('iccs'),
  }
  return getDocument(options).promise.catch((cause: Error) => {
    if (cause.name === 'PasswordException')
      throw new MediaError('file-refused', 'The PDF is locked with a password. Save it without one and try again.')
    throw damaged(cause)
  })
}

async function drawPage(document: PDFDocumentProxy, number: number, folder: string): Promise<string> {
  try {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    if (!(width >= 1 && height >= 1)) throw new Error(`a page of ${width} x ${height}`)
    const scale = Math.min(EDGE_PIXELS_MAX / width, EDGE_PIXELS_MAX / height, SCALE_MAX)
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(Math.max(2, Math.round(viewport.width)), Math.max(2, Math.round(viewport.height)))
    // The types expect the canvas of a browser.
    await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise
    page.cleanup()
    const path = join(folder, `page-${number}.webp`)
    await writeFile(path, await canvas.encode('webp', QUALITY))
    return path
  } catch (cause) {
    throw damaged(cause)
  }
}

function damaged(cause: unknown): MediaError {
  const message = 'The PDF cannot be read: it is damaged or cut off. Save it again and try once more.'
  return new MediaError('file-damaged', message, { cause })
}
