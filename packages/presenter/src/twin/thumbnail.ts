import type { Size } from '../composition/geometry.ts'
import type { Similarity } from './face-space.ts'
import { THUMBNAIL } from './mouth-file.ts'

/** The part of the face that is compared, in face space. */
const PART = { left: -0.42, top: 0.6, width: 0.84, height: 0.63 }
/** Samples of each cell and axis. */
const EACH = 4

/** Returns a small grey picture of a mouth. `fromFace` leads to the pixels of the picture. */
export function thumbnailOf(picture: Uint8Array, { width, height }: Size, { a, b, x, y }: Similarity): Uint8Array {
  const out = new Uint8Array(THUMBNAIL.width * THUMBNAIL.height)
  for (let row = 0, at = 0; row < THUMBNAIL.height; row++) {
    for (let column = 0; column < THUMBNAIL.width; column++, at++) {
      let sum = 0
      for (let sample = 0; sample < EACH * EACH; sample++) {
        const u = PART.left + ((column + ((sample % EACH) + 0.5) / EACH) / THUMBNAIL.width) * PART.width
        const v = PART.top + ((row + (Math.floor(sample / EACH) + 0.5) / EACH) / THUMBNAIL.height) * PART.height
        const across = Math.min(width - 1, Math.max(0, Math.round(a * u - b * v + x)))
        const down = Math.min(height - 1, Math.max(0, Math.round(b * u + a * v + y)))
        sum += picture[down * width + across] as number
      }
      out[at] = Math.round(sum / (EACH * EACH))
    }
  }
  return out
}
