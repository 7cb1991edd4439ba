import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, moved, roundedRect } from '../rig/shapes.ts'
import { alpha } from '../rig/tone.ts'
import { layoutCaption } from './captions.ts'
import { fromStart, writeLine } from './column.ts'
import type { Layout } from './layout.ts'
import type { Letters } from './letters.ts'
import { seenOn } from './palette.ts'
import type { Palette } from './palette.ts'
import { drawArchMark, drawPanel } from './panel.ts'
import { fitText } from './typography.ts'

/** A brand's own logo, ready to be drawn. */
export interface Logo {
  image: object
  width: number
  height: number
}

// A logo this much wider than high already carries the name.
const WORDMARK_RATIO = 2

export const spellsName = ({ width, height }: Logo) => width / height > WORDMARK_RATIO

/** The largest size a logo has in a room, its sides kept. */
export function logoSize(logo: Logo, room: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(room.width / logo.width, room.height / logo.height)
  return { width: logo.width * scale, height: logo.height * scale }
}

/** The brand's logo, or the arch mark, and its name unless the logo spells it. Nothing for a film without a brand. */
export function drawBrandMark(
  canvas: Canvas2D,
  { brandMark, rightToLeft, letters }: Layout,
  name: string,
  palette: Palette,
  logo: Logo | undefined,
): void {
  if (!name && !logo) return
  const { x, y, width, height: size } = brandMark
  const column = { width, rightToLeft }
  const onBrand = palette.page === palette.primary
  moved(canvas, x, y, () => {
    let markWidth = size * 0.86
    if (logo) {
      const drawn = logoSize(logo, { width: 260, height: size * 1.15 })
      const [left, top] = [fromStart(column, 0, drawn.width), (size - drawn.height) / 2]
      // On its own colour a logo would not be seen.
      const pad = onBrand ? 8 : 0
      if (onBrand) {
        const chip = roundedRect(left - pad, top - pad, drawn.width + 2 * pad, drawn.height + 2 * pad, 10)
        fill(canvas, chip, palette.surface)
      }
      canvas.drawImage(logo.image, left, top, drawn.width, drawn.height)
      if (spellsName(logo)) return
      markWidth = drawn.width + pad
    } else {
      const portal = onBrand || palette.mode === 'dark' ? palette.pageText : palette.solid
      drawArchMark(canvas, fromStart(column, 0, markWidth), 0, size, portal, palette)
    }
    const start = markWidth + size * 0.36
    const fitted = fitText(canvas, name, width - start, size * 0.82, letters.display)
    writeLine(canvas, column, fitted.text, { x: start, y: size * 0.8, font: fitted.font, colour: palette.pageText })
  })
}

/** A small line at the far corner that says how the film was made. */
export function drawLabel(canvas: Canvas2D, layout: Layout, text: string, palette: Palette): void {
  if (!text) return
  const { label, rightToLeft, letters } = layout
  const { x, y, width, height } = label
  const column = { width, rightToLeft }
  const fitted = fitText(canvas, text, width - 24, 14, (size) => letters.text(size, 600))
  moved(canvas, x, y, () => {
    const pill = fromStart(column, width - fitted.width - 24, fitted.width + 24)
    fill(canvas, roundedRect(pill, 0, fitted.width + 24, height, height / 2), alpha(palette.surface, 0.86))
    const place = { x: 12, y: height / 2 + 5, font: fitted.font, colour: palette.text, atEnd: true }
    writeLine(canvas, column, fitted.text, place)
  })
}

/** Name and role on the brand's primary. A brand with a logo of its own gets a bar in its accent, not the arch mark. */
export function drawLowerThird(
  canvas: Canvas2D,
  { lowerThird: place, rightToLeft, letters }: Layout,
  who: { name: string; role: string },
  palette: Palette,
  hasLogo: boolean,
): void {
  if (!who.name && !who.role) return
  const start = hasLogo ? 44 : 76
  const room = place.width - start - 24
  const name = fitText(canvas, who.name, room, 27, letters.display)
  const role = fitText(canvas, who.role, room, 17, letters.text)
  const width = Math.max(name.width, role.width) + start + 24
  const column = { width, rightToLeft }
  // On a page of the brand's colour a panel of that colour would not be seen.
  const onBrand = palette.page === palette.primary
  const [ground, colour] = onBrand ? [palette.surface, palette.text] : [palette.solid, palette.onSolid]
  moved(canvas, rightToLeft ? place.x + place.width - width : place.x, place.y, () => {
    drawPanel(canvas, { x: 0, y: 0, width, height: place.height }, 14, ground, palette.shadow)
    if (hasLogo) fill(canvas, roundedRect(fromStart(column, 22, 6), 19, 6, 40, 3), palette.accent)
    else drawArchMark(canvas, fromStart(column, 20, 34), 19, 40, colour, palette)
    const alone = !who.name || !who.role
    const line = { x: start, colour }
    writeLine(canvas, column, name.text, { ...line, y: alone ? 48 : 37, font: name.font })
    writeLine(canvas, column, role.text, { ...line, y: alone ? 45 : 62, font: role.font })
  })
}

const MOST_TITLE_LINES = 4

/** Words in a headline on as many lines as they need, made smaller until they are at most three. */
export function layoutHeadline(
  canvas: Canvas2D,
  text: string,
  room: number,
  largest: number,
  letters: Letters,
): { lines: string[]; size: number } {
  const words = text.split(/\s+/).filter(Boolean)
  let size = largest
  let lines = layoutCaption(canvas, words, room, letters.display(size))
  while (size > largest * 0.56 && lines.length > 3) {
    size -= 4
    lines = layoutCaption(canvas, words, room, letters.display(size))
  }
  return { lines: lines.slice(0, MOST_TITLE_LINES).map((line) => line.map((word) => word.text).join(' ')), size }
}

/** Without a card the title of the film stands beside the presenter, over a bar in the accent. */
export function drawTitle(
  canvas: Canvas2D,
  { title: place, rightToLeft, letters }: Layout,
  title: string,
  palette: Palette,
): void {
  const { lines, size } = layoutHeadline(canvas, title, place.width, place.size, letters)
  if (lines.length === 0) return
  const column = { width: place.width, rightToLeft }
  const step = size * 1.12
  moved(canvas, place.x, place.y, () => {
    lines.forEach((line, index) => {
      const fitted = fitText(canvas, line, place.width, size, letters.display)
      const spot = { x: 0, y: size * 0.8 + step * index, font: fitted.font, colour: palette.pageText }
      writeLine(canvas, column, fitted.text, spot)
    })
    const bar = roundedRect(fromStart(column, 0, 72), step * lines.length + 16, 72, 6, 3)
    fill(canvas, bar, seenOn(palette.page, palette.accent, palette.pageText))
  })
}
