import sharp from 'sharp'
import { FilmError } from '../film/film-job.ts'

/** More is no photo; decoded it would fill hundreds of megabytes. */
const PIXELS_MAX = 40_000_000
/** As large as a film can show it. */
const EDGE_PIXELS_MAX = 1920
const DECODING_SECONDS_MAX = 8
const QUALITY = 90
// Of all that libvips can read, only the formats that are taken: the others are open doors without a use.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`)

let isStrict = false

function beStrict(): void {
  if (isStrict) return
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [...READERS, ...READERS.map((reader) => reader.replace('Buffer', 'File'))] })
  sharp.cache(false)
  sharp.concurrency(1)
  isStrict = true
}

/**
 * Draws a picture anew as WebP: upright, without metadata, at most 1920 pixels wide or high. Throws `file-refused` and
 * `file-damaged`.
 */
export async function redrawPicture(input: Buffer | string, outputPath: string): Promise<void> {
  beStrict()
  try {
    await sharp(input, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODING_SECONDS_MAX })
      .autoOrient()
      .resize(EDGE_PIXELS_MAX, EDGE_PIXELS_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toFile(outputPath)
  } catch (cause) {
    if (String(cause).includes('exceeds pixel limit'))
      throw new FilmError('file-refused', 'The picture has more than 40 megapixels. Make it smaller and try again.')
    throw new FilmError(
      'file-damaged',
      'The picture cannot be read: it is damaged or cut off. Save it again as JPEG or PNG.',
      { cause },
    )
  }
}
