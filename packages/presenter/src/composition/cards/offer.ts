import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D, Outline } from '../../rig/canvas-backend.ts'
import { ellipse, fill, roundedRect, stroke } from '../../rig/shapes.ts'
import { archPath } from '../brand-frame.ts'
import { grown, overlap } from '../geometry.ts'
import type { Box } from '../geometry.ts'
import { drawIcon, drawPanel } from '../panel.ts'
import type { IconName } from '../panel.ts'
import { visibleOn } from '../palette.ts'
import { widthOf } from '../typography.ts'
import { ACCENT_BAR, drawAccentBar } from './accent-bar.ts'
import { CARD_PLACES } from './card-places.ts'
import { aboveCaptions, seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'
import type { PlacedText, TextBlock, TextStack } from './text-stack.ts'

export interface OfferContent {
  tag?: string
  headline?: string
  line?: string
  price?: string
  /** Beside the price: "for two". */
  note?: string
  /** Lines with a tick, or with their own sign. */
  items?: readonly { text: string; icon?: IconName }[]
}

const PAD = 32
const RADIUS = 22
const TAG_AIR = 8
const TAG_EDGE = 20
const TICK_INDENT = 50
const TICK_RADIUS = 16
const NOTE_GAP = 16
const RULE_GAP = 22
const PRICE_SHARE_MAX = 1.3
/** From the arch of the presenter to the card around it, and to its letters. */
const ARCH_GAP = 28
const LETTERS_GAP = 8

/** The largest size at which a price fits on one line, since a price never breaks. */
function priceSize(stage: Stage, price: string, width: number): number {
  const { display, least } = typeOf(stage)
  const largest = display * PRICE_SHARE_MAX
  const needed = widthOf(stage.measure, price, stage.fonts.display(largest))
  return Math.max(least, Math.min(largest, (largest * width * 0.99) / needed))
}

interface OfferBlock extends TextBlock {
  icon?: IconName | undefined
}

/**
 * Returns the texts. Below the headline they end `indentEnd` before the end of the card. The first to be left out is the second
 * line, which the opening has shown; the last is the note, without which a price is another one.
 */
function blocksOf(stage: Stage, content: OfferContent, width: number, indentEnd: number): OfferBlock[] {
  const { palette } = stage
  const { secondHeadline, least } = typeOf(stage)
  const { tag = '', headline = '', line = '', price = '', note = '', items = [] } = content
  const text = palette.text
  const blocks: OfferBlock[] = [
    bodyBlock(stage, 600, {
      place: 'tag',
      text: tag,
      colour: palette.primaryText,
      size: least,
      indent: TAG_EDGE,
      air: TAG_AIR,
      leaveOut: 3,
    }),
    headlineBlock(stage, secondHeadline, { place: 'headline', text: headline, colour: text, gap: 16 }),
    bodyBlock(stage, 500, {
      place: 'line',
      text: line,
      colour: palette.muted,
      gap: 6,
      lines: 2,
      leaveOut: 1,
      indentEnd,
    }),
    headlineBlock(stage, priceSize(stage, price, width - indentEnd), {
      place: 'price',
      text: price,
      colour: palette.primaryText,
      lines: 1,
      linesMax: 2,
      gap: 6,
      leading: 1.16,
      indentEnd,
    }),
    bodyBlock(stage, 500, { place: 'note', text: note, colour: palette.muted, gap: 0, leaveOut: 4, indentEnd }),
  ]
  const rows = items.map(({ text: row, icon }, index): OfferBlock => ({
    ...bodyBlock(stage, 600, {
      place: 'item',
      text: row,
      colour: text,
      indent: TICK_INDENT,
      indentEnd,
      gap: index === 0 ? 2 * RULE_GAP : 12,
      linesMax: 3,
      leading: 1.2,
      leaveOut: 2,
    }),
    icon,
  }))
  return [...blocks, ...rows]
}

interface OfferRoom {
  width: number
  height: number
  /** Width beside the presenter. */
  lowerWidth: number
}

/** Returns the texts with the note beside the price, which takes no line of its own, or undefined when it has no room there. */
function stackWithNoteBeside(
  stage: Stage,
  blocks: readonly OfferBlock[],
  { lowerWidth, ...room }: OfferRoom,
): TextStack<OfferBlock> | undefined {
  const block = blocks.find(({ place }) => place === 'note')
  const stack = stackTexts(
    stage,
    blocks.filter((one) => one !== block),
    room,
  )
  const price = stack.placed.find(({ block: { place } }) => place === 'price')
  if (!block || price?.fitted.lines.length !== 1) return undefined
  const share = price.fitted.size / price.block.size
  const indent = price.box.width + NOTE_GAP
  const size = Math.max(block.least, block.size * share)
  const [note] = stackTexts(stage, [{ ...block, size, linesMax: 1, indentEnd: 0 }], {
    width: Math.max(1, lowerWidth - indent),
    height: room.height,
  }).placed
  if (!note) return undefined
  // On the baseline of the price.
  const y = price.box.y + price.box.height / 2 + (price.fitted.size - note.fitted.size) * 0.355 - note.box.height / 2
  const beside = { ...note, block: { ...note.block, indent }, box: { ...note.box, y, width: indent + note.box.width } }
  return { ...stack, placed: stack.placed.flatMap((one) => (one === price ? [one, beside] : [one])) }
}

function drawTick(canvas: Canvas2D, stage: Stage, { block, fitted, box }: PlacedText<OfferBlock>, column: Box): void {
  const { palette } = stage
  const middle = column.y + box.y + fitted.step / 2
  const mark = seenBox(stage, { x: column.x, y: middle - TICK_RADIUS, width: 2 * TICK_RADIUS, height: 2 * TICK_RADIUS })
  const [x, y] = [mark.x + TICK_RADIUS, mark.y + TICK_RADIUS]
  if (block.icon) return drawIcon(canvas, block.icon, x - 17, y - 17, 34, palette.primaryText)
  fill(canvas, ellipse(x, y, TICK_RADIUS, TICK_RADIUS), palette.subtle)
  const tick = `M${x - 6.5} ${y + 0.5}L${x - 1.5} ${y + 5.5}L${x + 7} ${y - 5}`
  stroke(canvas, outline(tick), palette.primaryText, 3.5)
}

/** Returns the part of the frame outside an arch, in which a card around it is drawn. */
function outside(stage: Stage, arch: Box): Outline {
  const hole = seenBox(stage, grown(arch, ARCH_GAP))
  const path = roundedRect(-hole.width, 0, stage.width + 2 * hole.width, 2 * stage.height, 0)
  path.addPath(archPath(hole.x, hole.y, hole.width, hole.height))
  return path
}

/** Where the parts of an offer are. */
interface OfferLayout {
  panel: Box
  /** The box of the texts inside the panel. */
  column: Box
  /** The arch that the panel leaves free. */
  notch: Box | undefined
  /** The texts below the headline end so much before the end of the column. */
  indentEnd: number
  placed: readonly PlacedText<OfferBlock>[]
  warnings: Card['warnings']
}

function layOutOffer(stage: Stage, content: OfferContent, arch: Box | undefined): OfferLayout {
  const place = aboveCaptions(stage, CARD_PLACES[stage.shape].offer)
  const notch = arch && overlap(place, arch) ? grown(arch, ARCH_GAP) : undefined
  const width = place.width - 2 * PAD
  const indentEnd = notch ? place.x + place.width - PAD - notch.x + LETTERS_GAP : 0
  const blocks = blocksOf(stage, content, width, indentEnd)
  const room = { width, height: place.height - 2 * PAD }
  const stack =
    stackWithNoteBeside(stage, blocks, { ...room, lowerWidth: width - indentEnd }) ?? stackTexts(stage, blocks, room)
  const { placed } = stack
  const height = Math.max(0, ...placed.map(({ box }) => box.y + box.height))
  const middle = place.y + (place.height - height - 2 * PAD) / 2
  const headline = placed.find(({ block }) => block.place === 'headline')?.box
  // The headline is as wide as the card, so it stays above the notch.
  const lowest = notch && headline ? notch.y - PAD - headline.y - headline.height : middle
  const panel = { ...place, y: Math.max(place.y, Math.min(middle, lowest)), height: height + 2 * PAD }
  const column = { x: panel.x + PAD, y: panel.y + PAD, width, height }
  return { panel, column, notch, indentEnd, placed, warnings: stack.warnings }
}

const isPrice = ({ block }: PlacedText) => block.place === 'price' || block.place === 'note'

/**
 * Returns the card of an offer: tag, title, price and lines with ticks. State 0 is without, state 1 with the price. A price alone is
 * there from the start, since the card would be empty before it. Around an arch that reaches into it, it has a notch.
 */
export function offerCard(stage: Stage, content: OfferContent, arch?: Box): Card {
  const { palette } = stage
  const layout = layOutOffer(stage, content, arch)
  const { panel, column, notch, placed, warnings } = layout
  const price = placed.filter(isPrice)
  const isBuilt = price.length > 0 && price.length < placed.length
  return {
    boxes: [seenBox(stage, panel)],
    warnings,
    built: isBuilt ? 1 : 0,
    changed: (before, after) => (before === after ? [] : price.map((one) => grown(boxOfPlaced(stage, one, column), 8))),
    drawGround() {},
    draw(canvas, state) {
      const seen = seenBox(stage, panel)
      canvas.save()
      if (notch && arch) canvas.clip(outside(stage, arch), 'evenodd')
      drawPanel(canvas, seen, RADIUS, palette.surface, palette.shadow)
      canvas.restore()
      drawRule(canvas, stage, layout)
      if (isBuilt && state < 1) {
        canvas.save()
        canvas.globalAlpha = 1 - Math.max(0, state)
        drawPriceBar(canvas, stage, layout)
        canvas.restore()
      }
      for (const one of placed) {
        canvas.save()
        if (isBuilt && isPrice(one)) canvas.globalAlpha = Math.min(1, state)
        if (one.block.place === 'tag') drawTag(canvas, stage, one, column)
        if (one.block.place === 'item') drawTick(canvas, stage, one, column)
        drawPlaced(canvas, stage, one, column)
        canvas.restore()
      }
    },
  }
}

function drawTag(canvas: Canvas2D, stage: Stage, { box }: PlacedText, column: Box): void {
  const pill = seenBox(stage, { ...box, x: column.x, y: column.y + box.y, width: box.width + TAG_EDGE })
  fill(canvas, roundedRect(pill.x, pill.y, pill.width, pill.height, pill.height / 2), stage.palette.subtle)
}

/** A bar in the accent keeps the place of the price until its word, so that the card has no hole. */
function drawPriceBar(canvas: Canvas2D, stage: Stage, { placed, column }: OfferLayout): void {
  const { surface, accent, text } = stage.palette
  const first = placed.find(isPrice)
  if (!first) return
  const y = column.y + first.box.y + (first.box.height - ACCENT_BAR.height) / 2
  const bar = { x: column.x, y, ...ACCENT_BAR, width: Math.min(ACCENT_BAR.width, first.box.width) }
  drawAccentBar(canvas, stage, bar, visibleOn(surface, accent, text))
}

/** The line above the first item. */
function drawRule(canvas: Canvas2D, stage: Stage, { placed, column, indentEnd }: OfferLayout): void {
  const firstItem = placed.find(({ block }) => block.place === 'item')
  if (!firstItem || firstItem === placed[0]) return
  const y = column.y + firstItem.box.y - RULE_GAP
  const { x } = seenBox(stage, column)
  const from = stage.rightToLeft ? x + indentEnd : x
  stroke(canvas, outline(`M${from} ${y}h${column.width - indentEnd}`), stage.palette.hairline, 2)
}
