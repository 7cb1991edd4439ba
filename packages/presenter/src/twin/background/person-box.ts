import type { Box, Size } from '../../composition/geometry.ts'
import { PERSON_EDGE } from './person-model.ts'

const EDGE = PERSON_EDGE
/** Room around the person, as a share of their own width and height. */
const ROOM = 0.14
/** Rows and columns with fewer such pixels are no part of a person. */
const PIXELS_MIN = 3

/** Returns the box around the person in a mask of a whole picture; undefined where nobody is. 255 is all person. */
export function personBoxOf(mask: Uint8Array, { width, height }: Size): Box | undefined {
  const [columns, rows] = [new Uint16Array(EDGE), new Uint16Array(EDGE)]
  for (let index = 0; index < mask.length; index++) {
    if ((mask[index] as number) < 128) continue
    columns[index % EDGE] = (columns[index % EDGE] as number) + 1
    rows[Math.floor(index / EDGE)] = (rows[Math.floor(index / EDGE)] as number) + 1
  }
  const isSeen = (count: number) => count >= PIXELS_MIN
  const [left, right] = [columns.findIndex(isSeen), columns.findLastIndex(isSeen) + 1]
  const [top, bottom] = [rows.findIndex(isSeen), rows.findLastIndex(isSeen) + 1]
  if (left < 0 || top < 0) return undefined
  const [across, down] = [width / EDGE, height / EDGE]
  return { x: left * across, y: top * down, width: (right - left) * across, height: (bottom - top) * down }
}

/** Returns the box with room around it, even and inside the picture. */
export function withRoom({ x, y, width, height }: Box, picture: Size): Box {
  const low = (value: number) => Math.max(0, 2 * Math.floor(value / 2))
  const high = (value: number, most: number) => Math.min(most, 2 * Math.ceil(value / 2))
  const [left, top] = [low(x - width * ROOM), low(y - height * ROOM)]
  const [right, bottom] = [high(x + width * (1 + ROOM), picture.width), high(y + height * (1 + ROOM), picture.height)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function unionOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const right = Math.max(one.x + one.width, other.x + other.width)
  const bottom = Math.max(one.y + one.height, other.y + other.height)
  return { x, y, width: right - x, height: bottom - y }
}
