import type { Box } from '../composition/geometry.ts'

/** Pixels of brightness to a cell. */
const CELL = 8
/** The distance over which a difference spreads, in units of the eye distance. */
const SPREAD = 0.22
/** A larger difference is an edge at another position, not different light. */
const LIGHT_MAX = 24
const COLOUR_MAX = 8

/**
 * Brings the colours of a mouth picture to those of the face: the difference around the edge of the mask, spread smoothly over the
 * inside. `face` and `mouth` are I420 of the box.
 */
export function matchColour(face: Uint8Array, mouth: Uint8Array, mask: Uint8Array, box: Box, unit: number): void {
  const area = box.width * box.height
  matchPlane(face, mouth, 0, mask, box, 1, unit)
  matchPlane(face, mouth, area, mask, box, 2, unit)
  matchPlane(face, mouth, (area * 5) / 4, mask, box, 2, unit)
}

function matchPlane(
  face: Uint8Array,
  mouth: Uint8Array,
  base: number,
  mask: Uint8Array,
  box: Box,
  scale: number,
  unit: number,
): void {
  const [width, height, cell] = [box.width / scale, box.height / scale, CELL / scale]
  const most = scale === 1 ? LIGHT_MAX : COLOUR_MAX
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const sums = new Float32Array(columns * rows)
  const weights = new Float32Array(columns * rows)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const seen = mask[row * scale * box.width + column * scale] as number
      if (seen === 0 || seen > 230) continue
      const at = base + row * width + column
      const difference = (face[at] as number) - (mouth[at] as number)
      if (difference > most || difference < -most) continue
      const place = Math.floor(row / cell) * columns + Math.floor(column / cell)
      const weight = seen * (255 - seen)
      sums[place] = (sums[place] as number) + difference * weight
      weights[place] = (weights[place] as number) + weight
    }
  }
  const deviation = (SPREAD * unit) / CELL
  const spreadSums = blurred(sums, columns, rows, deviation)
  const spreadWeights = blurred(weights, columns, rows, deviation)
  const field = spreadSums.map((sum, place) => sum / ((spreadWeights[place] as number) + 1))
  addField(mouth, base, width, height, field, columns, rows, cell)
}

function blurred(values: Float32Array, columns: number, rows: number, deviation: number): Float32Array {
  const reach = Math.ceil(deviation * 2.5)
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  )
  const along = (from: Float32Array, step: number, count: number, lines: number, lineStep: number) => {
    const out = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < count; at++) {
        let sum = 0
        for (let offset = Math.max(-reach, -at); offset <= Math.min(reach, count - 1 - at); offset++)
          sum += (kernel[offset + reach] as number) * (from[line * lineStep + (at + offset) * step] as number)
        out[line * lineStep + at * step] = sum
      }
    }
    return out
  }
  return along(along(values, 1, columns, rows, columns), columns, rows, columns, 1)
}

function addField(
  plane: Uint8Array,
  base: number,
  width: number,
  height: number,
  field: Float32Array,
  columns: number,
  rows: number,
  cell: number,
): void {
  for (let row = 0, at = base; row < height; row++) {
    const down = Math.max(0, Math.min(rows - 1.001, (row + 0.5) / cell - 0.5))
    const [top, low] = [down | 0, down - (down | 0)]
    for (let column = 0; column < width; column++, at++) {
      const across = Math.max(0, Math.min(columns - 1.001, (column + 0.5) / cell - 0.5))
      const [left, right] = [across | 0, across - (across | 0)]
      const place = top * columns + left
      const upper = (field[place] as number) * (1 - right) + (field[place + 1] as number) * right
      const lower = (field[place + columns] as number) * (1 - right) + (field[place + columns + 1] as number) * right
      const value = (plane[at] as number) + upper + (lower - upper) * low + 0.5
      plane[at] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}
