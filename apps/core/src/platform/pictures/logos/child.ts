import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { FAULT_EXITS, PICTURE_PIXELS_MAX } from '../portrait-limits.ts'
import { limitProcessorTime } from '../processor-limit.ts'
import { cleanSvg } from './clean-svg.ts'
import type { DrawnLogo } from './logo.ts'
import { SvgError } from './svg-fault.ts'

// Runs as a separate program, so that a hostile picture can only harm this process.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)
/** Processor time. Includes the drawing of an SVG, a single step that the decoder cannot interrupt. */
const SECONDS_MAX = 10
/** The largest size at which a page or video shows a logo, in pixels. */
const PICTURE_ROOM = { width: 640, height: 320 }
/** The size for drawings, as high as the largest icon of a site, in pixels. */
const DRAWING_ROOM = { width: 960, height: 512 }
/** The density at which a drawing has the number of pixels that it declares. */
const SVG_DOTS_PER_INCH = 72
const SVG_DOTS_PER_INCH_MAX = 100_000
/** Messages of the decoder, with the fault that each means. */
const FAULTS: [said: string, fault: keyof typeof FAULT_EXITS][] = [
  ['exceeds pixel limit', 'tooManyPixels'],
  ['entity', 'nestedEntities'],
  ['XML parse error', 'brokenXml'],
  ['bad dimensions', 'noSize'],
]

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

try {
  const [path = '', mode] = process.argv.slice(2)
  const picture = await buffer(process.stdin)
  limitProcessorTime(SECONDS_MAX)
  const logo = await redrawn(picture, mode === 'raster-only')
  if (logo) await writeFile(path, JSON.stringify(logo))
  else process.exitCode = FAULT_EXITS.nothingDrawn
} catch (error) {
  const fault = FAULTS.find(([said]) => String(error).includes(said))
  process.exitCode = fault ? FAULT_EXITS[fault[1]] : 1
}

/** Returns the redrawn picture, or what a drawing may not contain; undefined where nothing is visible. */
async function redrawn(picture: Buffer, isDotsOnly: boolean): Promise<DrawnLogo | undefined> {
  const { format, width, height } = await sharp(picture, { ...options(), density: SVG_DOTS_PER_INCH }).metadata()
  if (format !== 'svg') return { png: (await drawn(picture, PICTURE_ROOM)).toString('base64') }
  try {
    const svg = isDotsOnly ? undefined : cleanSvg(new TextDecoder().decode(picture), { width, height })
    const png = await drawn(svg === undefined ? picture : Buffer.from(svg), DRAWING_ROOM, dotsPerInch(width, height))
    if (await isEmpty(png)) return undefined
    return { png: png.toString('base64'), ...(svg === undefined ? {} : { svg }) }
  } catch (error) {
    if (error instanceof SvgError) return { fault: error.fault }
    throw error
  }
}

function drawn(picture: Buffer, room: { width: number; height: number }, density?: number): Promise<Buffer> {
  return sharp(picture, { ...options(), ...(density && { density }) })
    .autoOrient()
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95 })
    .toBuffer()
}

function options() {
  return { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', pages: 1 } as const
}

/** Returns the pixels per inch at which a drawing fills the available size. */
function dotsPerInch(width: number, height: number): number {
  const scale = Math.min(DRAWING_ROOM.width / width, DRAWING_ROOM.height / height)
  return Math.min(Math.max(SVG_DOTS_PER_INCH * scale, 1), SVG_DOTS_PER_INCH_MAX)
}

async function isEmpty(png: Buffer): Promise<boolean> {
  const { channels, isOpaque } = await sharp(png).stats()
  return !isOpaque && channels.at(-1)?.max === 0
}
