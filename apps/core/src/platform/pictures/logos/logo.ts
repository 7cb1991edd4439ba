import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Owner } from '../../../ports/owner.ts'
import { inTurn, isPicture, pictureError, runProgram } from '../portrait.ts'
import type { SvgFault } from './svg-fault.ts'
import { svgSentence } from './svg-sentences.ts'

/** A stored logo. */
export interface Logo {
  /** The logo as pages show it. */
  svg: string
  /** A raster copy of a vector logo, for icons, emails and videos; null where `svg` holds nothing but pixels. */
  rasterSvg: string | null
}

/** The output of the program: the raster copy and the filtered vector logo, or why the logo is refused. */
export type DrawnLogo = { png: string; svg?: string } | { fault: SvgFault }

const PROGRAM = fileURLToPath(new URL('child.ts', import.meta.url))
/** The offsets of width and height in a PNG. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20]

/**
 * Reads an uploaded logo in a child process. A drawing becomes a new SVG of allowed parts; a picture becomes an
 * SVG with nothing but its pixels. `path` is a temporary file. Throws logo-type, picture-unreadable with the
 * element or attribute at fault, or too-many while too many of the owner wait.
 */
export async function readLogo(logo: Buffer, path: string, owner: Owner): Promise<Logo> {
  const drawn = await draw(logo, path, owner)
  if ('fault' in drawn) throw pictureError('picture-unreadable', { sentence: svgSentence(drawn.fault) })
  return logoOf(drawn)
}

/** Reads a logo of a website. A vector that may not be stored as one becomes a raster picture. Throws as `readLogo` does. */
export async function readFoundLogo(logo: Buffer, path: string, owner: Owner): Promise<Logo> {
  const drawn = await draw(logo, path, owner)
  if (!('fault' in drawn)) return logoOf(drawn)
  const raster = await draw(logo, path, owner, ['raster-only'])
  if ('fault' in raster) throw pictureError('picture-unreadable')
  return logoOf(raster)
}

async function draw(logo: Buffer, path: string, owner: Owner, wishes: readonly string[] = []): Promise<DrawnLogo> {
  if (!isPicture(logo) && !isDrawing(logo)) throw pictureError('logo-type')
  await inTurn(owner, path, () => runProgram(PROGRAM, logo, path, wishes))
  const drawn = JSON.parse(await readFile(path, 'utf8')) as DrawnLogo
  await rm(path, { force: true })
  return drawn
}

function logoOf({ png, svg }: { png: string; svg?: string }): Logo {
  const raster = inSvg(Buffer.from(png, 'base64'))
  return svg === undefined ? { svg: raster, rasterSvg: null } : { svg, rasterSvg: raster }
}

function inSvg(png: Buffer): string {
  const [width, height] = [png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)]
  const size = `width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<image ${size} href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ].join('')
}

function isDrawing(logo: Buffer): boolean {
  const head = logo.subarray(0, 4096).toString('utf8').trimStart()
  return head.startsWith('<') && /<svg[\s>]/i.test(head)
}
