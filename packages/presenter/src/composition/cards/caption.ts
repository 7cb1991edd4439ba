import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { mix } from '../../rig/colour.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import { inReadingOrder, layoutCaption } from '../captions.ts'
import type { PlacedWord } from '../captions.ts'
import { fitParagraph } from '../text/fit-paragraph.ts'
import type { Box } from '../geometry.ts'
import type { Palette } from '../palette.ts'
import { drawLabelPanel } from '../panel.ts'
import { widthOf } from '../typography.ts'
import { drawInkPanel, INK } from './photo.ts'
import { seenBox, typeOf, writeText } from './stage.ts'
import type { Stage } from './stage.ts'

const PAD = { x: 22, y: 10 }
const LINE_SHARE = 1.5
/** Space around the spoken word, in shares of its size. Less than half of the space between two words. */
const MARK_AIR = 0.11
/** Chinese words have less space between them. */
const HAN = /\p{Script=Han}/u
const HAN_MARK_AIR = 2
const WIDTH_MAX = 860

export interface CaptionRoom {
  /** Start and width in the left-to-right frame. Defaults to the safe area. */
  x?: number
  width?: number
  /** Lower edge. Defaults to the lower edge of the safe area. */
  bottom?: number
  /** In the middle of the frame, for a split of a square. */
  isCentred?: boolean
}

/** A caption on its lines, in a box that hugs them. */
export interface PlacedCaption {
  /** In the left-to-right frame. */
  box: Box
  lines: readonly (readonly CaptionLineWord[])[]
  size: number
  font: string
}

/** The properties that determine how many words fit. */
type CaptionFrame = Pick<Stage, 'fonts' | 'height' | 'measure' | 'shape' | 'width'>

const fontOf = ({ fonts }: Pick<Stage, 'fonts'>, size: number) => fonts.text(size, 600)

function roomOf(
  stage: Pick<Stage, 'height' | 'shape' | 'width'>,
  { x, width, bottom, isCentred = false }: CaptionRoom,
) {
  const { side, lowerEnd, bottom: below } = typeOf(stage).margins
  const start = x ?? side
  const across = width ?? Math.min(WIDTH_MAX, stage.width - start - lowerEnd)
  return { x: start, width: across, bottom: bottom ?? stage.height - below, isCentred }
}

/** Returns a test for words that fit on two lines at full size. */
export const fitsOnCaption = (stage: CaptionFrame, room: CaptionRoom) => (words: readonly string[]) => {
  const { width } = roomOf(stage, room)
  return layoutCaption(stage.measure, words, width - 2 * PAD.x, fontOf(stage, typeOf(stage).caption)).length <= 2
}

/** Returns the first words that fit on two lines, at least one. */
export function firstCaption(stage: CaptionFrame, words: readonly string[], room: CaptionRoom): readonly string[] {
  const fits = fitsOnCaption(stage, room)
  const last = words.findLastIndex((_, index) => fits(words.slice(0, index + 1)))
  return words.slice(0, Math.max(1, last + 1))
}

interface CaptionLineWord extends PlacedWord {
  /** Index of the spoken word. A word that is wider than the room has several parts. */
  index: number
}

/** Returns the words with those that are wider than the room in parts. */
function partsOfWords(stage: Stage, words: readonly string[], width: number): { text: string; index: number }[] {
  const { least } = typeOf(stage)
  const font = fontOf(stage, least)
  return words.flatMap((word, index) => {
    if (widthOf(stage.measure, word, font) <= width) return [{ text: word, index }]
    const place = { width, size: least, least, lines: 1, linesMax: 12 }
    return fitParagraph(stage.measure, word, place, (size) => fontOf(stage, size)).lines.map((text) => ({
      text,
      index,
    }))
  })
}

/** Breaks a caption into lines: at full size, or smaller when a word is wider than the room. */
export function placedCaption(stage: Stage, words: readonly string[], room: CaptionRoom): PlacedCaption {
  const { x, width, bottom, isCentred } = roomOf(stage, room)
  const { caption, least } = typeOf(stage)
  const inner = width - 2 * PAD.x
  const parts = partsOfWords(stage, words, inner)
  const texts = parts.map(({ text }) => text)
  const widest = Math.max(1, ...texts.map((text) => widthOf(stage.measure, text, fontOf(stage, caption))))
  const size = Math.max(least, Math.min(caption, (caption * inner) / widest))
  const font = fontOf(stage, size)
  let next = 0
  const lines = layoutCaption(stage.measure, texts, inner, font).map((line) =>
    line.map((word): CaptionLineWord => ({ ...word, index: parts[next++]?.index ?? -1 })),
  )
  const across = Math.max(0, ...lines.map((line) => lengthOf(line))) + 2 * PAD.x
  const height = lines.length * size * LINE_SHARE + 2 * PAD.y
  const start = isCentred ? (stage.width - across) / 2 : x
  return { box: { x: start, y: bottom - height, width: across, height }, lines, size, font }
}

const lengthOf = (line: readonly PlacedWord[]) => Math.max(0, ...line.map(({ x, width }) => x + width))

/** Colours of a caption on the page, or on a photo. */
const coloursOf = (palette: Palette, ground: 'page' | 'photo') =>
  ground === 'photo'
    ? { said: '#ffffff', coming: mix(INK, '#ffffff', 0.8), mark: '#ffffff', onMark: INK }
    : { said: palette.text, coming: palette.muted, mark: palette.solid, onMark: palette.onSolid }

/** Draws a caption. The spoken word is marked, coming words are muted. */
export function drawCaption(
  canvas: Canvas2D,
  stage: Stage,
  { box, lines, size, font }: PlacedCaption,
  spoken: number,
  ground: 'page' | 'photo',
): void {
  const { palette } = stage
  const seen = seenBox(stage, box)
  if (lines.length === 0) return
  if (ground === 'photo') drawInkPanel(canvas, seen)
  else drawLabelPanel(canvas, seen, 14, palette.surface, palette.shadow)
  const { said, coming, mark, onMark } = coloursOf(palette, ground)
  const step = size * LINE_SHARE
  lines.forEach((line, row) => {
    const middle = box.y + PAD.y + step * (row + 0.5)
    for (const { text, x, width, index } of inReadingOrder(line, stage.rightToLeft)) {
      const start = box.x + PAD.x + x
      if (index === spoken) {
        const air = HAN.test(text) ? HAN_MARK_AIR : size * MARK_AIR
        const shape = seenBox(stage, {
          x: start - air,
          y: middle - size * 0.66,
          width: width + 2 * air,
          height: size * 1.32,
        })
        fill(canvas, roundedRect(shape.x, shape.y, shape.width, shape.height, 8), mark)
      }
      const colour = index === spoken ? onMark : index < spoken ? said : coming
      writeText(canvas, stage, text, { x: start, y: middle + size * 0.355, font, colour })
    }
  })
}
