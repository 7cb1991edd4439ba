import type { Layout } from '../../composition/layout.ts'
import type { SceneLayout } from '../../composition/scene-layout.ts'
import type { Box } from '../../composition/geometry.ts'

/** Left, top, right and bottom in body coordinates. */
export type Reach = readonly [left: number, top: number, right: number, bottom: number]

// The regions share no pixel, so that a patch never depends on another one. The face ends at the shoulders, hair and sleeves meet
// in the neck region, the arms have the rest.
const FACE_END = 28
const NECK_END = 140
const HEAD_HALF = 146
const BELOW_PICTURE = 999
const FOLDED_REACH = 230
const RAISED_REACH = 348

const FACE: Reach = [-HEAD_HALF, -300, HEAD_HALF, FACE_END]
const HEAD: Reach = [-HEAD_HALF, -300, HEAD_HALF, NECK_END]
export const NECK: Reach = [-HEAD_HALF, FACE_END, HEAD_HALF, NECK_END]
/** Both lie inside the face and are pasted over it. */
export const EYES: Reach = [-98, -204, 88, -100]
export const MOUTH: Reach = [-76, -100, 72, 4]
/** Folded hands need less space than raised ones. */
export const FOLDED_ARMS: Reach = [-FOLDED_REACH, FACE_END, FOLDED_REACH, BELOW_PICTURE]
export const RAISED_ARMS: Reach = [-RAISED_REACH, FACE_END, RAISED_REACH, BELOW_PICTURE]

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

/** Converts a box to pixels, rounded outwards to even numbers because of chroma subsampling. */
export function pixelBox(
  { picture, pixelsPerUnit }: Pick<Layout, 'picture' | 'pixelsPerUnit'>,
  { x, y, width, height }: Box,
): Box {
  return boxWithin({
    left: Math.max(0, evenBelow(x * pixelsPerUnit)),
    top: Math.max(0, evenBelow(y * pixelsPerUnit)),
    right: Math.min(picture.width, evenAbove((x + width) * pixelsPerUnit)),
    bottom: Math.min(picture.height, evenAbove((y + height) * pixelsPerUnit)),
  })
}

/** Returns the intersection of two boxes. Sides are never negative. */
function common(one: Box, other: Box): Box {
  const [first, second] = [edgesOf(one), edgesOf(other)]
  const left = Math.max(first.left, second.left)
  const top = Math.max(first.top, second.top)
  const right = Math.max(left, Math.min(first.right, second.right))
  return boxWithin({ left, top, right, bottom: Math.max(top, Math.min(first.bottom, second.bottom)) })
}

export const isSeen = ({ width, height }: Box) => width > 0 && height > 0

/** Returns whether two boxes share a pixel. */
export const overlap = (one: Box, other: Box) => isSeen(common(one, other))

/** Returns a box without a hole as at most four boxes. */
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

/** Pixel boxes of the parts of the presenter. */
export interface Regions {
  everything: Box
  face: Box
  neck: Box
  eyes: Box
  mouth: Box
  folded: readonly Box[]
  raised: readonly Box[]
  /** The part of the captions' area where the head or its hair may be. */
  headInWords: Box
}

/** Returns the regions of a figure. Those of the presenter exclude the words of captions. */
export function regionsOf(layout: Pick<SceneLayout, 'captionArea' | 'figure' | 'picture' | 'pixelsPerUnit'>): Regions {
  const { x, y, scale, mirrored, room } = layout.figure
  const bounds = pixelBox(layout, room)
  const boxOf = ([left, top, right, bottom]: Reach): Box => {
    const [from, to] = mirrored ? [-right, -left] : [left, right]
    const box = { x: x + from * scale, y: y + top * scale, width: (to - from) * scale, height: (bottom - top) * scale }
    return common(pixelBox(layout, box), bounds)
  }
  const words = pixelBox(layout, layout.captionArea)
  const whole = boxOf(NECK)
  // The neck region ends above the captions.
  const neck = overlap(whole, words) ? { ...whole, height: Math.max(0, words.y - whole.y) } : whole
  const face = boxOf(FACE)
  const mouth = boxOf(MOUTH)
  const eyes = boxOf(EYES)
  const armsWithin = (reach: Reach) => {
    const below = common(boxOf(reach), { ...bounds, y: neck.y })
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
  // Neighbours share an edge, because rounding each outwards would make them overlap.
  return {
    everything: { x: 0, y: 0, ...layout.picture },
    face: { ...face, height: neck.y - face.y },
    neck,
    eyes: { ...eyes, height: mouth.y - eyes.y },
    mouth,
    folded: armsWithin(FOLDED_ARMS),
    raised: armsWithin(RAISED_ARMS),
    headInWords: common(boxOf(HEAD), words),
  }
}

/** Returns the bounding box of boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  const edges = boxes.map(edgesOf)
  return boxWithin({
    left: Math.min(...edges.map(({ left }) => left)),
    top: Math.min(...edges.map(({ top }) => top)),
    right: Math.max(...edges.map(({ right }) => right)),
    bottom: Math.max(...edges.map(({ bottom }) => bottom)),
  })
}

/** Returns the bounding box of all regions. */
export const presenterBox = ({ face, neck, folded, raised }: Regions) => boxAround([face, neck, ...folded, ...raised])
