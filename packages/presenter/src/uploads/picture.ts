import sharp from 'sharp'
import type { Size } from '../composition/geometry.ts'
import { MediaError } from '../composition/render-job.ts'

/** More would take hundreds of megabytes decoded. */
const PIXELS_MAX = 40_000_000
/** The largest size in a video. */
const EDGE_PIXELS_MAX = 1920
/** A limit of elapsed time. The stall watchdog of the server stops a slow image earlier, by the time it really had a processor. */
const DECODING_SECONDS_MAX = 30
const QUALITY = 90
// The only enabled libvips loaders.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`)

let isStrict = false

function restrictDecoders(): void {
  if (isStrict) return
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [...READERS, ...READERS.map((reader) => reader.replace('Buffer', 'File'))] })
  sharp.cache(false)
  sharp.concurrency(1)
  isStrict = true
}

/**
 * Re-encodes an image as WebP: upright, without metadata, at most 1920 pixels wide or high. Returns its size. Throws `file-refused` and
 * `file-damaged`.
 */
export async function redrawPicture(input: Buffer | string, outputPath: string): Promise<Size> {
  restrictDecoders()
  try {
    const { width, height } = await sharp(input, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODING_SECONDS_MAX })
      .autoOrient()
      .resize(EDGE_PIXELS_MAX, EDGE_PIXELS_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toFile(outputPath)
    return { width, height }
  } catch (cause) {
    if (String(cause).includes('exceeds pixel limit'))
      throw new MediaError('file-refused', 'The image has more than 40 megapixels. Make it smaller and try again.')
    throw new MediaError(
      'file-damaged',
      'The image can’t be read: it’s damaged or incomplete. Save it again as JPEG or PNG.',
      { cause },
    )
  }
}
