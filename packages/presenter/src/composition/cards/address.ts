import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { ellipse, fill, stroke } from '../../rig/shapes.ts'
import { withShadow } from '../effects.ts'
import { grown } from '../geometry.ts'
import type { Box } from '../geometry.ts'
import { includesName, logoSize } from '../overlays.ts'
import { drawBrandFrameMark, drawPanel } from '../panel.ts'
import { widthOf } from '../typography.ts'
import { drawBrandSign } from './brand-sign.ts'
import { CARD_PLACES } from './card-places.ts'
import { INK } from './photo.ts'
import { aboveCaptions, seenBox, typeOf, writeText } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { drawRoute, drawStreets } from './streets.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { drawPlaced, stackTexts } from './text-stack.ts'
import type { PlacedText, TextBlock } from './text-stack.ts'

export interface AddressContent {
  headline?: string
  line?: string
  /** Ways: "10 min", "to the market". */
  items?: readonly { text: string; lead?: string }[]
}

const PAD = 36
const RADIUS = 20
const RULE_GAP = 20
const LEAD_GAP = 24
/** Space between the sign and the pin beside it. */
const SIGN_GAP = 24
const PIN_RADIUS = 62
const PIN_SHADOW = { blur: 22, drop: 8 }
/** Height of the pin over its tip, way of its drop, and how far it bounces. */
const PIN_HEIGHT = 160
const DROP = 150
const BOUNCE = 6

interface WayBlock extends TextBlock {
  lead?: string | undefined
}

function blocksOf(stage: Stage, { headline = '', line = '', items = [] }: AddressContent): WayBlock[] {
  const { palette, fonts, measure } = stage
  const { secondHeadline, body } = typeOf(stage)
  const leads = items.map(({ lead = '' }) => (lead ? widthOf(measure, lead, fonts.text(body, 700)) : 0))
  const widest = Math.max(0, ...leads)
  const indent = widest > 0 ? widest + LEAD_GAP : 0
  return [
    headlineBlock(stage, secondHeadline, { place: 'headline', text: headline, colour: palette.text, linesMax: 4 }),
    bodyBlock(stage, 500, {
      place: 'line',
      text: line,
      colour: palette.muted,
      gap: 8,
      lines: 2,
      linesMax: 3,
      leading: 1.22,
    }),
    ...items.map(({ text, lead }, index): WayBlock => ({
      ...bodyBlock(stage, 500, {
        place: 'item',
        text,
        colour: palette.text,
        indent,
        gap: index === 0 ? 2 * RULE_GAP : 10,
        leading: 1.22,
        leaveOut: 2,
      }),
      lead,
    })),
  ]
}

/** Returns how high the pin is over its place: it falls, then bounces once. */
function heightAt(share: number): number {
  const fall = Math.min(1, share / 0.7)
  return share < 0.7 ? DROP * (1 - fall ** 2) : BOUNCE * Math.sin(((share - 0.7) / 0.3) * Math.PI)
}

function drawPin(canvas: Canvas2D, stage: Stage, { x, y }: { x: number; y: number }): void {
  const { palette, brand } = stage
  const middle = y - 98
  const r = PIN_RADIUS
  const shape = outline(
    `M${x} ${y}C${x - 16} ${y - 30} ${x - r} ${y - 56} ${x - r} ${middle}A${r} ${r} 0 0 1 ${x + r} ${middle}
    C${x + r} ${y - 56} ${x + 16} ${y - 30} ${x} ${y}Z`,
  )
  withShadow(canvas, { colour: `${INK}59`, ...PIN_SHADOW }, () => fill(canvas, shape, palette.solid))
  const { logo } = brand
  if (logo && !includesName(logo)) {
    fill(canvas, ellipse(x, middle, 42, 42), '#ffffff')
    const drawn = logoSize(logo, { width: 54, height: 54 })
    canvas.drawImage(logo.image, x - drawn.width / 2, middle - drawn.height / 2, drawn.width, drawn.height)
  } else if (!logo && brand.hasDefaultMark !== false)
    drawBrandFrameMark(canvas, x - 24, middle - 28, 56, palette.onSolid, palette)
  else fill(canvas, ellipse(x, middle, 24, 24), palette.onSolid)
}

function drawLead(canvas: Canvas2D, stage: Stage, { block, fitted, box }: PlacedText<WayBlock>, column: Box): void {
  if (!block.lead) return
  const { palette, fonts } = stage
  const y = column.y + box.y + fitted.step / 2 + fitted.size * 0.355
  writeText(canvas, stage, block.lead, {
    x: column.x,
    y,
    font: fonts.text(fitted.size, 700),
    colour: palette.primaryText,
  })
}

/**
 * Returns name, address and ways on a card over drawn streets. It is a picture, not a map. It builds in two parts: the pin drops,
 * the way to it is drawn.
 */
export function addressCard(stage: Stage, content: AddressContent): Card {
  const { palette, shape, rightToLeft } = stage
  const { card, pin: spot } = CARD_PLACES[shape].address
  const place = aboveCaptions(stage, card)
  const { margins } = typeOf(stage)
  const width = place.width - 2 * PAD
  const stack = stackTexts(stage, blocksOf(stage, content), { width, height: place.height - 2 * PAD })
  const height = stack.height + 2 * PAD
  // Beside the pin the card is in the middle, below it at the top of its place.
  const isBeside = spot.x > place.x + place.width
  const y = place.y + (isBeside ? (place.height - height) / 2 : 0)
  const panel = { x: place.x, y, width: isBeside ? stack.width + 2 * PAD : place.width, height }
  const column = { x: panel.x + PAD, y: panel.y + PAD, width, height: stack.height }
  const pin = { x: seenBox(stage, { ...spot, width: 0, height: 0 }).x, y: spot.y }
  const pinBox = { x: pin.x - PIN_RADIUS, y: pin.y - PIN_HEIGHT, width: 2 * PIN_RADIUS, height: PIN_HEIGHT }
  const firstWay = stack.placed.find(({ block }) => block.place === 'item')
  function drawWords(canvas: Canvas2D): void {
    drawPanel(canvas, seenBox(stage, panel), RADIUS, palette.surface, palette.shadow)
    if (firstWay && firstWay !== stack.placed[0]) {
      const { x } = seenBox(stage, column)
      const y = column.y + firstWay.box.y - RULE_GAP
      stroke(canvas, outline(`M${x} ${y}h${panel.width - 2 * PAD}`), palette.hairline, 2)
    }
    for (const placed of stack.placed) {
      drawLead(canvas, stage, placed, column)
      drawPlaced(canvas, stage, placed, column)
    }
  }
  return {
    boxes: [seenBox(stage, panel), pinBox],
    warnings: stack.warnings,
    built: 2,
    changed(before, after) {
      const [from, to] = [Math.min(before, after), Math.max(before, after)]
      const dropped = { ...pinBox, y: pinBox.y - DROP, height: pinBox.height + DROP }
      return [
        ...(from < 1 && from !== to ? [grown(dropped, PIN_SHADOW.blur + PIN_SHADOW.drop)] : []),
        ...(to > 1 && from !== to ? [{ x: 0, y: 0, width: stage.width, height: Math.max(1, pin.y) }] : []),
      ]
    },
    drawGround(canvas) {
      drawStreets(canvas, palette, stage, pin, rightToLeft)
      drawBrandSign(canvas, stage, {
        x: margins.side,
        middle: margins.top + 22,
        width: spot.x - PIN_RADIUS - SIGN_GAP - margins.side,
        ground: 'page',
      })
      drawWords(canvas)
    },
    draw(canvas, state) {
      drawRoute(canvas, palette.primaryText, pin, rightToLeft, Math.max(0, Math.min(1, state - 1)))
      const dropped = Math.min(1, state)
      canvas.save()
      canvas.globalAlpha = Math.min(1, dropped * 4)
      drawPin(canvas, stage, { x: pin.x, y: pin.y - heightAt(dropped) })
      canvas.restore()
    },
  }
}
