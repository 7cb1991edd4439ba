import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, moved, roundedRect } from '../rig/shapes.ts'
import { layoutCaption } from './captions.ts'
import { BRAND_MARK, CAPTION_PANEL, CAPTION_ROOM, CAPTION_SIZE, CARD, LOWER_THIRD } from './layout.ts'
import type { Palette } from './palette.ts'
import { drawArchMark, drawPanel } from './panel.ts'
import { cutText, displayFont, drawText, fitText, textFont, widthOf } from './typography.ts'

/** A brand's own logo, ready to be drawn. */
export interface Logo {
  image: object
  width: number
  height: number
}

// A logo this much wider than high already carries the name.
const WORDMARK_RATIO = 2

/** The brand's logo, or the arch mark, and its name unless the logo spells it. */
export function drawBrandMark(canvas: Canvas2D, name: string, palette: Palette, logo: Logo | undefined): void {
  const { x, y, size } = BRAND_MARK
  let width = size * 0.86
  if (logo) {
    const height = Math.min(size * 1.15, (260 * logo.height) / logo.width)
    width = (height * logo.width) / logo.height
    canvas.drawImage(logo.image, x, y + (size - height) / 2, width, height)
    if (logo.width / logo.height > WORDMARK_RATIO) return
  } else {
    drawArchMark(canvas, x, y, size, palette.mode === 'dark' ? palette.primaryText : palette.primary, palette)
  }
  const left = x + width + size * 0.36
  const fitted = fitText(canvas, name, 560 - left, size * 0.82, displayFont)
  drawText(canvas, fitted.text, { x: left, y: y + size * 0.8, font: fitted.font, colour: palette.text })
}

/** Name and role on the brand's primary. A brand with a logo of its own gets a bar in its accent, not the arch mark. */
export function drawLowerThird(
  canvas: Canvas2D,
  who: { name: string; role: string },
  palette: Palette,
  hasLogo: boolean,
): void {
  if (!who.name && !who.role) return
  const start = hasLogo ? 44 : 76
  const room = LOWER_THIRD.most - start - 24
  const name = fitText(canvas, who.name, room, 27, displayFont)
  const role = fitText(canvas, who.role, room, 17, textFont)
  moved(canvas, LOWER_THIRD.x, LOWER_THIRD.y, () => {
    const width = Math.max(name.width, role.width) + start + 24
    drawPanel(canvas, { x: 0, y: 0, width, height: 78 }, 14, palette.primary, palette.shadow)
    if (hasLogo) fill(canvas, roundedRect(22, 19, 6, 40, 3), palette.accent)
    else drawArchMark(canvas, 20, 19, 40, palette.onPrimary, palette)
    const alone = !who.name || !who.role
    drawText(canvas, name.text, { x: start, y: alone ? 48 : 37, font: name.font, colour: palette.onPrimary })
    drawText(canvas, role.text, { x: start, y: alone ? 45 : 62, font: role.font, colour: palette.onPrimary })
  })
}

const TITLE_SIZE = 54
const TITLE_ROOM = 500

/** Without a card the title of the film stands beside the presenter, on at most three lines over a bar in the accent. */
export function drawTitle(canvas: Canvas2D, title: string, palette: Palette): void {
  const words = title.split(/\s+/).filter(Boolean)
  if (words.length === 0) return
  let size = TITLE_SIZE
  let lines = layoutCaption(canvas, words, TITLE_ROOM, displayFont(size))
  while (size > 30 && lines.length > 3) {
    size -= 4
    lines = layoutCaption(canvas, words, TITLE_ROOM, displayFont(size))
  }
  const step = size * 1.12
  const top = CARD.y + 32
  lines.slice(0, 4).forEach((line, index) => {
    const fitted = fitText(canvas, line.map(({ text }) => text).join(' '), TITLE_ROOM, size, displayFont)
    drawText(canvas, fitted.text, {
      x: CARD.x,
      y: top + size * 0.8 + step * index,
      font: fitted.font,
      colour: palette.text,
    })
  })
  const bar = top + step * Math.min(4, lines.length) + 16
  fill(canvas, roundedRect(CARD.x, bar, 72, 6, 3), palette.accent)
}

export function drawCaptionPanel(canvas: Canvas2D, palette: Palette): void {
  drawPanel(canvas, CAPTION_PANEL, 16, palette.surface, palette.shadow)
}

const captionFont = (size: number) => textFont(size, 600)

/** Whether these words stand on two lines at the usual size. */
export const fitsCaption = (canvas: Canvas2D) => (words: readonly string[]) =>
  layoutCaption(canvas, words, CAPTION_ROOM, captionFont(CAPTION_SIZE)).length <= 2

/** A word that is wider than the panel is written smaller, never split, and cut only when it could not be read any more. */
function captionSize(canvas: Canvas2D, words: readonly string[]): number {
  const widest = Math.max(...words.map((word) => widthOf(canvas, word, captionFont(CAPTION_SIZE))))
  return widest <= CAPTION_ROOM ? CAPTION_SIZE : Math.max(13, Math.floor((CAPTION_SIZE * CAPTION_ROOM) / widest))
}

/** The words of one caption; the spoken one stands on the brand's primary, the coming ones are muted. */
export function drawCaptionWords(canvas: Canvas2D, words: readonly string[], spoken: number, palette: Palette): void {
  const size = captionSize(canvas, words)
  const font = captionFont(size)
  const shown = words.map((word) => cutText(canvas, word, CAPTION_ROOM, font))
  const lines = layoutCaption(canvas, shown, CAPTION_ROOM, font)
  const step = CAPTION_SIZE * 1.62
  const top = CAPTION_PANEL.y + 15 + ((2 - lines.length) * step) / 2
  const start = CAPTION_PANEL.x + 28
  let index = 0
  lines.forEach((line, row) => {
    const baseline = top + step * row + step * 0.68
    for (const word of line) {
      const x = start + word.x
      if (index === spoken) {
        fill(canvas, roundedRect(x - 5.5, baseline - size * 1.02, word.width + 11, size * 1.38, 8), palette.primary)
      }
      const colour = index === spoken ? palette.onPrimary : index < spoken ? palette.text : palette.muted
      drawText(canvas, word.text, { x, y: baseline, font, colour })
      index++
    }
  })
}
