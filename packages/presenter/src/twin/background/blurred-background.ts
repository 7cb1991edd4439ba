import type { Planes } from '../../uploads/i420-scale.ts'
import { boxBlur, halved } from './box-blur.ts'
import type { PersonMask } from './person-edge.ts'
import { shrinkPlane, shrinkTo } from './small-picture.ts'

const EDGE = 128
/** The blur, as a share of the shorter side of the picture. */
const BLUR = 0.028
const PASSES = 3
/** Weight that pixels of the person keep, so that the blur has a colour where only the person is in reach. */
const LEAST = 0.004
/** Widens the mask, whose edge lies a little inside the person, so that the person's colours do not bleed into the background. */
const WIDER = 1.2

/** Returns the background of a picture, blurred and small, without the colours of the person before it. */
export function blurBackground(picture: Planes, mask: PersonMask): Planes {
  const { width, height } = picture
  const radius = BLUR * Math.min(width, height)
  const radii = [Math.ceil((radius * EDGE) / width), Math.ceil((radius * EDGE) / height)] as const
  const blur = (plane: Float32Array) => {
    let out = plane
    for (let pass = 0; pass < PASSES; pass++) out = boxBlur(out, EDGE, ...radii)
    return out
  }
  const whole = { x: 0, y: 0, width: mask.width, height: mask.height }
  const person = shrinkPlane(EDGE, { data: mask.data, from: 0, stride: mask.width }, whole)
  const weight = Float32Array.from(person, (share) => Math.max(LEAST, 1 - (share / 255) * WIDER))
  const weights = blur(weight)
  const [luma, u, v] = shrinkTo(EDGE, picture, { x: 0, y: 0, width, height })
  const planeOf = (plane: Uint8Array) => {
    const sums = blur(weight.map((share, index) => share * (plane[index] as number)))
    return sums.map((sum, index) => sum / (weights[index] as number))
  }
  const area = EDGE * EDGE
  const data = new Uint8Array((area * 3) / 2)
  data.set(planeOf(luma), 0)
  data.set(halved(planeOf(u)), area)
  data.set(halved(planeOf(v)), (area * 5) / 4)
  return { data, width: EDGE, height: EDGE }
}
