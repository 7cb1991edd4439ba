import type { Box, Size } from '../../composition/geometry.ts'

/** A rectangle in I420 (Y at full size, U and V at half): a sprite of the atlas or a dirty rectangle. */
export interface Patch extends Box {
  data: Uint8Array
}

/** Converts RGBA to I420, BT.709, limited range. Width and height are even. */
export function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const area = width * height
  const out = new Uint8Array((area * 3) / 2)
  const stride = width * 4
  let [u, v] = [area, area + area / 4]
  for (let row = 0; row < height; row += 2) {
    let upper = row * stride
    let at = row * width
    // Unrolled: this loop runs over every pixel of every patch.
    for (const end = upper + stride; upper < end; upper += 8, at += 2) {
      const lower = upper + stride
      const red0 = rgba[upper] as number
      const green0 = rgba[upper + 1] as number
      const blue0 = rgba[upper + 2] as number
      const red1 = rgba[upper + 4] as number
      const green1 = rgba[upper + 5] as number
      const blue1 = rgba[upper + 6] as number
      const red2 = rgba[lower] as number
      const green2 = rgba[lower + 1] as number
      const blue2 = rgba[lower + 2] as number
      const red3 = rgba[lower + 4] as number
      const green3 = rgba[lower + 5] as number
      const blue3 = rgba[lower + 6] as number
      out[at] = (47 * red0 + 157 * green0 + 16 * blue0 + 4224) >> 8
      out[at + 1] = (47 * red1 + 157 * green1 + 16 * blue1 + 4224) >> 8
      out[at + width] = (47 * red2 + 157 * green2 + 16 * blue2 + 4224) >> 8
      out[at + width + 1] = (47 * red3 + 157 * green3 + 16 * blue3 + 4224) >> 8
      const red = red0 + red1 + red2 + red3
      const green = green0 + green1 + green2 + green3
      const blue = blue0 + blue1 + blue2 + blue3
      out[u++] = (-26 * red - 86 * green + 112 * blue + 131584) >> 10
      out[v++] = (112 * red - 102 * green - 10 * blue + 131584) >> 10
    }
  }
  return out
}

/** Blends two I420 buffers. 0 is the first, 1 the second. */
export function blendPlanes(first: Uint8Array, second: Uint8Array, share: number, out: Uint8Array): void {
  const weight = Math.round(share * 256)
  for (let index = 0; index < out.length; index++) {
    const from = first[index] as number
    out[index] = from + ((((second[index] as number) - from) * weight) >> 8)
  }
}

/** Y, U and V planes. */
export type YuvPlanes = readonly [Uint8Array, Uint8Array, Uint8Array]

function pastePlane(from: Uint8Array, at: number, box: Box, to: Uint8Array, stride: number): void {
  for (let row = 0; row < box.height; row++) {
    const start = at + row * box.width
    to.set(from.subarray(start, start + box.width), (box.y + row) * stride + box.x)
  }
}

/** Copies a patch into planes whose rows are `stride` samples long. */
export function pastePatch(patch: Patch, [y, u, v]: YuvPlanes, stride: number): void {
  const size = patch.width * patch.height
  const half = { x: patch.x / 2, y: patch.y / 2, width: patch.width / 2, height: patch.height / 2 }
  pastePlane(patch.data, 0, patch, y, stride)
  pastePlane(patch.data, size, half, u, stride / 2)
  pastePlane(patch.data, (size * 5) / 4, half, v, stride / 2)
}

/** Returns the planes of a contiguous I420 buffer. */
export function yuvPlanesOf(data: Uint8Array, { width, height }: Size): YuvPlanes {
  const area = width * height
  return [data.subarray(0, area), data.subarray(area, (area * 5) / 4), data.subarray((area * 5) / 4)]
}
