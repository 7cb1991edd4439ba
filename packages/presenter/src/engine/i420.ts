import type { Box } from '../film/arch.ts'

/** A piece of the picture as three planes (Y at full size, U and V at half), ready to be copied into a frame. */
export interface Patch extends Box {
  data: Uint8Array
}

/** RGBA to I420, BT.709, limited range. Width and height are even. */
export function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const area = width * height
  const out = new Uint8Array((area * 3) / 2)
  const stride = width * 4
  const byte = (at: number) => rgba[at] as number
  let u = area
  let v = area + area / 4
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let red = 0
      let green = 0
      let blue = 0
      for (let corner = 0; corner < 4; corner++) {
        const column = x + (corner & 1)
        const row = y + (corner >> 1)
        const at = row * stride + column * 4
        const r = byte(at)
        const g = byte(at + 1)
        const b = byte(at + 2)
        out[row * width + column] = (47 * r + 157 * g + 16 * b + 4224) >> 8
        red += r
        green += g
        blue += b
      }
      out[u++] = (-26 * red - 86 * green + 112 * blue + 131584) >> 10
      out[v++] = (112 * red - 102 * green - 10 * blue + 131584) >> 10
    }
  }
  return out
}

/** The one picture that is kept up to date. */
export interface FrameBuffer {
  data: Uint8Array
  paste: (patch: Patch) => void
}

export function createFrameBuffer(width: number, height: number): FrameBuffer {
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
