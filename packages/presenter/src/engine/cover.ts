import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Size } from '../film/places.ts'
import { toI420 } from './i420.ts'

/** What lies over a picture that moves, drawn once, with how much of it that hides. */
export interface Cover {
  colours: Uint8Array
  /** 0 where nothing lies over the picture, 255 where it is hidden; for all three planes. */
  hides: Uint8Array
}

/** Reads a cover from a canvas that is clear where the picture is seen. */
export function readCover(canvas: SKRSContext2D, { width, height }: Size): Cover {
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

/** Writes what is seen of a moving picture under its cover. */
export function blend(moving: Uint8Array, { colours, hides }: Cover, out: Uint8Array): void {
  for (let index = 0; index < out.length; index++) {
    const seen = moving[index] as number
    out[index] = seen + ((((colours[index] as number) - seen) * (hides[index] as number) * 257 + 32_768) >> 16)
  }
}
