import type { Box } from '../composition/geometry.ts'
import type { Planes } from '../uploads/i420-scale.ts'
import { blendPlanes, pastePatch, yuvPlanesOf } from '../engine/canvas/i420.ts'
import { cropPlanes } from './crop.ts'
import { matchColour } from './match-colour.ts'
import { boxOf, maskOf, maskOutline } from './mouth-mask.ts'
import type { FaceRow } from './person.ts'
import { warp, warpGrid } from './warp.ts'

/** The share of the picture that would have come next, in the steps after a jump. */
const MIX_SHARE = 0.45

export interface MouthPicture {
  row: FaceRow
  picture: Planes
}

/** Paints a mouth into a picture of the footage. `lips` are the points it is warped to, in face space. */
export function paintMouth(
  footage: Planes,
  face: FaceRow,
  { mouth, mixedWith, lips }: { mouth: MouthPicture; mixedWith: MouthPicture | undefined; lips: Float32Array },
): void {
  const toFrame = face.fromFace
  const outline = maskOutline(face.points, lips)
  const box = boxOf(outline, toFrame, footage)
  if (box.width === 0 || box.height === 0) return
  const mask = maskOf(outline, toFrame, box)
  const painted = new Uint8Array((box.width * box.height * 3) / 2)
  const draw = ({ row, picture }: MouthPicture, out: Uint8Array) =>
    warp(picture, warpGrid(box, toFrame, row, lips), box, out)
  draw(mouth, painted)
  if (mixedWith) {
    const other = new Uint8Array(painted.length)
    draw(mixedWith, other)
    blendPlanes(painted, other, MIX_SHARE, painted)
  }
  const here = cropPlanes(footage, box.x, box.y, box)
  matchColour(here, painted, mask, box, Math.hypot(toFrame.a, toFrame.b))
  blendByMask(here, painted, mask, box)
  pastePatch({ ...box, data: here }, yuvPlanesOf(footage.data, footage), footage.width)
}

/** Blends the mouth into the face, by the opacity of the mask. */
function blendByMask(face: Uint8Array, mouth: Uint8Array, mask: Uint8Array, { width, height }: Box): void {
  const area = width * height
  const mix = (at: number, opacity: number) => {
    const from = face[at] as number
    face[at] = from + (((((mouth[at] as number) - from) * opacity + 127) / 255) | 0)
  }
  for (let at = 0; at < area; at++) if (mask[at]) mix(at, mask[at] as number)
  const half = width / 2
  for (let row = 0; row < height / 2; row++) {
    for (let column = 0; column < half; column++) {
      const opacity = mask[row * 2 * width + column * 2] as number
      if (opacity === 0) continue
      mix(area + row * half + column, opacity)
      mix((area * 5) / 4 + row * half + column, opacity)
    }
  }
}
