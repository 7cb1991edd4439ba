import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { FAULT_EXITS, PICTURE_PIXELS_MAX } from '../portrait-limits.ts'

// A program of its own: what a hostile picture does to the decoder happens to this process and to nobody else.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)
const DECODING_SECONDS_MAX = 5
/** As large as any page or video shows it. */
const PICTURE_ROOM = { width: 640, height: 320 }
/** As high as the largest icon of a site. */
const DRAWING_ROOM = { width: 960, height: 512 }
/** At which a drawing has as many pixels as it says. */
const SVG_DOTS_PER_INCH = 72
const SVG_DOTS_PER_INCH_MAX = 100_000
/** What the decoder says of a drawing, and what that means. */
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
  const picture = await buffer(process.stdin)
  const density = await dotsPerInch(picture)
  const drawn = await sharp(picture, { ...options(), ...(density && { density }) })
    .timeout({ seconds: DECODING_SECONDS_MAX })
    .autoOrient()
    .resize({ ...(density ? DRAWING_ROOM : PICTURE_ROOM), fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95 })
    .toBuffer()
  if (density && (await isEmpty(drawn))) process.exitCode = FAULT_EXITS.nothingDrawn
  else await writeFile(process.argv[2] ?? '', drawn)
} catch (error) {
  const fault = FAULTS.find(([said]) => String(error).includes(said))
  process.exitCode = fault ? FAULT_EXITS[fault[1]] : 1
}

function options() {
  return { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', pages: 1 } as const
}

/** Returns at how many dots per inch a drawing fills the room, and undefined of a picture that has dots already. */
async function dotsPerInch(picture: Buffer): Promise<number | undefined> {
  const { format, width, height } = await sharp(picture, { ...options(), density: SVG_DOTS_PER_INCH }).metadata()
  if (format !== 'svg') return undefined
  const scale = Math.min(DRAWING_ROOM.width / width, DRAWING_ROOM.height / height)
  return Math.min(Math.max(SVG_DOTS_PER_INCH * scale, 1), SVG_DOTS_PER_INCH_MAX)
}

async function isEmpty(drawn: Buffer): Promise<boolean> {
  const { channels, isOpaque } = await sharp(drawn).stats()
  return !isOpaque && channels.at(-1)?.max === 0
}
