import { drawClosingCard } from '../film/closing-card.ts'
import type { Closing } from '../film/film-job.ts'
import type { Layout } from '../film/layout.ts'
import { FADE_STEPS } from '../film/moments.ts'
import type { Palette } from '../film/palette.ts'
import { bareOf, mixed } from './content.ts'
import type { Content } from './content.ts'
import type { Ground } from './ground.ts'
import { pixelBox } from './regions.ts'

// A presenter's arms begin where this air round the card ends. The card's shadow is wider, so it belongs to the ground.
const AIR = 12

/** Puts the ways to get in touch on a ground; they come in with the shot. */
export function placeClosingCard(layout: Layout, ground: Ground, closing: Closing, palette: Palette): Content {
  const { content, pixelsPerUnit } = layout
  const [width, height] = [content.width + 2 * AIR, content.height + 2 * AIR]
  const box = pixelBox(layout, { x: content.x - AIR, y: content.y - AIR, width, height })
  const before = bareOf(ground, box)
  const canvas = ground.behind.getContext('2d')
  canvas.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, 0, 0)
  drawClosingCard(canvas, layout, closing, palette)
  canvas.resetTransform()
  const after = bareOf(ground, box)
  return {
    enter() {},
    paint: ({ fade }, shown) => (fade === shown?.fade ? undefined : mixed(before, after, fade / FADE_STEPS)),
  }
}
