import { grown } from '../geometry.ts'
import type { Box } from '../geometry.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { alpha } from '../../rig/colour.ts'
import { fill, roundedRect, stroke } from '../../rig/shapes.ts'
import { archPath } from '../brand-frame.ts'
import type { Palette } from '../palette.ts'
import { CARD_SHADOW_REACH, drawPanel } from '../panel.ts'
import { drawBrandSign, signWidth } from './brand-sign.ts'
import { CARD_PLACES } from './card-places.ts'
import { drawPictureSide } from './photo.ts'
import type { Photo, Picture } from './photo.ts'
import { seenBox, typeOf, writeText } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'
import type { PlacedText } from './text-stack.ts'

const RISE = 10
/** Width of the number before a row, and the start of the row's text. */
const NUMBER_WIDTH = 56
const EDGE = 18
const INDENT = EDGE + NUMBER_WIDTH + 22

export interface ListContent {
  headline?: string
  /** A row may have a photo, which is shown with it. */
  items: readonly { text: string; picture?: Photo | undefined }[]
  /** Number of the first row, on the second card of a list. */
  first?: number
}

/** The space above and below the text of a row. It shrinks with the number of rows. */
const airOf = (count: number) => (count <= 3 ? 26 : count === 4 ? 18 : 12)
/** The space of up to three short rows, which fill the frame. */
const MOST_AIR = { rows: 3, air: 40, gap: 20 }

function stackOf(
  stage: Stage,
  { headline = '' }: ListContent,
  items: ListContent['items'],
  place: { width: number; height: number },
  { air, gap } = { air: airOf(items.length), gap: 14 },
) {
  const { secondHeadline } = typeOf(stage)
  const title = headlineBlock(stage, secondHeadline, {
    place: 'headline',
    text: headline,
    lines: 1,
    linesMax: 2,
    below: 10,
  })
  const rows = items.map(({ text }) =>
    bodyBlock(stage, 600, {
      place: 'item',
      text,
      air,
      indent: INDENT,
      gap,
      heightMin: NUMBER_WIDTH + 24,
      lines: 2,
      linesMax: 4,
      leading: 1.22,
    }),
  )
  return stackTexts(stage, [title, ...rows], { width: place.width - EDGE, height: place.height, isOpen: true })
}

/** Returns rows with as much space as there is room for. */
function airyStackOf(...[stage, content, items, place]: Parameters<typeof stackOf>): ReturnType<typeof stackOf> {
  const usual = stackOf(stage, content, items, place)
  if (items.length > MOST_AIR.rows) return usual
  const airy = stackOf(stage, content, items, place, MOST_AIR)
  return airy.height <= place.height ? airy : usual
}

/** Returns the most rows that fit, spread evenly over the cards that are needed. */
function firstItems(
  stage: Stage,
  content: ListContent,
  place: { width: number; height: number },
): ListContent['items'] {
  const { items } = content
  let count = items.length
  while (count > 1 && stackOf(stage, content, items.slice(0, count), place).height > place.height) count--
  return items.slice(0, Math.ceil(items.length / Math.ceil(items.length / Math.max(1, count))))
}

/** The number of a row in an arch, or in a square where the video shows no arch. */
function drawNumber(
  canvas: Canvas2D,
  stage: Stage,
  number: number,
  { x, y }: { x: number; y: number },
  isPresent: boolean,
): void {
  const { palette, fonts, brand } = stage
  const box = seenBox(stage, { x, y: y - NUMBER_WIDTH / 2 - 4, width: NUMBER_WIDTH, height: NUMBER_WIDTH + 8 })
  const shape =
    brand.hasDefaultMark === false
      ? roundedRect(box.x, box.y, box.width, box.height, 14)
      : archPath(box.x, box.y, box.width, box.height, 8)
  fill(canvas, shape, isPresent ? palette.solid : palette.subtle)
  const size = typeOf(stage).least
  const colour = isPresent ? palette.onSolid : palette.primaryText
  writeText(canvas, stage, number.toLocaleString(stage.language), {
    x: x + NUMBER_WIDTH / 2,
    y: y + size * 0.42,
    font: fonts.text(size, 700),
    colour,
    align: 'center',
  })
}

function drawRow(canvas: Canvas2D, palette: Palette, isPresent: boolean, box: ReturnType<typeof seenBox>): void {
  if (isPresent) drawPanel(canvas, box, 16, palette.surface, palette.shadow)
  else stroke(canvas, roundedRect(box.x, box.y, box.width, box.height, 16), alpha(palette.hairline, 0.7), 2)
}

/** What a list consists of, and where it is. */
interface ListLayout {
  items: ListContent['items']
  title: readonly PlacedText[]
  rows: readonly PlacedText[]
  /** The box of title and rows. */
  place: Box
  photoPlace: Box | undefined
  isPhotoAbove: boolean
  warnings: Card['warnings']
}

function layOutList(stage: Stage, content: ListContent, hasPresenter: boolean): ListLayout {
  const { text, photo: photoPlace, besidePresenter } = CARD_PLACES[stage.shape].list
  const room = hasPresenter ? besidePresenter : text
  const items = firstItems(stage, content, room)
  const stack = airyStackOf(stage, content, items, room)
  const isPhotoAbove = !hasPresenter && photoPlace !== undefined && photoPlace.x === 0
  return {
    items,
    title: stack.placed.filter(({ block }) => block.place === 'headline'),
    rows: stack.placed.filter(({ block }) => block.place === 'item'),
    // Beside a photo the rows are in the middle, below one they begin at the top.
    place: { ...room, y: room.y + (isPhotoAbove ? 0 : Math.max(0, room.height - stack.height) / 2) },
    photoPlace,
    isPhotoAbove,
    warnings: stack.warnings,
  }
}

/**
 * Returns a list that builds: each row comes in with its words, the present one on a panel, earlier ones muted, later ones as faint
 * empty rows so that nothing jumps. State n: n rows are there. Rows that do not fit are the content of the next card.
 */
export function listCard(stage: Stage, content: ListContent, beside?: Picture | 'presenter'): Card<ListContent> {
  const { palette } = stage
  const { margins } = typeOf(stage)
  const hasPresenter = beside === 'presenter'
  const picture = hasPresenter ? undefined : beside
  const { items, title, rows, place, photoPlace, isPhotoAbove, warnings } = layOutList(stage, content, hasPresenter)
  const first = content.first ?? 1
  const rest = content.items.slice(items.length)
  const boxOf = ({ box }: PlacedText) =>
    seenBox(stage, { x: place.x - EDGE / 2, y: place.y + box.y, width: place.width, height: box.height })
  /** The photo of the present row, or of the last row that had one. */
  const pictureAt = (state: number): Picture | undefined =>
    items.slice(0, Math.ceil(state)).findLast((item) => item.picture)?.picture ?? picture
  const drawSide = (canvas: Canvas2D, seen: Picture) => {
    if (photoPlace) drawPictureSide(canvas, stage, seen, photoPlace, isPhotoAbove ? 'bottom' : 'start')
  }
  const drawSign = (canvas: Canvas2D) => {
    const ground = picture && isPhotoAbove ? 'photo' : 'page'
    const [x, middle] = [margins.side, margins.top + 22]
    drawBrandSign(canvas, stage, { x, middle, width: signWidth(stage, place), ground })
  }
  /** `share` of the present row has come in. */
  const drawRowText = (canvas: Canvas2D, index: number, row: PlacedText, isPresent: boolean, share: number) => {
    const middle = place.y + row.box.y + row.box.height / 2
    canvas.save()
    canvas.globalAlpha = share
    canvas.translate(0, RISE * (1 - share))
    drawNumber(canvas, stage, first + index, { x: place.x + EDGE / 2, y: middle }, isPresent)
    drawPlaced(canvas, stage, row, place, isPresent ? palette.text : palette.muted)
    canvas.restore()
  }
  return {
    boxes: [...title.map((placed) => boxOfPlaced(stage, placed, place)), ...rows.map(boxOf)],
    warnings,
    ...(rest.length > 0 ? { rest: { ...content, items: rest, first: first + items.length } } : {}),
    built: rows.length,
    changed(before, after) {
      const [from, to] = [Math.min(before, after), Math.max(before, after)]
      const changed = rows.slice(Math.max(0, Math.ceil(from) - 1), Math.ceil(to))
      const isOther = photoPlace && pictureAt(from) !== pictureAt(to)
      return [
        ...changed.map((row) => grown(boxOf(row), CARD_SHADOW_REACH)),
        ...(isOther ? [seenBox(stage, photoPlace)] : []),
      ]
    },
    drawGround(canvas) {
      if (!hasPresenter) {
        canvas.fillStyle = palette.page
        canvas.fillRect(0, 0, stage.width, stage.height)
      }
      if (picture) drawSide(canvas, picture)
      drawSign(canvas)
    },
    draw(canvas, state) {
      const present = Math.ceil(state) - 1
      const own = pictureAt(state)
      if (own !== picture && own) {
        drawSide(canvas, own)
        if (isPhotoAbove) drawSign(canvas)
      }
      for (const placed of title) drawPlaced(canvas, stage, placed, place)
      rows.forEach((row, index) => {
        const isPresent = index === present
        if (index >= present) drawRow(canvas, palette, isPresent, boxOf(row))
        if (index <= present) drawRowText(canvas, index, row, isPresent, isPresent ? state - present : 1)
      })
    },
  }
}
