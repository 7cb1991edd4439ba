import type { Box } from '../../composition/geometry.ts'
import type { Planes } from '../../uploads/i420-scale.ts'
import { PERSON_EDGE } from './person-model.ts'

const EDGE = PERSON_EDGE

/** A picture squeezed into the square that the model takes. All planes have that size. */
export interface SmallPicture {
  luma: Uint8Array
  u: Uint8Array
  v: Uint8Array
}

/** Returns a part of a picture as the model sees it. Its box is even. */
export function shrink(picture: Planes, part: Box): SmallPicture {
  const [luma, u, v] = shrinkTo(EDGE, picture, part)
  return { luma, u, v }
}

/**
 * Returns the planes of a part of a picture, each squeezed into a square. A small pixel is the mean of what it covers, so that
 * nothing flickers when the person moves by less.
 */
export function shrinkTo(edge: number, { data, width, height }: Planes, { x, y, width: across, height: down }: Box) {
  const area = width * height
  const half = { x: x / 2, y: y / 2, width: across / 2, height: down / 2 }
  return [
    shrinkPlane(edge, { data, from: 0, stride: width }, { x, y, width: across, height: down }),
    shrinkPlane(edge, { data, from: area, stride: width / 2 }, half),
    shrinkPlane(edge, { data, from: (area * 5) / 4, stride: width / 2 }, half),
  ] as const
}

interface Plane {
  data: Uint8Array
  from: number
  stride: number
}

/** Returns a part of a plane, squeezed into a square. */
export function shrinkPlane(edge: number, { data, from, stride }: Plane, part: Box): Uint8Array {
  const to = new Uint8Array(edge * edge)
  const start = (index: number, size: number) => Math.floor((index * size) / edge)
  const end = (index: number, size: number) => Math.max(start(index, size) + 1, start(index + 1, size))
  const starts = Int32Array.from({ length: edge }, (_, index) => part.x + start(index, part.width))
  const ends = Int32Array.from({ length: edge }, (_, index) => part.x + end(index, part.width))
  const sums = new Int32Array(edge)
  for (let row = 0, at = 0; row < edge; row++) {
    const [top, bottom] = [part.y + start(row, part.height), part.y + end(row, part.height)]
    sums.fill(0)
    for (let line = top; line < bottom; line++) addLine(data, from + line * stride, starts, ends, sums)
    for (let column = 0; column < edge; column++) {
      const count = (bottom - top) * ((ends[column] as number) - (starts[column] as number))
      to[at++] = Math.round((sums[column] as number) / count)
    }
  }
  return to
}

function addLine(from: Uint8Array, base: number, starts: Int32Array, ends: Int32Array, sums: Int32Array): void {
  for (let column = 0; column < sums.length; column++) {
    let sum = 0
    const end = base + (ends[column] as number)
    for (let at = base + (starts[column] as number); at < end; at++) sum += from[at] as number
    sums[column] = (sums[column] as number) + sum
  }
}

/** Returns the picture as the model takes it: RGB in 0..1, of BT.709 in limited range. */
export function modelInputOf({ luma, u, v }: SmallPicture): Float32Array {
  const input = new Float32Array(EDGE * EDGE * 3)
  const clamped = (value: number) => Math.min(1, Math.max(0, value / 255))
  for (let index = 0, at = 0; index < EDGE * EDGE; index++) {
    const light = 1.164 * ((luma[index] as number) - 16)
    const [blue, red] = [(u[index] as number) - 128, (v[index] as number) - 128]
    input[at++] = clamped(light + 1.793 * red)
    input[at++] = clamped(light - 0.213 * blue - 0.533 * red)
    input[at++] = clamped(light + 2.112 * blue)
  }
  return input
}

/** Returns what the model takes, left and right exchanged. */
export function mirroredInput(input: Float32Array): Float32Array {
  const out = new Float32Array(input.length)
  for (let row = 0; row < EDGE; row++) {
    for (let column = 0; column < EDGE; column++) {
      const from = (row * EDGE + EDGE - 1 - column) * 3
      const to = (row * EDGE + column) * 3
      out[to] = input[from] as number
      out[to + 1] = input[from + 1] as number
      out[to + 2] = input[from + 2] as number
    }
  }
  return out
}
