import { createCanvas } from '@napi-rs/canvas'
import { drawClosingCard } from '../film/closing-card.ts'
import type { Closing } from '../film/film-job.ts'
import type { Layout } from '../film/layout.ts'
import { FADE_STEPS } from '../film/moments.ts'
import type { Palette } from '../film/palette.ts'
import { readPatch } from './canvas-pool.ts'
import { bareOf, mixed } from './content.ts'
import type { Content } from './content.ts'
import type { Ground } from './ground.ts'
import { pixelBox } from './regions.ts'

// The air round the card in which its shadow falls; a presenter's arms begin where it ends.
const AIR = 12

/** The ways to get in touch. */
export function createClosingContent(layout: Layout, ground: Ground, closing: Closing, palette: Palette): Content {
  const { content, pixelsPerUnit } = layout
  const [width, height] = [content.width + 2 * AIR, content.height + 2 * AIR]
  const box = pixelBox(layout, { x: content.x - AIR, y: content.y - AIR, width, height })
  const canvas = createCanvas(box.width, box.height).getContext('2d')
  canvas.drawImage(ground.behind, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
  canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, -box.x, -box.y)
  drawClosingCard(canvas, layout, closing, palette)
  const [bare, whole] = [bareOf(ground, box), readPatch(canvas, box)]
  return {
    enter() {},
    paint: ({ fade }, shown) => (fade === shown?.fade ? undefined : mixed(bare, whole, fade / FADE_STEPS)),
  }
}
