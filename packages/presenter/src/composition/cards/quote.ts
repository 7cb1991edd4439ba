import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { fill } from '../../rig/shapes.ts'
import { drawBrandSign } from './brand-sign.ts'
import { grown } from '../geometry.ts'
import { CARD_PLACES } from './card-places.ts'
import { accentOn, drawPictureSide } from './photo.ts'
import type { Picture } from './photo.ts'
import { aboveCaptions, seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'

/** The words of a customer, who said them, and their role. Never made up. */
export interface QuoteContent {
  headline?: string
  line?: string
  note?: string
}

const MARK = { width: 74, height: 54 }
const MARK_GAP = 26
const RISE = 12
/** The share of free room by which a photo above the words is higher. */
const PHOTO_SHARE = 0.7

/** Draws an opening quotation mark, the same in every font. */
function drawMark(canvas: Canvas2D, stage: Stage, at: { x: number; y: number }): void {
  const { x, y } = seenBox(stage, { ...at, ...MARK })
  for (const start of [0, 42]) {
    const left = x + start
    const shape = `M${left + 10} ${y}H${left + 34}L${left + 26} ${y + 30}V${y + MARK.height}H${left}V${y + 30}Z`
    fill(canvas, outline(shape), accentOn(stage.palette))
  }
}

/**
 * Returns a quote beside or below a photo. Its words rise when it begins: state 0 is without them. Words that do not fit are the
 * content of the next card.
 */
export function quoteCard(stage: Stage, content: QuoteContent, picture?: Picture): Card<QuoteContent> {
  const { palette, shape } = stage
  const { text: place, photo: photoPlace } = CARD_PLACES[shape].quote
  const text = aboveCaptions(stage, place)
  const { quote, margins } = typeOf(stage)
  const { headline = '', line = '', note = '' } = content
  const isPhotoAbove = photoPlace.x === 0
  const room = { ...text, y: text.y + MARK.height + MARK_GAP, height: text.height - MARK.height - MARK_GAP }
  const stack = stackTexts(
    stage,
    [
      headlineBlock(stage, quote, { place: 'headline', text: headline, lines: 5, linesMax: 6, leading: 1.18 }),
      bodyBlock(stage, 700, { place: 'line', text: line, colour: palette.primaryText, gap: 22 }),
      bodyBlock(stage, 500, { place: 'note', text: note, colour: palette.muted, gap: 2, leaveOut: 1 }),
    ],
    room,
  )
  const spare = Math.max(0, room.height - stack.height)
  // Beside a photo the words are in the middle. Above short words the photo is higher, so that no half of the frame is empty.
  const column = { ...room, y: room.y + (isPhotoAbove ? spare * PHOTO_SHARE : spare / 2) }
  const photoBox = { ...photoPlace, height: photoPlace.height + (isPhotoAbove ? spare * PHOTO_SHARE : 0) }
  const top = column.y - MARK.height - MARK_GAP
  const words = seenBox(stage, grown({ ...text, y: top, height: column.y + stack.height - top }, RISE))
  const rest = stack.placed.find(({ block }) => block.place === 'headline')?.fitted.rest ?? ''
  return {
    boxes: stack.placed.map((placed) => boxOfPlaced(stage, placed, column)),
    warnings: stack.warnings.filter(({ place }) => place !== 'headline'),
    ...(rest ? { rest: { ...content, headline: rest } } : {}),
    built: 1,
    changed: (before, after) => (before === after ? [] : [words]),
    drawGround(canvas) {
      canvas.fillStyle = palette.page
      canvas.fillRect(0, 0, stage.width, stage.height)
      if (picture) drawPictureSide(canvas, stage, picture, photoBox, isPhotoAbove ? 'bottom' : 'start')
      const ground = picture && isPhotoAbove ? 'photo' : 'page'
      if (isPhotoAbove)
        drawBrandSign(canvas, stage, { x: margins.side, middle: margins.top + 22, width: text.width, ground })
    },
    draw(canvas, state) {
      const risen = Math.min(1, state)
      if (risen <= 0) return
      canvas.save()
      canvas.globalAlpha = risen
      canvas.translate(0, RISE * (1 - risen))
      drawMark(canvas, stage, { x: column.x, y: top })
      for (const placed of stack.placed) drawPlaced(canvas, stage, placed, column)
      canvas.restore()
    },
  }
}
