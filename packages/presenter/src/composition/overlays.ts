import type { Canvas2D } from '../rig/canvas-backend.ts'
import { fill, moved, roundedRect } from '../rig/shapes.ts'
import { alpha } from '../rig/colour.ts'
import { fromStart, writeLine } from './column.ts'
import type { Layout } from './layout.ts'
import type { RenderJob } from './render-job.ts'
import type { Palette } from './palette.ts'
import { fitLine } from './typography.ts'

/** A loaded logo. */
export interface Logo {
  image: object
  width: number
  height: number
}

// A logo with this aspect ratio is a wordmark and includes the name.
const WORDMARK_RATIO = 2

export const includesName = ({ width, height }: Logo) => width / height > WORDMARK_RATIO

/** Returns the largest size of a logo within a box. */
export function logoSize(logo: Logo, room: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(room.width / logo.width, room.height / logo.height)
  return { width: logo.width * scale, height: logo.height * scale }
}

/** Returns the text of the label in the corner: that the video was made with AI, and on which site. */
export const labelOf = ({ aiLabel, madeWith }: RenderJob) => [aiLabel, madeWith].filter(Boolean).join(' · ')

/** Draws the label in the corner. */
export function drawLabel(canvas: Canvas2D, layout: Layout, text: string, palette: Palette): void {
  if (!text) return
  const { label, rightToLeft, fonts } = layout
  const { x, y, width, height } = label
  const column = { width, rightToLeft }
  const fitted = fitLine(canvas, text, width - 24, 14, (size) => fonts.text(size, 600))
  moved(canvas, x, y, () => {
    const pill = fromStart(column, width - fitted.width - 24, fitted.width + 24)
    fill(canvas, roundedRect(pill, 0, fitted.width + 24, height, height / 2), alpha(palette.surface, 0.86))
    const place = { x: 12, y: height / 2 + 5, font: fitted.font, colour: palette.text, atEnd: true }
    writeLine(canvas, column, fitted.text, place)
  })
}
