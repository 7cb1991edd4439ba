import type { Box } from '../film/arch.ts'
import { FIGURE, PICTURE } from '../film/layout.ts'

/** Left, top, right and bottom in body coordinates. */
export type Reach = readonly [left: number, top: number, right: number, bottom: number]

// The picture of a presenter falls into regions that share no pixel, so a patch never depends on what another one shows:
// the face ends where the shoulders begin, below it hair meets sleeves, and the arms have the rest.
const FACE_END = 28
const NECK_END = 140
const HEAD_HALF = 146
const BELOW_PICTURE = 999
// Cards stand left of this column, so no arm may be pasted there.
const CARDS_END = 576

export const FACE: Reach = [-HEAD_HALF, -300, HEAD_HALF, FACE_END]
export const NECK: Reach = [-HEAD_HALF, FACE_END, HEAD_HALF, NECK_END]
/** Both lie inside the face and are pasted over it; they meet at a height that is a whole, even pixel. */
export const EYES: Reach = [-98, -204, 88, -100]
export const MOUTH: Reach = [-76, -100, 72, 4]

const FOLDED_REACH = 230
const RAISED_REACH = 348

/** The three rectangles round the head that arms can be seen in; folded hands need less room. */
export function armReaches(folded: boolean): Reach[] {
  const side = folded ? FOLDED_REACH : RAISED_REACH
  return [
    [-side, NECK_END, side, BELOW_PICTURE],
    [-side, FACE_END, -HEAD_HALF, NECK_END],
    [HEAD_HALF, FACE_END, side, NECK_END],
  ]
}

/** The pixels of a rectangle, rounded outwards to even numbers, because two pixels share one colour sample. */
export function evenBox(left: number, top: number, right: number, bottom: number): Box {
  const x = Math.max(0, Math.floor(left / 2) * 2)
  const y = Math.max(0, Math.floor(top / 2) * 2)
  return {
    x,
    y,
    width: Math.min(PICTURE.width, Math.ceil(right / 2) * 2) - x,
    height: Math.min(PICTURE.height, Math.ceil(bottom / 2) * 2) - y,
  }
}

export function boxOf([left, top, right, bottom]: Reach): Box {
  const { x, y, scale } = FIGURE
  return evenBox(Math.max(CARDS_END, x + left * scale), y + top * scale, x + right * scale, y + bottom * scale)
}
