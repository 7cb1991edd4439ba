import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import type { Box } from '../geometry.ts'
import { seenBox } from './stage.ts'
import type { Stage } from './stage.ts'

export const ACCENT_BAR = { width: 72, height: 6 }

/** Draws a short line in the accent. */
export function drawAccentBar(canvas: Canvas2D, stage: Stage, box: Box, colour: string): void {
  const { x, y, width, height } = seenBox(stage, box)
  fill(canvas, roundedRect(x, y, width, height, Math.min(width, height) / 2), colour)
}
