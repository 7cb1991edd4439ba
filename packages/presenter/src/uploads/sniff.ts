import { open } from 'node:fs/promises'
import { MediaError } from '../composition/render-job.ts'
import { WEB_PAGE_SIGNATURE } from './web-page.ts'
import type { FileKind } from './jobs.ts'

const HEAD_BYTES = 1024
/** The signature may follow within the first kilobyte. */
const PDF_SIGNATURE = '%PDF-'
const PICTURE_SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a']
const ZIP_SIGNATURE = 'PK\x03\x04'

/** Detects the type of a file by its first bytes. Throws `file-refused` for unsupported types. */
export async function sniffContent(path: string): Promise<FileKind> {
  const head = await headOf(path)
  if (head.length === 0) throw new MediaError('file-refused', 'The file is empty. Choose another one.')
  const isWebp = head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'
  if (isWebp || PICTURE_SIGNATURES.some((mark) => head.startsWith(mark))) return 'picture'
  if (head.startsWith(ZIP_SIGNATURE)) return 'pptx'
  if (head.startsWith(WEB_PAGE_SIGNATURE)) return 'web-page'
  if (head.includes(PDF_SIGNATURE)) return 'pdf'
  throw new MediaError('file-refused', reasonOf(head))
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

/** Returns why a file of another type is refused, as a whole sentence, so that it can be translated. */
function reasonOf(head: string): string {
  if (/<svg[\s>]/i.test(head)) return 'SVG drawings aren’t supported. Choose a JPEG, PNG, PDF or PPTX file.'
  if (/<(!doctype|html|\?xml)/i.test(head))
    return 'This is a web page or XML, not an image or document. Choose a JPEG, PNG, PDF or PPTX file.'
  // OLE container: Office files before 2007, or encrypted ones.
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    return 'This is an old or locked Office file. Save it as PPTX without a password, or choose a JPEG, PNG or PDF file.'
  return 'This isn’t an image, PDF or presentation. Choose a JPEG, PNG, PDF or PPTX file.'
}
