import { createCanvas } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'

/** Longest side of the small picture in which the point is sought. */
const SIDE = 160
/** The point of a photo whose subject is unknown: a little above the middle. */
export const MIDDLE = { x: 0.5, y: 0.45 }
/** A single bright detail at the edge does not take the frame away from the rest. */
const TOWARDS_MIDDLE = 0.3

/**
 * Returns the point of interest of a photo, 0..1: where edges, strong colours and skin are, between that and the middle. Falls back
 * to the middle.
 */
export async function pointOfInterest(photo: Canvas): Promise<{ x: number; y: number }> {
  const scale = Math.min(1, SIDE / Math.max(photo.width, photo.height))
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  if (Math.min(width, height) < 8) return MIDDLE
  const small = createCanvas(width, height)
  const canvas = small.getContext('2d')
  canvas.imageSmoothingQuality = 'high'
  canvas.drawImage(photo, 0, 0, width, height)
  const { data } = canvas.getImageData(0, 0, width, height)
  // Loaded on demand, because few processes have photos.
  const { default: sharp } = await import('sharp')
  // The crop itself is not used. It takes away as little as possible, so the point is that of the whole photo.
  const crop = width > height ? { width: width - 1, height } : { width, height: height - 1 }
  const { info } = await sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ ...crop, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { attentionX, attentionY } = info
  if (attentionX === undefined || attentionY === undefined) return MIDDLE
  const between = (point: number, middle: number) => point + (middle - point) * TOWARDS_MIDDLE
  return { x: between(attentionX / width, MIDDLE.x), y: between(attentionY / height, MIDDLE.y) }
}
