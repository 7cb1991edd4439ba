import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../film/places.ts'
import { toI420 } from './i420.ts'
import type { Patch } from './i420.ts'

/** Canvases by name and size, used again and again: fresh ones cost memory and a fifth of the time. */
export function createCanvasPool() {
  const pool = new Map<string, Canvas>()
  return (name: string, width: number, height: number): Canvas => {
    const key = `${name} ${width} ${height}`
    const found = pool.get(key) ?? createCanvas(width, height)
    pool.set(key, found)
    return found
  }
}

/** Reads a finished patch from a canvas whose origin is the patch's corner. */
export function readPatch(canvas: SKRSContext2D, box: Box): Patch {
  const { data } = canvas.getImageData(0, 0, box.width, box.height)
  const patch = { ...box, data: toI420(data, box.width, box.height) }
  // Given back at once: the collector would look through everything for the sake of a few such buffers.
  if (data.buffer instanceof ArrayBuffer) data.buffer.transfer(0)
  return patch
}
