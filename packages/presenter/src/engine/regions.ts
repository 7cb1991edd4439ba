import type { Layout } from '../film/layout.ts'
import type { Box, FigurePlace } from '../film/places.ts'

/** Left, top, right and bottom in body coordinates. */
export type Reach = readonly [left: number, top: number, right: number, bottom: number]

// The picture of a presenter falls into regions that share no pixel, so a patch never depends on what another one shows:
// the face ends where the shoulders begin, below it hair meets sleeves, and the arms have the rest.
const FACE_END = 28
const NECK_END = 140
const HEAD_HALF = 146
const BELOW_PICTURE = 999
const FOLDED_REACH = 230
const RAISED_REACH = 348

const FACE: Reach = [-HEAD_HALF, -300, HEAD_HALF, FACE_END]
export const NECK: Reach = [-HEAD_HALF, FACE_END, HEAD_HALF, NECK_END]
/** Both lie inside the face and are pasted over it. */
export const EYES: Reach = [-98, -204, 88, -100]
export const MOUTH: Reach = [-76, -100, 72, 4]
/** How far arms reach; folded hands need less room. */
export const armReach = (folded: boolean): Reach => {
  const side = folded ? FOLDED_REACH : RAISED_REACH
  return [-side, FACE_END, side, BELOW_PICTURE]
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

const boxWithin = ({ left, top, right, bottom }: Edges): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
})
const edgesOf = ({ x, y, width, height }: Box): Edges => ({ left: x, top: y, right: x + width, bottom: y + height })
const evenBelow = (value: number) => Math.floor(value / 2) * 2
const evenAbove = (value: number) => Math.ceil(value / 2) * 2

/** A box in units as pixels of the picture, rounded outwards to even numbers, because two pixels share one colour sample. */
export function pixelBox({ picture, pixelsPerUnit }: Layout, { x, y, width, height }: Box): Box {
  return boxWithin({
    left: Math.max(0, evenBelow(x * pixelsPerUnit)),
    top: Math.max(0, evenBelow(y * pixelsPerUnit)),
    right: Math.min(picture.width, evenAbove((x + width) * pixelsPerUnit)),
    bottom: Math.min(picture.height, evenAbove((y + height) * pixelsPerUnit)),
  })
}

/** The part of a box that lies in another one; its sides are never negative. */
function common(one: Box, other: Box): Box {
  const [first, second] = [edgesOf(one), edgesOf(other)]
  const left = Math.max(first.left, second.left)
  const top = Math.max(first.top, second.top)
  const right = Math.max(left, Math.min(first.right, second.right))
  return boxWithin({ left, top, right, bottom: Math.max(top, Math.min(first.bottom, second.bottom)) })
}

const isSeen = ({ width, height }: Box) => width > 0 && height > 0

/** Whether two boxes share a pixel. */
export const overlap = (one: Box, other: Box) => isSeen(common(one, other))

/** What is left of a box round a hole, as at most four boxes. */
function around(box: Box, hole: Box): Box[] {
  const inner = common(box, hole)
  if (!isSeen(inner)) return [box]
  const [outside, inside] = [edgesOf(box), edgesOf(inner)]
  return [
    { ...outside, bottom: inside.top },
    { ...outside, top: inside.bottom },
    { ...inside, left: outside.left, right: inside.left },
    { ...inside, left: inside.right, right: outside.right },
  ]
    .map(boxWithin)
    .filter(isSeen)
}

/** The pixels that each part of the presenter may change. */
export interface Regions {
  everything: Box
  face: Box
  neck: Box
  eyes: Box
  mouth: Box
  folded: readonly Box[]
  raised: readonly Box[]
}

/** The regions of a presenter who stands at a place of a layout. Words of captions are never painted over. */
export function regionsOf(layout: Layout, place: FigurePlace): Regions {
  const { x, y, scale, mirrored, room } = place
  const bounds = pixelBox(layout, room)
  const boxOf = ([left, top, right, bottom]: Reach): Box => {
    const [from, to] = mirrored ? [-right, -left] : [left, right]
    const box = { x: x + from * scale, y: y + top * scale, width: (to - from) * scale, height: (bottom - top) * scale }
    return common(pixelBox(layout, box), bounds)
  }
  const words = pixelBox(layout, layout.captions.words)
  const whole = boxOf(NECK)
  // Where the words cover a neck, what can be seen of it ends above them.
  const neck = overlap(whole, words) ? { ...whole, height: words.y - whole.y } : whole
  const face = boxOf(FACE)
  const mouth = boxOf(MOUTH)
  const eyes = boxOf(EYES)
  const arms = (folded: boolean) => {
    const below = common(boxOf(armReach(folded)), { ...bounds, y: neck.y })
    const { x: left, y: top, width, height } = below
    const neckEnd = neck.y + neck.height
    return [
      { ...below, y: neckEnd, height: top + height - neckEnd },
      boxWithin({ left, top: neck.y, right: neck.x, bottom: neckEnd }),
      boxWithin({ left: neck.x + neck.width, top: neck.y, right: left + width, bottom: neckEnd }),
    ]
      .filter(isSeen)
      .flatMap((box) => around(box, words))
  }
  // Neighbours share an edge: rounded outwards each for itself they would share pixels.
  return {
    everything: { x: 0, y: 0, ...layout.picture },
    face: { ...face, height: neck.y - face.y },
    neck,
    eyes: { ...eyes, height: mouth.y - eyes.y },
    mouth,
    folded: arms(true),
    raised: arms(false),
  }
}
