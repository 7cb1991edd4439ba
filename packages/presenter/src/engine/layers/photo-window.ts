import type { Box, Size } from '../../composition/geometry.ts'
import { yuvPlanesOf } from '../canvas/i420.ts'

/** Luma of black, and the distance to white, in limited range. */
const BLACK = 16
const LUMA_RANGE = 219
const GREY = 128
const WHOLE = 256

/** A shot as I420 frames, drawn with photos of one colour. */
export interface FlatDrawings {
  /** On black, with the presenter. */
  front: Uint8Array
  /** On black and on white, without the presenter: the photo is never seen through the presenter. */
  onBlack: Uint8Array
  onWhite: Uint8Array
}

/**
 * Composites a moving photo under everything in front of it. Drawn on black, a shot shows what is in front; the difference to white
 * shows how much of the photo is seen through it.
 */
export function createPhotoWindow({ front, onBlack, onWhite }: FlatDrawings, size: Size, box: Box) {
  const [black] = yuvPlanesOf(onBlack, size)
  const [white] = yuvPlanesOf(onWhite, size)
  // Share of the photo that is seen, 0..256, at full and at half size.
  const seen = new Uint16Array(size.width * size.height)
  const halfSeen = new Uint16Array(seen.length / 4)
  /** Rows of the box, at half size, in which nothing is in front of the photo. */
  const isClear = new Uint8Array(size.height / 2)

  /** Measures again how much of the photo is seen in an area with even sides. */
  function measure({ x, y, width, height }: Box): void {
    const stride = size.width
    for (let row = y; row < y + height; row++) {
      for (let at = row * stride + x; at < row * stride + x + width; at++) {
        const difference = (white[at] as number) - (black[at] as number)
        seen[at] = Math.max(0, Math.min(WHOLE, Math.round((difference * WHOLE) / LUMA_RANGE)))
      }
    }
    for (let row = y / 2; row < (y + height) / 2; row++) {
      for (let column = x / 2; column < (x + width) / 2; column++) {
        const at = row * 2 * stride + column * 2
        const [upper, lower] = [(seen[at] as number) + (seen[at + 1] as number), at + stride]
        halfSeen[(row * stride) / 2 + column] = (upper + (seen[lower] as number) + (seen[lower + 1] as number)) >> 2
      }
      const first = (row * stride + box.x) / 2
      isClear[row] = halfSeen.subarray(first, first + box.width / 2).every((share) => share === WHOLE) ? 1 : 0
    }
  }

  /** Writes a frame with a photo that has the size of the box. */
  function compose(photo: Uint8Array, out: Uint8Array): void {
    out.set(front)
    const planes = yuvPlanesOf(out, size)
    const pictures = yuvPlanesOf(photo, box)
    const half = { x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2 }
    layUnder(planes[0], pictures[0], seen, {
      box,
      stride: size.width,
      zero: BLACK,
      isClear: (row) => isClear[row >> 1] === 1,
    })
    for (const plane of [1, 2] as const)
      layUnder(planes[plane], pictures[plane], halfSeen, {
        box: half,
        stride: size.width / 2,
        zero: GREY,
        isClear: (row) => isClear[row] === 1,
      })
  }
  return { measure, compose }
}

/** Adds the part of a plane of the photo that is seen. Flat loop: it runs over every sample of every frame. */
function layUnder(
  out: Uint8Array,
  photo: Uint8Array,
  seen: Uint16Array,
  { box, stride, zero, isClear }: { box: Box; stride: number; zero: number; isClear: (row: number) => boolean },
): void {
  let from = 0
  for (let row = box.y; row < box.y + box.height; row++) {
    const start = row * stride + box.x
    if (isClear(row)) {
      out.set(photo.subarray(from, from + box.width), start)
      from += box.width
      continue
    }
    for (let at = start; at < start + box.width; at++, from++) {
      const share = seen[at] as number
      if (share > 0) out[at] = (out[at] as number) + ((((photo[from] as number) - zero) * share + 128) >> 8)
    }
  }
}
