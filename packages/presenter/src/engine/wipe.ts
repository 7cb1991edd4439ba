import { createCanvas } from '@napi-rs/canvas'
import { CARD_PLACES } from '../composition/cards/card-places.ts'
import { grown } from '../composition/geometry.ts'
import type { Box } from '../composition/geometry.ts'
import { mirroredBox } from '../composition/layout.ts'
import type { Layout } from '../composition/layout.ts'
import { visibleOn } from '../composition/palette.ts'
import type { Palette } from '../composition/palette.ts'
import type { Transition } from '../director/storyboard.ts'
import { blend } from '../rig/shapes.ts'
import { readPatch } from './canvas/canvas-pool.ts'
import { yuvPlanesOf } from './canvas/i420.ts'

/** Width of the line around the arch, in layout units. */
const LINE = 12
/** Half the width of the last arch, as a share of the frame: both upper corners are inside it. */
const REACH = 0.55

type YuvColour = readonly [y: number, u: number, v: number]

/** Returns a colour as it is in a frame. */
function yuvOf(colour: string): YuvColour {
  const canvas = createCanvas(2, 2).getContext('2d')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 2, 2)
  const { data } = readPatch(canvas, { x: 0, y: 0, width: 2, height: 2 })
  const [y = 0, , , , u = 0, v = 0] = data
  return [y, u, v]
}

/** Returns where a row of an arch begins and ends. Above and below it, and beside the frame, nothing is between them. */
function spanOf({ x, y, width, height }: Box, row: number): readonly [from: number, to: number] {
  const radius = width / 2
  if (row < y || row > y + height) return [x + radius, x + radius]
  const rise = Math.max(0, y + radius - row)
  const half = Math.sqrt(Math.max(0, radius ** 2 - rise ** 2))
  return [x + radius - half, x + radius + half]
}

const between = (from: Box, to: Box, share: number): Box => ({
  x: blend(from.x, to.x, share),
  y: blend(from.y, to.y, share),
  width: blend(from.width, to.width, share),
  height: blend(from.height, to.height, share),
})

/** Returns the arch from which a shot grows: that of the opening, or none at the lower edge. */
function firstArch({ shape, width, height, rightToLeft }: Layout, transition: Transition): Box {
  if (transition !== 'grow') return { x: width / 2, y: height, width: 0, height: 0 }
  const { arch } = CARD_PLACES[shape].opening
  return rightToLeft ? mirroredBox(arch, width) : arch
}

/**
 * Returns a function that shows the next picture in an arch that grows over the frame. Each sample is of one picture or of the line
 * between them, so that nobody is seen twice.
 */
export function createWipe(layout: Layout, transition: Transition, { primary, accent, onPrimary }: Palette) {
  const { width, height, picture, pixelsPerUnit } = layout
  const colour = yuvOf(visibleOn(primary, accent, onPrimary))
  const first = firstArch(layout, transition)
  const reach = width * REACH
  const last = { x: width / 2 - reach, y: -reach, width: 2 * reach, height: height + 2 * reach }
  return (before: Uint8Array, after: Uint8Array, share: number, out: Uint8Array): void => {
    out.set(before)
    const inner = between(first, last, share)
    const outer = grown(inner, LINE)
    const [next, shown] = [yuvPlanesOf(after, picture), yuvPlanesOf(out, picture)]
    // In steps of two pixels, as colours have half the size.
    const half = { width: picture.width / 2, height: picture.height / 2 }
    const edge = (at: number) => Math.max(0, Math.min(half.width, Math.round((at * pixelsPerUnit) / 2)))
    for (let row = 0; row < half.height; row++) {
      const [lineFrom, lineTo] = spanOf(outer, (2 * row + 1) / pixelsPerUnit).map(edge) as [number, number]
      const [from, to] = spanOf(inner, (2 * row + 1) / pixelsPerUnit).map(edge) as [number, number]
      for (const plane of [0, 1, 2] as const) {
        const rows = plane === 0 ? [2 * row, 2 * row + 1] : [row]
        const scale = plane === 0 ? 2 : 1
        for (const start of rows.map((one) => one * half.width * scale)) {
          shown[plane].fill(colour[plane], start + lineFrom * scale, start + lineTo * scale)
          const seen = next[plane].subarray(start + from * scale, start + to * scale)
          shown[plane].set(seen, start + from * scale)
        }
      }
    }
  }
}
