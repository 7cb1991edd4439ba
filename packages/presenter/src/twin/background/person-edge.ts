import type { Box } from '../../composition/geometry.ts'
import type { Planes } from '../../uploads/i420-scale.ts'
import { boxBlur, halved } from './box-blur.ts'
import { PERSON_EDGE } from './person-model.ts'
import type { SmallPicture } from './small-picture.ts'

/** What the filter measures is smooth, so half the size of the mask is enough. */
const EDGE = PERSON_EDGE / 2
/** Radius of the filter in pixels of half size: the distance by which an edge of the mask moves to an edge of the picture. */
const RADIUS = 3
/** Differences in brightness below the square root of this are not edges. */
const EPSILON = 0.002
/** Below the first value a pixel is background, above the second it is person. */
const [NONE, ALL] = [0.3, 0.88]

/** A mask at half the width and height of its picture. 255 is all person. */
export interface PersonMask {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Returns the mask of a picture with its edges where those of the picture are (a guided filter, measured small and applied
 * large). `mask` has the size of the model, 0..1, and covers a part of the picture. The rest of the picture contains no person.
 */
export function refineMask(mask: Float32Array, small: SmallPicture, picture: Planes, part: Box): PersonMask {
  const guide = halved(small.luma).map((value) => value / 255)
  const share = halved(mask)
  const mean = (plane: Float32Array) => boxBlur(plane, EDGE, RADIUS, RADIUS)
  const [guideMean, maskMean] = [mean(guide), mean(share)]
  const both = mean(guide.map((value, index) => value * (share[index] as number)))
  const square = mean(guide.map((value) => value * value))
  const slope = new Float32Array(guide.length)
  const base = new Float32Array(guide.length)
  for (let index = 0; index < guide.length; index++) {
    const [light, person] = [guideMean[index] as number, maskMean[index] as number]
    const variance = (square[index] as number) - light * light
    slope[index] = ((both[index] as number) - light * person) / (variance + EPSILON)
    base[index] = person - (slope[index] as number) * light
  }
  return applied(mean(slope), mean(base), picture, part)
}

/** Applies slope and base to the brightness of the picture at half its size. */
function applied(slope: Float32Array, base: Float32Array, picture: Planes, part: Box): PersonMask {
  const { data, width, height } = picture
  const out = { data: new Uint8Array((width * height) / 4), width: width / 2, height: height / 2 }
  const [across, down] = [part.width / 2, part.height / 2]
  const places = Float32Array.from({ length: across }, (_, column) => placeOf(column, across))
  const slopes = new Float32Array(EDGE)
  const bases = new Float32Array(EDGE)
  for (let row = 0; row < down; row++) {
    const place = placeOf(row, down)
    mixRows(slope, place, slopes)
    mixRows(base, place, bases)
    let at = (part.y / 2 + row) * out.width + part.x / 2
    let top = (part.y + row * 2) * width + part.x
    for (let column = 0; column < across; column++, at++, top += 2) {
      const light =
        (data[top] as number) +
        (data[top + 1] as number) +
        (data[top + width] as number) +
        (data[top + width + 1] as number)
      const where = places[column] as number
      out.data[at] = curve((between(slopes, where) * light) / 1020 + between(bases, where))
    }
  }
  return out
}

const placeOf = (index: number, count: number) => Math.min(EDGE - 1, Math.max(0, ((index + 0.5) * EDGE) / count - 0.5))

function mixRows(plane: Float32Array, place: number, out: Float32Array): void {
  const upper = Math.floor(place)
  const lower = Math.min(EDGE - 1, upper + 1)
  const share = place - upper
  for (let column = 0; column < EDGE; column++) {
    const from = plane[upper * EDGE + column] as number
    out[column] = from + ((plane[lower * EDGE + column] as number) - from) * share
  }
}

function between(row: Float32Array, place: number): number {
  const left = Math.floor(place)
  const from = row[left] as number
  return from + ((row[Math.min(EDGE - 1, left + 1)] as number) - from) * (place - left)
}

function curve(share: number): number {
  const place = Math.min(1, Math.max(0, (share - NONE) / (ALL - NONE)))
  return Math.round(place * place * (3 - 2 * place) * 255)
}
