import type { Box, Size } from '../../composition/geometry.ts'
import { createPlaneScaler, createScaler } from '../../uploads/i420-scale.ts'
import type { CutOut } from './footage.ts'

interface Placed {
  /** The size of a frame, and what is seen of it. */
  footage: Size
  crop: Box
  /** Where in the video that is. */
  box: Box
}

/** Returns what puts another background behind the person of a frame. `drawn` is what is drawn in the box. */
export function createCutOutLayer({ footage, crop, box }: Placed, drawn: () => Uint8Array) {
  let behindScaler: ReturnType<typeof createScaler> | undefined
  let maskScaler: { part: Box; room: Box; scale: (mask: Uint8Array) => Uint8Array } | undefined
  let backdrop: Uint8Array | undefined

  /** The mask is scaled where the person is. */
  function scalerFor({ mask, part }: CutOut) {
    if (maskScaler?.part === part) return maskScaler
    const room = roomOf(part, crop, box)
    const [across, down] = [crop.width / box.width / 2, crop.height / box.height / 2]
    const from = {
      x: crop.x / 2 + room.x * across,
      y: crop.y / 2 + room.y * down,
      width: room.width * across,
      height: room.height * down,
    }
    return (maskScaler = { part, room, scale: createPlaneScaler(mask, from, room) })
  }

  function groundOf({ behind }: CutOut): Uint8Array {
    if (!behind) return (backdrop ??= drawn())
    const [across, down] = [behind.width / footage.width, behind.height / footage.height]
    const from = { x: crop.x * across, y: crop.y * down, width: crop.width * across, height: crop.height * down }
    behindScaler ??= createScaler(behind, from, 0, box)
    return behindScaler(behind.data)
  }

  /** Changes `picture`, which is I420 of the size of the box. */
  return (picture: Uint8Array, cutOut: CutOut): void => {
    const ground = groundOf(cutOut)
    const { room, scale } = scalerFor(cutOut)
    if (room.width <= 0 || room.height <= 0) return picture.set(ground)
    layOver(ground, picture, scale(cutOut.mask.data), { box, room })
  }
}

/** Returns where a part of a frame is seen in a box, even and inside it. */
function roomOf(part: Box, crop: Box, box: Size): Box {
  const [across, down] = [box.width / crop.width, box.height / crop.height]
  const low = (value: number) => Math.max(0, 2 * Math.floor(value / 2))
  const high = (value: number, most: number) => Math.min(most, 2 * Math.ceil(value / 2))
  const [x, y] = [low((part.x - crop.x) * across), low((part.y - crop.y) * down)]
  const right = high((part.x + part.width - crop.x) * across, box.width)
  const bottom = high((part.y + part.height - crop.y) * down, box.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** Lays a person over a ground, into the picture of the person. The mask covers the room; all else becomes ground. */
function layOver(
  ground: Uint8Array,
  person: Uint8Array,
  mask: Uint8Array,
  { box, room }: { box: Size; room: Box },
): void {
  const area = box.width * box.height
  const half = { x: room.x / 2, y: room.y / 2, width: room.width / 2, height: room.height / 2 }
  const chroma = halvedMask(mask, room)
  layPlane(ground, person, mask, { from: 0, stride: box.width, rows: box.height, room })
  layPlane(ground, person, chroma, { from: area, stride: box.width / 2, rows: box.height / 2, room: half })
  layPlane(ground, person, chroma, { from: (area * 5) / 4, stride: box.width / 2, rows: box.height / 2, room: half })
}

interface PlaneRoom {
  from: number
  stride: number
  rows: number
  room: Box
}

function layPlane(
  ground: Uint8Array,
  person: Uint8Array,
  mask: Uint8Array,
  { from, stride, rows, room }: PlaneRoom,
): void {
  const copy = (start: number, end: number) => person.set(ground.subarray(start, end), start)
  const last = room.y + room.height
  copy(from, from + room.y * stride)
  copy(from + last * stride, from + rows * stride)
  for (let row = room.y, seenAt = 0; row < last; row++) {
    const start = from + row * stride
    const [left, right] = [start + room.x, start + room.x + room.width]
    copy(start, left)
    copy(right, start + stride)
    for (let at = left; at < right; at++) {
      const seen = mask[seenAt++] as number
      if (seen === 255) continue
      const under = ground[at] as number
      person[at] = under + (((((person[at] as number) - under) * seen + 127) / 255) | 0)
    }
  }
}

function halvedMask(mask: Uint8Array, { width, height }: Size): Uint8Array {
  const out = new Uint8Array(mask.length / 4)
  for (let row = 0, at = 0; row < height / 2; row++) {
    for (let column = 0, top = row * 2 * width; column < width / 2; column++, at++, top += 2) {
      const upper = (mask[top] as number) + (mask[top + 1] as number)
      out[at] = (upper + (mask[top + width] as number) + (mask[top + width + 1] as number)) >> 2
    }
  }
  return out
}
