import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Size } from '../../composition/geometry.ts'
import { toI420 } from './i420.ts'
import type { Patch } from './i420.ts'

/** Returns canvases by name and size. Reuse saves memory and a fifth of the time. */
export function createCanvasPool() {
  const pool = new Map<string, Canvas>()
  return (name: string, width: number, height: number): Canvas => {
    const key = `${name} ${width} ${height}`
    const found = pool.get(key) ?? createCanvas(width, height)
    pool.set(key, found)
    return found
  }
}

/** Returns a function that keeps the last `most` drawings of one size by key. The least recently drawn canvas is drawn on again. */
export function createDrawingCache({ width, height }: Size, most: number) {
  const cached = new Map<string, Canvas>()
  return (key: string, draw: (canvas: Canvas) => void): Canvas => {
    const known = cached.get(key)
    if (known) return known
    const [oldest] = cached.size >= most ? cached : []
    if (oldest) cached.delete(oldest[0])
    const canvas = oldest?.[1] ?? createCanvas(width, height)
    draw(canvas)
    cached.set(key, canvas)
    return canvas
  }
}

/** Reads a patch from a canvas whose corner is at `origin`. */
export function readPatch(canvas: SKRSContext2D, box: Box, origin: Pick<Box, 'x' | 'y'> = box): Patch {
  const { data } = canvas.getImageData(box.x - origin.x, box.y - origin.y, box.width, box.height)
  const patch = { ...box, data: toI420(data, box.width, box.height) }
  // Released at once, without waiting for garbage collection.
  if (data.buffer instanceof ArrayBuffer) data.buffer.transfer(0)
  return patch
}
