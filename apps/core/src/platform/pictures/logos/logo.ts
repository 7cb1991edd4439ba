import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inTurn, isPicture, pictureError, runProgram } from '../portrait.ts'

const PROGRAM = fileURLToPath(new URL('child.ts', import.meta.url))
/** Where a PNG says how wide and how high it is. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20]

/**
 * Draws a logo anew, by a process of its own, as an SVG that holds nothing but its dots: pages, emails and videos show it like one that
 * was drawn. `path` is a file that may be used meanwhile. Throws logo-type, picture-unreadable, or too-many while too many wait.
 */
export async function redrawLogo(logo: Buffer, path: string): Promise<string> {
  if (!isPicture(logo) && !isDrawing(logo)) throw pictureError('logo-type')
  await inTurn(path, () => runProgram(PROGRAM, logo, path))
  const dots = await readFile(path)
  await rm(path, { force: true })
  const [width, height] = [dots.readUInt32BE(WIDTH_AT), dots.readUInt32BE(HEIGHT_AT)]
  const size = `width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<image ${size} href="data:image/png;base64,${dots.toString('base64')}"/></svg>`,
  ].join('')
}

function isDrawing(logo: Buffer): boolean {
  const head = logo.subarray(0, 4096).toString('utf8').trimStart()
  return head.startsWith('<') && /<svg[\s>]/i.test(head)
}
