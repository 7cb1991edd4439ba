import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { FAULT_EXITS, PICTURE_PIXELS_MAX, PORTRAIT_EDGE_PIXELS } from './portrait-limits.ts'
import { limitProcessorTime } from './processor-limit.ts'

// Runs as a separate program, so that a hostile picture can only harm this process.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`)
/** Processor time. */
const SECONDS_MAX = 5

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

try {
  const picture = await buffer(process.stdin)
  limitProcessorTime(SECONDS_MAX)
  const options = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', pages: 1 } as const
  // Metadata is dropped, so neither the place of a photo nor its thumbnail remains.
  await sharp(picture, options)
    .autoOrient()
    .resize(PORTRAIT_EDGE_PIXELS, PORTRAIT_EDGE_PIXELS, { fit: 'cover' })
    .webp({ quality: 84 })
    .toFile(process.argv[2] ?? '')
} catch (error) {
  process.exitCode = String(error).includes('exceeds pixel limit') ? FAULT_EXITS.tooManyPixels : 1
}
