/** I420 in one buffer: Y at full size, U and V at half, without padding. Width and height are even. */
export interface Planes {
  data: Uint8Array
  width: number
  height: number
}

export type Rotation = 0 | 90 | 180 | 270

/** The crop in pixels of the source, or parts of them, before rotation. */
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

/** Returns a bilinear scaler with crop and clockwise rotation. It reuses `out`. */
export function createScaler(
  from: { width: number; height: number },
  crop: Crop,
  turn: Rotation,
  to: Omit<Planes, 'data'>,
  out = new Uint8Array((to.width * to.height * 3) / 2),
) {
  const area = to.width * to.height
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

/** Returns a bilinear scaler of a single plane, with a crop. It reuses its result. */
export function createPlaneScaler(from: Omit<Planes, 'data'>, crop: Crop, to: Omit<Planes, 'data'>) {
  const out = new Uint8Array(to.width * to.height)
  const axes = axesOf(from.width, crop, 0, to.width, to.height)
  return (source: Uint8Array): Uint8Array => {
    mix(source, 0, axes, out, 0)
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

/** Scales one plane. Neighbouring rows of the result share rows of the source, so each of those is scaled across once. */
function mix(source: Uint8Array, base: number, [across, down]: Axes, out: Uint8Array, start: number): void {
  const columns = across.near.length
  let [upper, lower] = [new Int32Array(columns), new Int32Array(columns)]
  let [upperFrom, lowerFrom] = [-1, -1]
  let at = start
  for (let row = 0; row < down.near.length; row++) {
    const near = base + (down.near[row] as number)
    const far = base + (down.far[row] as number)
    if (near === lowerFrom) [upper, lower, upperFrom, lowerFrom] = [lower, upper, lowerFrom, upperFrom]
    if (near !== upperFrom) scaleRow(source, (upperFrom = near), across, upper)
    if (far !== lowerFrom) scaleRow(source, (lowerFrom = far), across, lower)
    const share = down.share[row] as number
    for (let column = 0; column < columns; column++) {
      const from = upper[column] as number
      out[at++] = ((from << 8) + ((lower[column] as number) - from) * share + 32_768) >> 16
    }
  }
}

/** Scales a row across, to 1/256 of a level. */
function scaleRow(source: Uint8Array, start: number, { near, far, share }: Axis, out: Int32Array): void {
  for (let column = 0; column < out.length; column++) {
    const from = source[start + (near[column] as number)] as number
    const to = source[start + (far[column] as number)] as number
    out[column] = (from << 8) + (to - from) * (share[column] as number)
  }
}
