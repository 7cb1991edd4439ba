import type { Size } from '../composition/geometry.ts'
import type { Planes } from '../uploads/i420-scale.ts'

/** Copies a part of an I420 picture. All edges are even. */
export function cropPlanes(from: Planes, x: number, y: number, { width, height }: Size): Uint8Array {
  const out = new Uint8Array((width * height * 3) / 2)
  const area = from.width * from.height
  const size = width * height
  copyPlane(from.data, y * from.width + x, from.width, out, 0, width, height)
  const start = (y / 2) * (from.width / 2) + x / 2
  copyPlane(from.data, area + start, from.width / 2, out, size, width / 2, height / 2)
  copyPlane(from.data, (area * 5) / 4 + start, from.width / 2, out, (size * 5) / 4, width / 2, height / 2)
  return out
}

function copyPlane(
  from: Uint8Array,
  start: number,
  stride: number,
  out: Uint8Array,
  at: number,
  width: number,
  height: number,
): void {
  for (let row = 0; row < height; row++) {
    const begin = start + row * stride
    out.set(from.subarray(begin, begin + width), at + row * width)
  }
}
