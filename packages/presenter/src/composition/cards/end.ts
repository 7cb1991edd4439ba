import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import type { Box } from '../geometry.ts'
import { visibleOn } from '../palette.ts'
import { drawIcon } from '../panel.ts'
import type { IconName } from '../panel.ts'
import { qrCodeOf } from '../qr-code.ts'
import type { Closing } from '../render-job.ts'
import { widthOf } from '../typography.ts'
import { ACCENT_BAR, drawAccentBar } from './accent-bar.ts'
import { drawBrandSign, signWidth } from './brand-sign.ts'
import { CARD_PLACES } from './card-places.ts'
import { seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'
import type { PlacedText, TextBlock, TextStack } from './text-stack.ts'

const BAR_GAP = 20
const ICON = 30
const INDENT = 42
const BUTTON_EDGE = 24
const BUTTON_BELOW = 8
// Beside the contacts of an upright frame there is less room.
const QR_SIZE = { most: 224, upright: 200, least: 190 }
const QR_GAP = 28
const PART_GAP = 28

interface EndBlock extends TextBlock {
  icon?: IconName
  isButton?: boolean
}

/** Returns whether the smallest letters of a weight bring a contact on one line, beside its icon. */
function isOneLine(stage: Stage, text: string, weight: 600 | 700, width: number): boolean {
  return widthOf(stage.measure, text, stage.fonts.text(typeOf(stage).least, weight)) <= width - INDENT
}

/** Returns an address as it is read: without protocol, and its host alone when it does not fit on one line. */
function shownAddress(stage: Stage, url: string, width: number): string {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return isOneLine(stage, shown, 600, width) ? shown : (shown.split(/[/?#]/)[0] ?? shown)
}

/** The way to answer that looks like a button, in the order in which they are easiest to use. */
const FIRST_WAYS = ['url', 'phone', 'email'] as const
const ICONS = { url: 'globe', phone: 'phone', email: 'mail' } as const

/** Returns contacts below a button. Without a label of its own the button is the first way to answer, which is not repeated. */
function contactBlocks(stage: Stage, content: Closing, width: number): EndBlock[] {
  const { palette } = stage
  const { button = '' } = content
  const way = button ? undefined : FIRST_WAYS.find((name) => content[name])
  const inButton = width - 2 * BUTTON_EDGE
  const shown = (name: (typeof FIRST_WAYS)[number]) => {
    const text = content[name] ?? ''
    return name === 'url' && text ? shownAddress(stage, text, way === 'url' ? inButton : width) : text
  }
  const label = way ? shown(way) : button
  // Where there is no room for both, the address is worth more than its icon.
  const icon = way && isOneLine(stage, label, 700, inButton) ? ICONS[way] : undefined
  const rest = (name: (typeof FIRST_WAYS)[number]) => (name === way ? '' : shown(name))
  const contact = (icon: IconName, text = ''): EndBlock => ({
    ...bodyBlock(stage, 600, {
      place: 'address',
      text,
      indent: INDENT,
      gap: 12,
      leading: 1.2,
      linesMax: 3,
      isLatin: true,
    }),
    icon,
  })
  return [
    {
      ...bodyBlock(stage, 700, {
        place: way ? 'address' : 'line',
        text: label,
        colour: palette.onSolid,
        indent: BUTTON_EDGE + (icon ? INDENT : 0),
        indentEnd: BUTTON_EDGE,
        air: 13,
        gap: 0,
        below: BUTTON_BELOW,
        ...(way ? { isLatin: true } : { leaveOut: 1 }),
      }),
      isButton: true,
      ...(icon ? { icon } : {}),
    },
    contact('phone', rest('phone')),
    contact('mail', rest('email')),
    contact('globe', rest('url')),
    contact('share', content.social),
  ]
}

function drawContact(canvas: Canvas2D, stage: Stage, placed: PlacedText<EndBlock>, column: Box): void {
  const { block, fitted, box } = placed
  const { palette } = stage
  const at = { x: column.x, y: column.y + box.y }
  const { icon, isButton = false } = block
  if (isButton) {
    const label = seenBox(stage, { ...at, width: box.width, height: box.height })
    fill(canvas, roundedRect(label.x, label.y, label.width, label.height, 14), palette.solid)
  }
  if (icon) {
    const y = at.y + (isButton ? box.height / 2 : fitted.step / 2) - ICON / 2
    const place = seenBox(stage, { x: at.x + (isButton ? BUTTON_EDGE : 0), y, width: ICON, height: ICON })
    drawIcon(canvas, icon, place.x, place.y, ICON, isButton ? palette.onSolid : palette.primaryText)
  }
  drawPlaced(canvas, stage, placed, column)
}

interface EndParts {
  head: TextStack<TextBlock>
  contacts: TextStack<EndBlock>
  code: ReturnType<typeof qrCodeOf>
  /** The start of contacts and code, from the top of the card. */
  contactsAt: { x: number; y: number }
  codeAt: { x: number; y: number }
}

function partsOf(stage: Stage, content: Closing, place: Box, isBeside: boolean): EndParts {
  const { headline } = typeOf(stage)
  const most = isBeside && stage.width < stage.height ? QR_SIZE.upright : QR_SIZE.most
  const code = qrCodeOf(content.url ?? '', most, stage.pixelsPerUnit)
  const size = code?.size ?? 0
  const beside = isBeside && code ? size + QR_GAP : 0
  const width = place.width - beside
  const below = !isBeside && code ? QR_SIZE.least + PART_GAP : 0
  // Two lines of the call have room in any case.
  const lowerMax = place.height - below - PART_GAP - 2.3 * headline
  const contacts = stackTexts(stage, contactBlocks(stage, content, width), { width, height: lowerMax })
  const lower = Math.max(contacts.height, beside > 0 ? size : 0)
  const line = headlineBlock(stage, headline, {
    place: 'headline',
    text: content.line,
    lines: 2,
    linesMax: 4,
    below: BAR_GAP + ACCENT_BAR.height,
  })
  const room = place.height - lower - below - PART_GAP
  const head = stackTexts(stage, [line], { width: place.width, height: room })
  const top = head.height > 0 ? head.height + PART_GAP : 0
  const codeTop = isBeside ? top : top + contacts.height + PART_GAP
  const fitting = isBeside
    ? code
    : qrCodeOf(content.url ?? '', Math.min(QR_SIZE.most, place.height - codeTop), stage.pixelsPerUnit)
  const contactsTop = top + (beside > 0 ? Math.max(0, (size - contacts.height) / 2) : 0)
  return { head, contacts, code: fitting, contactsAt: { x: beside, y: contactsTop }, codeAt: { x: 0, y: codeTop } }
}

/** Returns the parts with the code beside the contacts, or below them where an address would break beside it. */
function bestParts(stage: Stage, content: Closing, place: Box, isBeside: boolean): EndParts {
  const parts = partsOf(stage, content, place, isBeside)
  const isBroken = ({ contacts }: EndParts) => contacts.placed.some(({ fitted }) => fitted.lines.length > 1)
  if (!isBeside || !parts.code || !isBroken(parts)) return parts
  const below = partsOf(stage, content, place, false)
  const isWhole = [...below.head.warnings, ...below.contacts.warnings].length === 0
  return below.code && isWhole && !isBroken(below) ? below : parts
}

/** Returns the end card, in the middle of its room. It stands still, so that a phone can read the code. */
export function endCard(stage: Stage, content: Closing, { text: room, isBeside } = CARD_PLACES[stage.shape].end): Card {
  const { palette } = stage
  const { margins } = typeOf(stage)
  const { head, contacts, code, contactsAt, codeAt } = bestParts(stage, content, room, isBeside)
  const lowest = Math.max(head.height, contactsAt.y + contacts.height, code ? codeAt.y + code.size : 0)
  const place = { ...room, y: room.y + Math.max(0, room.height - lowest) / 2 }
  const column = { ...place, x: place.x + contactsAt.x, y: place.y + contactsAt.y, width: place.width - contactsAt.x }
  const size = code?.size ?? 0
  const codeBox = seenBox(stage, { x: place.x + codeAt.x, y: place.y + codeAt.y, width: size, height: size })
  const line = head.placed[0]
  return {
    boxes: [
      ...head.placed.map((placed) => boxOfPlaced(stage, placed, place)),
      ...contacts.placed.map((placed) => boxOfPlaced(stage, placed, column)),
      ...(code ? [codeBox] : []),
    ],
    warnings: [...head.warnings, ...contacts.warnings],
    built: 0,
    changed: () => [],
    drawGround(canvas) {
      drawBrandSign(canvas, stage, {
        x: margins.side,
        middle: margins.top + 22,
        width: signWidth(stage, room),
        ground: 'page',
      })
    },
    draw(canvas) {
      if (line) {
        drawPlaced(canvas, stage, line, place)
        const bar = { x: place.x, y: place.y + line.box.height + BAR_GAP, ...ACCENT_BAR }
        drawAccentBar(canvas, stage, bar, visibleOn(palette.page, palette.accent, palette.pageText))
      }
      for (const placed of contacts.placed) drawContact(canvas, stage, placed, column)
      code?.draw(canvas, codeBox.x, codeBox.y)
    },
  }
}
