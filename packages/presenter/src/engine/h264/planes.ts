/** Side of a macroblock: H.264 decides everything for squares of this size. */
export const MACROBLOCK = 16

/** A picture in three planes, filled up to whole macroblocks. */
export interface Planes {
  /** Macroblocks. */
  columns: number
  rows: number
  /** Brightness at full size, the two colours at half. */
  parts: readonly [Uint8Array, Uint8Array, Uint8Array]
}

export function createPlanes(width: number, height: number): Planes {
  const columns = Math.ceil(width / MACROBLOCK)
  const rows = Math.ceil(height / MACROBLOCK)
  const area = columns * rows * MACROBLOCK * MACROBLOCK
  return { columns, rows, parts: [new Uint8Array(area), new Uint8Array(area / 4), new Uint8Array(area / 4)] }
}

function copyPart(from: Uint8Array, width: number, height: number, to: Uint8Array, stride: number): void {
  if (width === stride) return to.set(from)
  for (let row = 0; row < height; row++) to.set(from.subarray(row * width, (row + 1) * width), row * stride)
}

/** Copies an I420 picture whose planes follow each other without gaps. */
export function copyPicture(picture: Uint8Array, width: number, height: number, { columns, parts }: Planes): void {
  const area = width * height
  const stride = columns * MACROBLOCK
  copyPart(picture.subarray(0, area), width, height, parts[0], stride)
  const half = [width / 2, height / 2] as const
  copyPart(picture.subarray(area, (area * 5) / 4), ...half, parts[1], stride / 2)
  copyPart(picture.subarray((area * 5) / 4, (area * 3) / 2), ...half, parts[2], stride / 2)
}

/** Tells which macroblocks differ between two pictures; four bytes at a time, since most do not. */
export function createComparison(one: Planes, other: Planes) {
  const wide = (part: Uint8Array) => new Int32Array(part.buffer)
  const [y1, u1, v1] = one.parts.map(wide) as [Int32Array, Int32Array, Int32Array]
  const [y2, u2, v2] = other.parts.map(wide) as [Int32Array, Int32Array, Int32Array]
  const stride = one.columns * 4
  const bands = one.parts.map((part, index) => ({
    mine: Buffer.from(part.buffer),
    theirs: Buffer.from((other.parts[index] as Uint8Array).buffer),
    size: part.length / one.rows,
  }))
  return {
    /** A whole row of macroblocks at once. */
    rowDiffers: (row: number): boolean =>
      bands.some(({ mine, theirs, size }) => {
        const [from, to] = [row * size, (row + 1) * size]
        return mine.compare(theirs, from, to, from, to) !== 0
      }),
    differs(column: number, row: number): boolean {
      let at = row * MACROBLOCK * stride + column * 4
      for (const end = at + MACROBLOCK * stride; at < end; at += stride) {
        if (y1[at] !== y2[at] || y1[at + 1] !== y2[at + 1] || y1[at + 2] !== y2[at + 2] || y1[at + 3] !== y2[at + 3])
          return true
      }
      at = (row * MACROBLOCK * stride) / 4 + column * 2
      for (const end = at + (MACROBLOCK / 4) * stride; at < end; at += stride / 2) {
        if (u1[at] !== u2[at] || u1[at + 1] !== u2[at + 1] || v1[at] !== v2[at] || v1[at + 1] !== v2[at + 1])
          return true
      }
      return false
    },
  }
}
