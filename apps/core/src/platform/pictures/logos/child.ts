import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { PICTURE_PIXELS_MAX, TOO_MANY_PIXELS_EXIT } from '../portrait-limits.ts'

// A program of its own: what a hostile picture does to the decoder happens to this process and to nobody else.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`)
const DECODING_SECONDS_MAX = 5
/** As large as any page or film shows it. */
const WIDTH_PIXELS_MAX = 640
const HEIGHT_PIXELS_MAX = 320
/** Drawings without a size of their own get enough dots to stay sharp. */
const SVG_DOTS_PER_INCH = 192

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS })
sharp.cache(false)
sharp.concurrency(1)

try {
  const options = {
    limitInputPixels: PICTURE_PIXELS_MAX,
    failOn: 'error',
    pages: 1,
    density: SVG_DOTS_PER_INCH,
  } as const
  await sharp(await buffer(process.stdin), options)
    .timeout({ seconds: DECODING_SECONDS_MAX })
    .autoOrient()
    .resize(WIDTH_PIXELS_MAX, HEIGHT_PIXELS_MAX, { fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95 })
    .toFile(process.argv[2] ?? '')
} catch (error) {
  process.exitCode = String(error).includes('exceeds pixel limit') ? TOO_MANY_PIXELS_EXIT : 1
}
