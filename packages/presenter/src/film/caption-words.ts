import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, roundedRect } from '../rig/shapes.ts'
import { layoutCaption } from './captions.ts'
import type { PlacedWord } from './captions.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './palette.ts'
import { drawPanel } from './panel.ts'
import { cutText, drawText, widthOf } from './typography.ts'

const EDGE = 28

export function drawCaptionPanel(canvas: Canvas2D, { captions }: Layout, palette: Palette): void {
  drawPanel(canvas, captions.panel, 16, palette.surface, palette.shadow)
}

const captionFont = ({ letters }: Layout, size: number) => letters.text(size, 600)

/** Whether these words stand on two lines at the usual size. */
export const fitsCaption = (canvas: Canvas2D, layout: Layout) => (words: readonly string[]) =>
  layoutCaption(canvas, words, layout.captions.room, captionFont(layout, layout.captions.size)).length <= 2

/** A word that is wider than the panel is written smaller, never split, and cut only when it could not be read any more. */
function captionSize(canvas: Canvas2D, words: readonly string[], layout: Layout): number {
  const { size, room } = layout.captions
  const widest = Math.max(...words.map((word) => widthOf(canvas, word, captionFont(layout, size))))
  return widest <= room ? size : Math.max(13, Math.floor((size * room) / widest))
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text)
const isLatin = (text: string) => /^[^\p{L}]*\p{Script=Latin}/u.test(text)
const isNumber = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text)

/** Names of several Latin words, and numbers behind them, are read from the left, also within a line from the right. */
function withLatinRuns(line: readonly PlacedWord[]): PlacedWord[] {
  const placed: PlacedWord[] = []
  for (let from = 0; from < line.length;) {
    let to = from + 1
    if (isLatin((line[from] as PlacedWord).text)) {
      while (to < line.length && (isLatin((line[to] as PlacedWord).text) || isNumber((line[to] as PlacedWord).text)))
        to++
    }
    const run = line.slice(from, to)
    const [first, last] = [run[0] as PlacedWord, run.at(-1) as PlacedWord]
    placed.push(...run.map((word) => ({ ...word, x: first.x + last.x + last.width - word.x - word.width })))
    from = to
  }
  return placed
}

/** The words of one caption; the spoken one stands on the brand's colour, the coming ones are muted. */
export function drawCaptionWords(
  canvas: Canvas2D,
  layout: Layout,
  words: readonly string[],
  spoken: number,
  palette: Palette,
): void {
  const { captions, rightToLeft } = layout
  const { panel, room, centred } = captions
  const size = captionSize(canvas, words, layout)
  const font = captionFont(layout, size)
  const shown = words.map((word) => cutText(canvas, word, room, font))
  const lines = layoutCaption(canvas, shown, room, font)
  const step = captions.size * 1.62
  const top = panel.y + 15 + ((2 - lines.length) * step) / 2
  let index = 0
  lines.forEach((line, row) => {
    const baseline = top + step * row + step * 0.68
    const last = line.at(-1)
    const start = EDGE + (centred && last ? (room - last.x - last.width) / 2 : 0)
    const placed = rightToLeft ? withLatinRuns(line) : line
    const leftOf = ({ x, width }: PlacedWord) =>
      rightToLeft ? panel.x + panel.width - start - x - width : panel.x + start + x
    const marked = placed[spoken - index]
    if (marked) {
      // Between Chinese words there is less room.
      const air = isHan(marked.text) ? 2 : 5.5
      const [x, y] = [leftOf(marked) - air, baseline - size * 1.02]
      fill(canvas, roundedRect(x, y, marked.width + 2 * air, size * 1.38, 8), palette.solid)
    }
    for (const word of placed) {
      const colour = index === spoken ? palette.onSolid : index < spoken ? palette.text : palette.muted
      drawText(canvas, word.text, { x: leftOf(word), y: baseline, font, colour, rightToLeft })
      index++
    }
  })
}
