import { toI420 } from '../../engine/canvas/i420.ts'

/** How far a colour is spread into what is transparent, in pixels: over the blocks of the codec that an edge touches. */
const SPREAD_PIXELS = 16
/** What is behind the figure where no colour reaches, which a player without transparency would show. */
const GROUND = 128
const OPAQUE_FROM = 8

/** A picture as two I420 buffers: its colours, and its opacity as brightness (0 transparent, 255 opaque). */
export interface SplitPicture {
  colours: Uint8Array
  opacity: Uint8Array
}

/**
 * Splits RGBA, not premultiplied, as VP9 stores it. The colours of an edge are spread outwards, since a codec would otherwise mix
 * them with the black of what is transparent. Changes `rgba`. Width and height are even.
 */
export function splitAlpha(rgba: Uint8ClampedArray, width: number, height: number): SplitPicture {
  const area = width * height
  const opacity = new Uint8Array((area * 3) / 2).fill(128, area)
  for (let index = 0; index < area; index++) opacity[index] = rgba[index * 4 + 3] as number
  for (let row = 0; row < height; row++) {
    spread(rgba, row * width, width, 1)
    spread(rgba, row * width + width - 1, width, -1)
  }
  return { colours: toI420(rgba, width, height), opacity }
}

/** Spreads colours along a row, from the pixel `start` in the direction of `step`. Pixels with a colour have an alpha from then on. */
function spread(rgba: Uint8ClampedArray, start: number, count: number, step: 1 | -1): void {
  let [red, green, blue, left] = [GROUND, GROUND, GROUND, 0]
  for (let index = 0; index < count; index++) {
    const at = (start + index * step) * 4
    if ((rgba[at + 3] as number) >= OPAQUE_FROM) {
      ;[red, green, blue, left] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number, SPREAD_PIXELS]
      continue
    }
    const isReached = left-- > 0
    rgba[at] = isReached ? red : GROUND
    rgba[at + 1] = isReached ? green : GROUND
    rgba[at + 2] = isReached ? blue : GROUND
    if (isReached) rgba[at + 3] = 255
  }
}
