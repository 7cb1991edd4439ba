import type { Planes } from './i420-scale.ts'

/** Converts I420 to RGB, BT.709, limited range. For stills. */
export function toRgb({ data, width, height }: Planes): Uint8Array {
  const area = width * height
  const half = width / 2
  const rgb = new Uint8ClampedArray(area * 3)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 3) {
      const small = (row >> 1) * half + (column >> 1)
      const light = 1.164 * ((data[row * width + column] as number) - 16)
      const blue = (data[area + small] as number) - 128
      const red = (data[(area * 5) / 4 + small] as number) - 128
      rgb[at] = light + 1.793 * red
      rgb[at + 1] = light - 0.213 * blue - 0.533 * red
      rgb[at + 2] = light + 2.112 * blue
    }
  }
  return new Uint8Array(rgb.buffer)
}
