import type { Size } from './clip-file.ts'
import type { FootageFrame } from './footage-frames.ts'
import { createScaler } from './i420-scale.ts'

const SHORT_EDGE_MAX = 720
const LONG_EDGE_MAX = 1280

/** Returns the upright size of a clip, the shorter side at most 720 pixels. */
export function uprightSizeOf({ width, height, turn }: FootageFrame): Size {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width]
  const scale = Math.min(1, SHORT_EDGE_MAX / Math.min(across, down), LONG_EDGE_MAX / Math.max(across, down))
  const even = (edge: number) => Math.max(2, 2 * Math.round((edge * scale) / 2))
  return { width: even(across), height: even(down) }
}

/** Turns and scales pictures, which may change their size in the middle when a phone is turned. */
export function createRotator() {
  let [key, scale]: [string, ((source: Uint8Array) => Uint8Array) | undefined] = ['', undefined]
  return ({ data, width, height, turn }: FootageFrame, to: Size): Uint8Array => {
    if (!scale || key !== `${width} ${height} ${turn}`) {
      key = `${width} ${height} ${turn}`
      scale = createScaler({ width, height }, { x: 0, y: 0, width, height }, turn, to)
    }
    return scale(data)
  }
}
