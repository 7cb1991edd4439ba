import { outline } from '../rig/canvas-backend.ts'
import type { Canvas2D } from '../rig/canvas-backend.ts'
import { fill, roundedRect, stroke } from '../rig/shapes.ts'
import { alpha } from '../rig/colour.ts'
import { archPath } from './brand-frame.ts'
import type { Box } from './geometry.ts'
import { withShadow } from './effects.ts'
import type { Palette } from './palette.ts'

/** The wide and the tight shadow of a panel. Lengths are in layout units. */
type Shadows = readonly { opacity: number; blur: number; drop: number }[]

const CARD_SHADOWS: Shadows = [
  { opacity: 0.2, blur: 40, drop: 14 },
  { opacity: 0.1, blur: 5, drop: 2 },
]
const LABEL_SHADOWS: Shadows = [
  { opacity: 0.22, blur: 12, drop: 4 },
  { opacity: 0.1, blur: 4, drop: 1 },
]
const reachOf = (shadows: Shadows) => Math.max(...shadows.map(({ blur, drop }) => blur + drop))

/** How far the shadow of a card is seen, in layout units. */
export const CARD_SHADOW_REACH = reachOf(CARD_SHADOWS)
/** How far the shadow of a label is seen, in layout units. What is redrawn with a label is larger by this. */
export const LABEL_SHADOW_REACH = reachOf(LABEL_SHADOWS)

function drawWithShadows(
  canvas: Canvas2D,
  box: Box,
  radius: number,
  colour: string,
  shadow: string,
  all: Shadows,
): void {
  const shape = roundedRect(box.x, box.y, box.width, box.height, radius)
  for (const { opacity, blur, drop } of all)
    withShadow(canvas, { colour: alpha(shadow, opacity), blur, drop }, () => fill(canvas, shape, colour))
}

/** Draws the panel of a card. */
export function drawPanel(canvas: Canvas2D, box: Box, radius: number, colour: string, shadow: string): void {
  drawWithShadows(canvas, box, radius, colour, shadow, CARD_SHADOWS)
}

/** Draws the panel of a caption or a name tag. */
export function drawLabelPanel(canvas: Canvas2D, box: Box, radius: number, colour: string, shadow: string): void {
  drawWithShadows(canvas, box, radius, colour, shadow, LABEL_SHADOWS)
}

/** Draws the default mark: an arch with a sun in it. */
export function drawBrandFrameMark(
  canvas: Canvas2D,
  x: number,
  y: number,
  size: number,
  portal: string,
  { accent }: Palette,
): void {
  fill(canvas, archPath(x, y, size * 0.86, size, size * 0.12), portal)
  const sun = `M${x + size * 0.19} ${y + size}A${size * 0.24} ${size * 0.24} 0 0 1 ${x + size * 0.67} ${y + size}Z`
  fill(canvas, outline(sun), accent)
}

const ICONS = {
  bed: 'M3 18v-11M3 15h18v3M21 15v-2a3 3 0 0 0-3-3h-7v5M7 11.5a1.6 1.6 0 1 0 .01 0',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5ZM6 12V6.5a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2',
  area: 'M4 4h16v16H4ZM4 9h4M4 14h4M9 4v4M14 4v4',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  globe: 'M12 3a9 9 0 1 0 .01 0M3.5 9.5h17M3.5 14.5h17M12 3c-3.4 3-3.4 15 0 18M12 3c3.4 3 3.4 15 0 18',
  mail: 'M3.5 6h17v12.5h-17ZM4 7l8 6.2L20 7',
  phone:
    'M8.2 4H5.5A1.5 1.5 0 0 0 4 5.6 15 15 0 0 0 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.7l-4.2-1.6-1.7 2A12 12 0 0 1 7.8 9.9l2-1.7Z',
  share:
    'M17.5 3.5a2.5 2.5 0 1 0 .01 0M6.5 9.5a2.5 2.5 0 1 0 .01 0M17.5 15.5a2.5 2.5 0 1 0 .01 0M8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5 8 8 0 1 0 19.5 14.5Z',
} as const
export type IconName = keyof typeof ICONS

/** Draws a line icon from a grid of 24. */
export function drawIcon(canvas: Canvas2D, name: IconName, x: number, y: number, size: number, colour: string): void {
  canvas.save()
  canvas.translate(x, y)
  canvas.scale(size / 24, size / 24)
  stroke(canvas, outline(ICONS[name]), colour, 1.75)
  canvas.restore()
}
