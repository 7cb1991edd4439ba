import type { Planes } from '../uploads/i420-scale.ts'

/** A turned square in a picture. `angle` is clockwise, in radians. */
export interface Square {
  x: number
  y: number
  edge: number
  angle: number
}

/** Samples a square of a picture as RGB, `0..1` times `gain` plus `offset`. Black outside the picture. */
export function sampleSquare(
  { data, width, height }: Planes,
  { x, y, edge, angle }: Square,
  pixels: number,
  [gain, offset]: readonly [gain: number, offset: number],
): Float32Array {
  const out = new Float32Array(pixels * pixels * 3).fill(offset)
  const area = width * height
  const [half, quarter] = [width / 2, area / 4]
  const unit = edge / pixels
  const [cos, sin] = [Math.cos(angle) * unit, Math.sin(angle) * unit]
  for (let row = 0, at = 0; row < pixels; row++) {
    const down = row + 0.5 - pixels / 2
    for (let column = 0; column < pixels; column++, at += 3) {
      const across = column + 0.5 - pixels / 2
      const fromX = x + across * cos - down * sin - 0.5
      const fromY = y + across * sin + down * cos - 0.5
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const from = top * width + left
      const [shareX, shareY] = [fromX - left, fromY - top]
      const upper = (data[from] as number) * (1 - shareX) + (data[from + 1] as number) * shareX
      const lower = (data[from + width] as number) * (1 - shareX) + (data[from + width + 1] as number) * shareX
      const light = 1.164 * (upper + (lower - upper) * shareY - 16)
      const small = area + (top >> 1) * half + (left >> 1)
      const blue = (data[small] as number) - 128
      const red = (data[small + quarter] as number) - 128
      out[at] = unitOf(light + 1.793 * red) * gain + offset
      out[at + 1] = unitOf(light - 0.213 * blue - 0.533 * red) * gain + offset
      out[at + 2] = unitOf(light + 2.112 * blue) * gain + offset
    }
  }
  return out
}

const unitOf = (value: number) => (value < 0 ? 0 : value > 255 ? 1 : value / 255)
