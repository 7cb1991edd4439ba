import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Size } from '../../composition/geometry.ts'
import { toI420 } from '../canvas/i420.ts'

/** A pre-rendered overlay for moving pictures with its alpha. */
export interface OverlayMask {
  colours: Uint8Array
  /** 0 transparent, 255 opaque, for all three planes. */
  hides: Uint8Array
}

/** Reads an overlay from a canvas that is transparent where the moving picture is seen. */
export function readOverlayMask(canvas: SKRSContext2D, { width, height }: Size): OverlayMask {
  const { data } = canvas.getImageData(0, 0, width, height)
  return { colours: toI420(data, width, height), hides: planesOfAlpha(data, width, height) }
}

function planesOfAlpha(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const area = width * height
  const planes = new Uint8Array((area * 3) / 2)
  for (let index = 0; index < area; index++) planes[index] = rgba[index * 4 + 3] as number
  const half = width / 2
  for (let index = 0; index < area / 4; index++) {
    const at = Math.floor(index / half) * 2 * width + (index % half) * 2
    const sum =
      (planes[at] as number) +
      (planes[at + 1] as number) +
      (planes[at + width] as number) +
      (planes[at + width + 1] as number)
    planes[area + index] = planes[(area * 5) / 4 + index] = sum >> 2
  }
  return planes
}

/** Composites a moving picture under an overlay. */
export function blend(moving: Uint8Array, { colours, hides }: OverlayMask, out: Uint8Array): void {
  for (let index = 0; index < out.length; index++) {
    const seen = moving[index] as number
    out[index] = seen + ((((colours[index] as number) - seen) * (hides[index] as number) * 257 + 32_768) >> 16)
  }
}
