import { open } from 'node:fs/promises'
import { FilmError } from '../film/film-job.ts'
import { WEB_PAGE_MARK } from './web-page.ts'
import type { FileKind } from './works.ts'

const HEAD_BYTES = 1024
/** Programs write up to a kilobyte before the mark of a PDF. */
const PDF_MARK = '%PDF-'
const PICTURE_MARKS = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a']
const ZIP_MARK = 'PK\x03\x04'

/** What a file is by its first bytes; its name says nothing. Throws `file-refused` for anything that is not taken. */
export async function sniffContent(path: string): Promise<FileKind> {
  const head = await headOf(path)
  if (head.length === 0) throw new FilmError('file-refused', 'The file is empty. Choose another one.')
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'
  if (isWebp || PICTURE_MARKS.some((mark) => head.startsWith(mark))) return 'picture'
  if (head.startsWith(ZIP_MARK)) return 'pptx'
  if (head.startsWith(WEB_PAGE_MARK)) return 'web-page'
  if (head.includes(PDF_MARK)) return 'pdf'
  throw new FilmError('file-refused', `${whatElse(head)} Choose a JPEG, PNG, WebP, PDF or PPTX file.`)
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

function whatElse(head: string): string {
  if (/<svg[\s>]/i.test(head)) return 'This is an SVG drawing, which is not taken.'
  if (/<(!doctype|html|\?xml)/i.test(head)) return 'This is a page or an XML text, not a picture or a document.'
  // The container of files from before 2007, and of those that are locked with a password.
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    return 'This is an old or locked Office file. Save it as PPTX without a password.'
  return 'This is no picture, PDF or presentation.'
}
