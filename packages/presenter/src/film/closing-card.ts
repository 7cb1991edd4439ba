import type { Canvas2D } from '../rig/canvas-kit.ts'
import { moved, roundedRect, fill } from '../rig/shapes.ts'
import { fromStart, writeLine } from './column.ts'
import type { Column } from './column.ts'
import type { Closing } from './film-job.ts'
import type { Layout } from './layout.ts'
import type { Letters } from './letters.ts'
import { layoutHeadline } from './overlays.ts'
import { seenOn } from './palette.ts'
import type { Palette } from './palette.ts'
import { drawIcon, drawPanel } from './panel.ts'
import type { IconName } from './panel.ts'
import { qrCodeOf } from './qr-code.ts'
import { fitText, widthOf } from './typography.ts'

const LARGEST_QR = 216
// A telephone still reads this one from a screen at arm's length.
const SMALLEST_QR = 132
const SMALLEST_LINE = 28

interface Contact {
  icon: IconName
  text: string
  /** What stands there where the whole of it has no room. */
  short?: string
}

function contactsOf({ phone, email, url }: Closing): Contact[] {
  const shown = url?.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return [
    ...(phone ? [{ icon: 'phone' as const, text: phone }] : []),
    ...(email ? [{ icon: 'mail' as const, text: email }] : []),
    ...(shown ? [{ icon: 'globe' as const, text: shown, short: shown.split('/')[0] ?? shown }] : []),
  ]
}

/** Phone numbers and addresses are written from the left in every language. */
function drawContacts(
  canvas: Canvas2D,
  column: Column,
  contacts: readonly Contact[],
  palette: Palette,
  letters: Letters,
): void {
  const font = (size: number) => letters.text(size, 600)
  contacts.forEach(({ icon, text, short = text }, index) => {
    const y = index * 42
    const isLong = widthOf(canvas, text, font(16)) > column.width - 38
    drawIcon(canvas, icon, fromStart(column, 0, 24), y, 24, palette.primaryText)
    const fitted = fitText(canvas, isLong ? short : text, column.width - 38, 20, font)
    const x = column.rightToLeft ? column.width - 38 - fitted.width : 38
    const straight = { width: column.width, rightToLeft: false }
    writeLine(canvas, straight, fitted.text, { x, y: y + 19, font: fitted.font, colour: palette.text })
  })
}

/** The line to act on, in the largest letters with which everything keeps to the height there is. */
function fittedLine(
  canvas: Canvas2D,
  line: string,
  { width, contactsHeight, room }: Record<'contactsHeight' | 'room' | 'width', number>,
  letters: Letters,
) {
  for (let largest = width > 330 ? 46 : 38; ; largest -= 4) {
    const { lines, size } = layoutHeadline(canvas, line, width, largest, letters)
    const height = lines.length * size * 1.12 + (lines.length > 0 ? 26 : 0)
    if (height + contactsHeight <= room || largest <= SMALLEST_LINE) return { lines, size, height }
  }
}

/** The last seconds of a film: a line to act on, ways to get in touch, and a code that leads to the address. */
export function drawClosingCard(canvas: Canvas2D, layout: Layout, closing: Closing, palette: Palette): void {
  const { content, rightToLeft, pixelsPerUnit, letters } = layout
  const contacts = contactsOf(closing)
  const isWide = content.width > content.height * 1.3
  const edge = content.width > 400 ? 36 : 24
  const codeOf = (room: number) => qrCodeOf(closing.url ?? '', Math.min(room, content.width - 2 * edge), pixelsPerUnit)
  const largest = codeOf(LARGEST_QR)
  const beside = isWide && largest ? largest.size + 28 : 0
  const column = { width: content.width - 2 * edge - beside, rightToLeft }
  const contactsHeight = contacts.length * 42 - (contacts.length > 0 ? 16 : 0)
  const below = largest && !isWide ? SMALLEST_QR + 26 : 0
  const room = content.height - 2 * edge - below
  const {
    lines,
    size,
    height: lineHeight,
  } = fittedLine(canvas, closing.line, { width: column.width, contactsHeight, room }, letters)
  const step = size * 1.12
  const textHeight = lineHeight + contactsHeight
  // Under a long line the code is smaller, so that the card keeps to its place.
  const code = isWide ? largest : codeOf(Math.min(LARGEST_QR, room - textHeight + SMALLEST_QR))
  const qr = code?.size ?? 0
  const inner = isWide ? Math.max(textHeight, qr) : textHeight + (qr > 0 ? qr + 26 : 0)
  const height = inner + 2 * edge
  const top = content.y + Math.max(0, (content.height - height) / 2)
  drawPanel(canvas, { x: content.x, y: top, width: content.width, height }, 20, palette.surface, palette.shadow)

  const textLeft = content.x + edge + (rightToLeft ? beside : 0)
  const textTop = top + edge + (isWide ? (inner - textHeight) / 2 : 0)
  moved(canvas, textLeft, textTop, () => {
    lines.forEach((line, index) => {
      const fitted = fitText(canvas, line, column.width, size, letters.display)
      const y = size * 0.8 + step * index
      writeLine(canvas, column, fitted.text, { x: 0, y, font: fitted.font, colour: palette.text })
    })
    if (lines.length > 0)
      fill(
        canvas,
        roundedRect(fromStart(column, 0, 56), lineHeight - 18, 56, 5, 2.5),
        seenOn(palette.surface, palette.accent, palette.primaryText),
      )
  })
  moved(canvas, textLeft, textTop + lineHeight + 4, () => drawContacts(canvas, column, contacts, palette, letters))
  if (code) {
    const whole = { width: content.width - 2 * edge, rightToLeft }
    const x = content.x + edge + fromStart(whole, isWide ? whole.width - qr : 0, qr)
    const y = isWide ? top + (height - qr) / 2 : top + edge + textHeight + 26
    code.draw(canvas, x, y)
  }
}
