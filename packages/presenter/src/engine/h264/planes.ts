import type { Box, Size } from '../../composition/geometry.ts'
import { yuvPlanesOf } from '../canvas/i420.ts'
import type { YuvPlanes } from '../canvas/i420.ts'

/** Side of a macroblock in pixels. */
export const MACROBLOCK = 16

/** A frame in three planes, padded to whole macroblocks. */
export interface Planes {
  /** Size in macroblocks. */
  columns: number
  rows: number
  /** Y at full size, U and V at half. */
  parts: YuvPlanes
}

export function createPlanes(width: number, height: number): Planes {
  const columns = Math.ceil(width / MACROBLOCK)
  const rows = Math.ceil(height / MACROBLOCK)
  const area = columns * rows * MACROBLOCK * MACROBLOCK
  return { columns, rows, parts: [new Uint8Array(area), new Uint8Array(area / 4), new Uint8Array(area / 4)] }
}

function copyPart(from: Uint8Array, stride: number, to: Uint8Array, toStride: number, height: number): void {
  const width = Math.min(stride, toStride)
  if (stride === toStride) return to.set(from.subarray(0, to.length))
  for (let row = 0; row < height; row++) to.set(from.subarray(row * stride, row * stride + width), row * toStride)
}

/** Copies an unpadded frame into planes. */
export function copyPicture(picture: Uint8Array, { width, height }: Size, { columns, parts }: Planes): void {
  const stride = columns * MACROBLOCK
  const [y, u, v] = yuvPlanesOf(picture, { width, height })
  copyPart(y, width, parts[0], stride, height)
  copyPart(u, width / 2, parts[1], stride / 2, height / 2)
  copyPart(v, width / 2, parts[2], stride / 2, height / 2)
}

/** Copies planes into an unpadded frame. */
export function copyPlanes({ columns, parts }: Planes, { width, height }: Size, picture: Uint8Array): void {
  const stride = columns * MACROBLOCK
  const [y, u, v] = yuvPlanesOf(picture, { width, height })
  copyPart(parts[0], stride, y, width, height)
  copyPart(parts[1], stride / 2, u, width / 2, height / 2)
  copyPart(parts[2], stride / 2, v, width / 2, height / 2)
}

/** Compares macroblocks of two frames, four bytes at a time, and copies them. */
export function createMacroblockCopies(now: Planes, kept: Planes) {
  const wide = (part: Uint8Array) => new Int32Array(part.buffer)
  const [y1, u1, v1] = now.parts.map(wide) as [Int32Array, Int32Array, Int32Array]
  const [y2, u2, v2] = kept.parts.map(wide) as [Int32Array, Int32Array, Int32Array]
  const stride = now.columns * 4

  function differs(column: number, row: number): boolean {
    let at = row * MACROBLOCK * stride + column * 4
    for (const end = at + MACROBLOCK * stride; at < end; at += stride) {
      if (y1[at] !== y2[at] || y1[at + 1] !== y2[at + 1] || y1[at + 2] !== y2[at + 2] || y1[at + 3] !== y2[at + 3])
        return true
    }
    at = (row * MACROBLOCK * stride) / 4 + column * 2
    for (const end = at + (MACROBLOCK / 4) * stride; at < end; at += stride / 2) {
      if (u1[at] !== u2[at] || u1[at + 1] !== u2[at + 1] || v1[at] !== v2[at] || v1[at + 1] !== v2[at + 1]) return true
    }
    return false
  }
  function accept(column: number, row: number): void {
    let at = row * MACROBLOCK * stride + column * 4
    for (const end = at + MACROBLOCK * stride; at < end; at += stride) {
      for (let index = at; index < at + 4; index++) y2[index] = y1[index] as number
    }
    at = (row * MACROBLOCK * stride) / 4 + column * 2
    for (const end = at + (MACROBLOCK / 4) * stride; at < end; at += stride / 2) {
      for (let index = at; index < at + 2; index++) {
        u2[index] = u1[index] as number
        v2[index] = v1[index] as number
      }
    }
  }
  function acceptAll(): void {
    for (const [index, part] of now.parts.entries()) kept.parts[index]?.set(part)
  }
  return { differs, accept, acceptAll }
}

/** Tracks dirty rectangles, and compares macroblocks of `now` and `before`. */
export function createComparison(now: Planes, before: Planes) {
  const { columns, rows } = now
  const { differs, accept, acceptAll } = createMacroblockCopies(now, before)
  const touched = new Uint8Array(columns * rows)
  const touchedRows = new Uint8Array(rows)

  return {
    /** Marks a rectangle as dirty. */
    touch({ x, y, width, height }: Box): void {
      const [left, right] = [Math.floor(x / MACROBLOCK), Math.ceil((x + width) / MACROBLOCK)]
      const bottom = Math.ceil((y + height) / MACROBLOCK)
      for (let row = Math.floor(y / MACROBLOCK); row < bottom; row++) {
        touchedRows[row] = 1
        touched.fill(1, row * columns + left, row * columns + right)
      }
    },
    isTouched: (row: number): boolean => touchedRows[row] === 1,
    /** Returns whether a macroblock differs and accepts it. */
    takeDifference(column: number, row: number): boolean {
      const at = row * columns + column
      if (touched[at] === 0) return false
      touched[at] = 0
      if (!differs(column, row)) return false
      accept(column, row)
      return true
    },
    /** Call after all macroblocks of a frame. */
    rest: () => touchedRows.fill(0),
    /** Accepts all macroblocks. */
    acceptAll(): void {
      acceptAll()
      touched.fill(0)
      touchedRows.fill(0)
    },
  }
}
