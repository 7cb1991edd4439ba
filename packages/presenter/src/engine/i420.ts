import type { Box, Size } from '../film/layout.ts'

/** A piece of the picture as three planes (Y at full size, U and V at half), ready to be copied into a frame. */
export interface Patch extends Box {
  data: Uint8Array
}

/** RGBA to I420, BT.709, limited range. Width and height are even. */
export function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const area = width * height
  const out = new Uint8Array((area * 3) / 2)
  const stride = width * 4
  let [u, v] = [area, area + area / 4]
  for (let row = 0; row < height; row += 2) {
    let upper = row * stride
    let at = row * width
    // Written out for the four pixels of a block: this loop runs over every pixel of every patch.
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

/** Writes a picture between two: 0 is the first, 1 the second. */
export function mixPictures(first: Uint8Array, second: Uint8Array, share: number, out: Uint8Array): void {
  const weight = Math.round(share * 256)
  for (let index = 0; index < out.length; index++) {
    const from = first[index] as number
    out[index] = from + ((((second[index] as number) - from) * weight) >> 8)
  }
}

/** The one picture that is kept up to date. */
interface FrameBuffer {
  data: Uint8Array
  paste: (patch: Patch) => void
}

export function createFrameBuffer({ width, height }: Size): FrameBuffer {
  const area = width * height
  const data = new Uint8Array((area * 3) / 2)
  const pastePlane = (from: number, source: Uint8Array, box: Box, offset: number, stride: number) => {
    for (let row = 0; row < box.height; row++) {
      const start = from + row * box.width
      data.set(source.subarray(start, start + box.width), offset + (box.y + row) * stride + box.x)
    }
  }
  return {
    data,
    paste(patch) {
      const size = patch.width * patch.height
      const half = { x: patch.x / 2, y: patch.y / 2, width: patch.width / 2, height: patch.height / 2 }
      pastePlane(0, patch.data, patch, 0, width)
      pastePlane(size, patch.data, half, area, width / 2)
      pastePlane((size * 5) / 4, patch.data, half, (area * 5) / 4, width / 2)
    },
  }
}
