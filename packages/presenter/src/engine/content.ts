import { createCanvas } from '@napi-rs/canvas'
import type { Box } from '../film/places.ts'
import type { Moment } from '../film/moments.ts'
import { readPatch } from './canvas-pool.ts'
import type { Ground } from './ground.ts'
import { mixPictures } from './i420.ts'
import type { Patch } from './i420.ts'

/**
 * What a view shows beside its presenter. It comes in by itself: were whole pictures mixed, two faces would be seen wherever the
 * presenter stands elsewhere in the next shot.
 */
export interface Content {
  /** A shot begins; `follows` when the one before was of the same view. */
  enter: (picture: number, follows: boolean) => void
  /** What differs from the last moment of this shot, if anything does. */
  paint: (moment: Moment, shown: Moment | undefined) => Patch | undefined
}

/** A place of the ground as it is, without lower third. */
export function bareOf({ behind, drawFront }: Ground, box: Box): Patch {
  const { x, y, width, height } = box
  const canvas = createCanvas(width, height).getContext('2d')
  canvas.drawImage(behind, x, y, width, height, 0, 0, width, height)
  drawFront(canvas, box, 0)
  return readPatch(canvas, box)
}

/** A patch between two of the same place. */
export function mixed(before: Patch, after: Patch, share: number): Patch {
  if (share >= 1) return after
  const data = new Uint8Array(after.data.length)
  mixPictures(before.data, after.data, share, data)
  return { ...after, data }
}
