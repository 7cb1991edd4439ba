/** Returns the mean of a plane around each value, as far as the radii. At its edges fewer values count. */
export function boxBlur(plane: Float32Array, width: number, across: number, down: number): Float32Array {
  const height = plane.length / width
  const rows = new Float32Array(plane.length)
  for (let row = 0; row < height; row++) slide(plane, rows, { from: row * width, step: 1, count: width }, across)
  const out = new Float32Array(plane.length)
  for (let column = 0; column < width; column++) slide(rows, out, { from: column, step: width, count: height }, down)
  return out
}

interface Line {
  from: number
  step: number
  count: number
}

function slide(plane: Float32Array, out: Float32Array, { from, step, count }: Line, radius: number): void {
  let [sum, seen] = [0, 0]
  for (let index = 0; index < Math.min(radius, count); index++) {
    sum += plane[from + index * step] as number
    seen++
  }
  for (let index = 0; index < count; index++) {
    if (index + radius < count) {
      sum += plane[from + (index + radius) * step] as number
      seen++
    }
    if (index - radius > 0) {
      sum -= plane[from + (index - radius - 1) * step] as number
      seen--
    }
    out[from + index * step] = sum / seen
  }
}

/** Returns a square plane at half its size, each value the mean of four. */
export function halved(plane: Float32Array | Uint8Array): Float32Array {
  const edge = Math.sqrt(plane.length)
  const half = edge / 2
  const out = new Float32Array(half * half)
  for (let row = 0, at = 0; row < half; row++) {
    for (let column = 0, top = row * 2 * edge; column < half; column++, at++, top += 2) {
      const upper = (plane[top] as number) + (plane[top + 1] as number)
      out[at] = (upper + (plane[top + edge] as number) + (plane[top + edge + 1] as number)) / 4
    }
  }
  return out
}
