import type { Box } from '../composition/geometry.ts'
import type { Planes } from '../uploads/i420-scale.ts'
import { displacementBetween } from './displacement.ts'
import { type Similarity, inverseOf } from './face-space.ts'

/** Pixels between the nodes of the grid. */
const CELL = 8

/** A grid over a box, with the source of each node in pixels of a mouth picture. */
export interface Grid {
  columns: number
  rows: number
  x: Float32Array
  y: Float32Array
}

/** The one warp from a mouth picture to a box of the footage: pose and lips at once, so that each pixel is sampled once. */
export function warpGrid(
  box: Box,
  toFrame: Similarity,
  mouth: { points: Float32Array; fromFace: Similarity },
  wanted: Float32Array,
): Grid {
  const [columns, rows] = [Math.ceil(box.width / CELL) + 1, Math.ceil(box.height / CELL) + 1]
  const grid: Grid = { columns, rows, x: new Float32Array(columns * rows), y: new Float32Array(columns * rows) }
  const toFace = inverseOf(toFrame)
  const { a, b, x: left, y: top } = mouth.fromFace
  const displacementAt = displacementBetween(wanted, mouth.points)
  const out: [number, number] = [0, 0]
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const [x, y] = [box.x + column * CELL, box.y + row * CELL]
      const u = toFace.a * x - toFace.b * y + toFace.x
      const v = toFace.b * x + toFace.a * y + toFace.y
      displacementAt(u, v, out)
      const [p, q] = [u + out[0], v + out[1]]
      grid.x[at] = a * p - b * q + left
      grid.y[at] = b * p + a * q + top
    }
  }
  return grid
}

/** Draws a mouth picture into a box, as I420. */
export function warp({ data, width, height }: Planes, grid: Grid, box: Box, out: Uint8Array): void {
  const [area, boxArea] = [width * height, box.width * box.height]
  warpPlane(data, 0, width, height, grid, 1, out, 0, box.width, box.height)
  for (const plane of [0, 1])
    warpPlane(
      data,
      area + (plane * area) / 4,
      width / 2,
      height / 2,
      grid,
      2,
      out,
      boxArea + (plane * boxArea) / 4,
      box.width / 2,
      box.height / 2,
    )
}

/** Flat loops: they run over every sample. `scale` is 2 for colours. */
function warpPlane(
  source: Uint8Array,
  base: number,
  width: number,
  height: number,
  grid: Grid,
  scale: number,
  out: Uint8Array,
  start: number,
  across: number,
  down: number,
): void {
  const cell = CELL / scale
  for (let row = 0, at = start; row < down; row++) {
    const gridRow = Math.floor(row / cell)
    const low = row / cell - gridRow
    for (let column = 0; column < across; column++, at++) {
      const gridColumn = Math.floor(column / cell)
      const right = column / cell - gridColumn
      const node = gridRow * grid.columns + gridColumn
      const under = node + grid.columns
      const x0 = (grid.x[node] as number) + ((grid.x[node + 1] as number) - (grid.x[node] as number)) * right
      const x1 = (grid.x[under] as number) + ((grid.x[under + 1] as number) - (grid.x[under] as number)) * right
      const y0 = (grid.y[node] as number) + ((grid.y[node + 1] as number) - (grid.y[node] as number)) * right
      const y1 = (grid.y[under] as number) + ((grid.y[under + 1] as number) - (grid.y[under] as number)) * right
      const x = Math.max(0, Math.min(width - 1.001, (x0 + (x1 - x0) * low) / scale))
      const y = Math.max(0, Math.min(height - 1.001, (y0 + (y1 - y0) * low) / scale))
      const [left, top] = [x | 0, y | 0]
      const from = base + top * width + left
      const [shareX, shareY] = [x - left, y - top]
      const upper = (source[from] as number) * (1 - shareX) + (source[from + 1] as number) * shareX
      const lower = (source[from + width] as number) * (1 - shareX) + (source[from + width + 1] as number) * shareX
      out[at] = upper + (lower - upper) * shareY + 0.5
    }
  }
}
