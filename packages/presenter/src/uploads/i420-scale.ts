/** I420 in one buffer: Y at full size, U and V at half, without padding. Width and height are even. */
export interface Planes {
  data: Uint8Array
  width: number
  height: number
}

export type Rotation = 0 | 90 | 180 | 270

/** The crop in pixels of the source, before rotation. */
interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** Sample offsets and weights of one axis. */
interface Axis {
  near: Int32Array
  far: Int32Array
  /** Weight of the far sample, in 1/256. */
  share: Int32Array
}

/** Returns a bilinear scaler with crop and clockwise rotation. It reuses its buffer. */
export function createScaler(
  from: { width: number; height: number },
  crop: Crop,
  turn: Rotation,
  to: Omit<Planes, 'data'>,
) {
  const area = to.width * to.height
  const out = new Uint8Array((area * 3) / 2)
  const fromArea = from.width * from.height
  const half = (size: Crop): Crop => ({ x: size.x / 2, y: size.y / 2, width: size.width / 2, height: size.height / 2 })
  const full = axesOf(from.width, crop, turn, to.width, to.height)
  const small = axesOf(from.width / 2, half(crop), turn, to.width / 2, to.height / 2)
  return (source: Uint8Array): Uint8Array => {
    mix(source, 0, full, out, 0)
    mix(source, fromArea, small, out, area)
    mix(source, (fromArea * 5) / 4, small, out, (area * 5) / 4)
    return out
  }
}

type Axes = readonly [across: Axis, down: Axis]

function axesOf(
  stride: number,
  { x, y, width, height }: Crop,
  turn: Rotation,
  toWidth: number,
  toHeight: number,
): Axes {
  const sideways = (count: number, isReversed: boolean) => axisOf(count, x, width, 1, isReversed)
  const downwards = (count: number, isReversed: boolean) => axisOf(count, y, height, stride, isReversed)
  if (turn === 90) return [downwards(toWidth, true), sideways(toHeight, false)]
  if (turn === 270) return [downwards(toWidth, false), sideways(toHeight, true)]
  return [sideways(toWidth, turn === 180), downwards(toHeight, turn === 180)]
}

function axisOf(count: number, start: number, length: number, step: number, isReversed: boolean): Axis {
  const axis: Axis = { near: new Int32Array(count), far: new Int32Array(count), share: new Int32Array(count) }
  const [first, last] = [Math.ceil(start), Math.floor(start + length) - 1]
  for (let index = 0; index < count; index++) {
    const place = start + ((isReversed ? count - 1 - index : index) + 0.5) * (length / count) - 0.5
    const low = Math.min(last, Math.max(first, Math.floor(place)))
    axis.near[index] = low * step
    axis.far[index] = Math.min(last, low + 1) * step
    axis.share[index] = Math.round(Math.min(1, Math.max(0, place - low)) * 256)
  }
  return axis
}

/** Flat loop: it runs over every sample of every frame. */
function mix(source: Uint8Array, base: number, [across, down]: Axes, out: Uint8Array, start: number): void {
  const columns = across.near.length
  let at = start
  for (let row = 0; row < down.near.length; row++) {
    const near = base + (down.near[row] as number)
    const far = base + (down.far[row] as number)
    const low = down.share[row] as number
    for (let column = 0; column < columns; column++) {
      const left = across.near[column] as number
      const right = across.far[column] as number
      const share = across.share[column] as number
      const a = source[near + left] as number
      const b = source[near + right] as number
      const c = source[far + left] as number
      const d = source[far + right] as number
      const upper = (a << 8) + (b - a) * share
      const lower = (c << 8) + (d - c) * share
      out[at++] = ((upper << 8) + (lower - upper) * low + 32_768) >> 16
    }
  }
}
