import type { Canvas2D } from '../rig/canvas-backend.ts'
import { fill, roundedRect } from '../rig/shapes.ts'
import type { Logo } from '../composition/overlays.ts'
import { fontsOf } from '../composition/fonts.ts'
import { truncateText, drawText, fitLine, widthOf } from '../composition/typography.ts'
import type { InvoicePage } from './invoice-page.ts'
import { isRightToLeftText, linesOf } from './wrap-lines.ts'

/** A4 in points. */
export const PAGE_SIZE = { width: 595, height: 842 }
const EDGE = 56
const INNER = PAGE_SIZE.width - 2 * EDGE
const [INK, QUIET, LINE] = ['#14201f', '#56635f', '#d5dcda']
/** Readable in black and white. */
const MARK = { ground: '#e3f3e8', ink: '#14532d' }
const LOGO_HEIGHT = 40
const ROW_HEIGHT = 38
/** Start of buyer and facts, and width and line limit of a party. */
const [BUYER_FROM, FACTS_FROM, PARTY_ROOM, PARTY_LINES_MAX] = [166, 338, 150, 12]
/** End of the quantity column. */
const QUANTITY_END = 350

/** Returns drawing functions with positions from the start of the line, which is the right edge in right-to-left languages. */
function createPen(canvas: Canvas2D, { language, fontFamily }: InvoicePage) {
  const fonts = fontsOf(fontFamily)
  const rightToLeft = language === 'fa'
  const at = (fromStart: number) => (rightToLeft ? PAGE_SIZE.width - EDGE - fromStart : EDGE + fromStart)
  const goes = (text: string) => isRightToLeftText(text) ?? rightToLeft
  const [start, end] = rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const)

  function write(text: string, y: number, style: { from?: number; room: number; font: string; colour?: string }): void {
    const { from = 0, room, font, colour = INK } = style
    const shown = truncateText(canvas, text, room, font)
    drawText(canvas, shown, { x: at(from), y, font, colour, align: start, rightToLeft: goes(text) })
  }
  function writeEnding(text: string, y: number, style: { upTo?: number; font: string; colour?: string }): void {
    const { upTo = INNER, font, colour = INK } = style
    drawText(canvas, text, { x: at(upTo), y, font, colour, align: end, rightToLeft: goes(text) })
  }
  /** Aligns amounts by their last digit, in both directions. */
  function writeFigure(text: string, y: number, style: { font: string; widest: number }): void {
    const x = rightToLeft ? at(INNER) + style.widest : at(INNER)
    drawText(canvas, text, { x, y, font: style.font, colour: INK, align: 'right', rightToLeft: goes(text) })
  }
  function rule(y: number, colour = LINE, thickness = 0.75): void {
    canvas.fillStyle = colour
    canvas.fillRect(EDGE, y, INNER, thickness)
  }
  /** Draws a text on a coloured field that ends at `upTo`. */
  function mark(text: string, y: number, upTo: number): void {
    const font = fonts.text(9.5, 600)
    const width = widthOf(canvas, text, font) + 18
    fill(canvas, roundedRect(rightToLeft ? at(upTo) : at(upTo) - width, y - 12.5, width, 18, 9), MARK.ground)
    writeEnding(text, y, { upTo: upTo - 9, font, colour: MARK.ink })
  }
  /** Draws a label and wrapped lines. Returns the number of lines. */
  function writeBlock({ label, lines }: { label: string; lines: readonly string[] }, y: number, from: number): number {
    const room = PARTY_ROOM
    write(label, y, { from, room, font: fonts.text(9, 600), colour: QUIET })
    const shown = lines.flatMap((line, index) => {
      const font = fonts.text(10.5, index === 0 ? 600 : 500)
      return linesOf(canvas, line, room, font).map((text) => ({ text, font }))
    })
    const kept = shown.slice(0, PARTY_LINES_MAX)
    kept.forEach(({ text, font }, index) => write(text, y + 17 + index * 14, { from, room, font }))
    return kept.length + 1
  }
  return { ...fonts, at, write, writeEnding, writeFigure, writeBlock, mark, rule }
}

type Pen = ReturnType<typeof createPen>

/** Draws an invoice on a page. */
export function drawInvoice(canvas: Canvas2D, page: InvoicePage, logo: Logo | undefined): void {
  const pen = createPen(canvas, page)
  drawHead(canvas, pen, page, logo)
  const below = drawParties(pen, page)
  const widest = Math.max(
    ...page.rows.map(({ amount }) => widthOf(canvas, amount, amountFont(pen))),
    ...page.totals.map((total) => widthOf(canvas, total.value, totalFont(pen, total))),
  )
  const afterRows = drawRows(pen, page, below, widest)
  drawTotals(pen, page, afterRows, widest)
  page.notes.forEach((note, index) =>
    pen.write(note, PAGE_SIZE.height - EDGE - (page.notes.length - 1 - index) * 13, {
      room: INNER,
      font: pen.text(8.5),
      colour: QUIET,
    }),
  )
}

function drawHead(canvas: Canvas2D, pen: Pen, page: InvoicePage, logo?: Logo) {
  const { seller, colour, title, number, mark, language } = page
  const width = logo ? Math.min(120, (logo.width / logo.height) * LOGO_HEIGHT) : 0
  if (logo) {
    const height = (width / logo.width) * logo.height
    const x = language === 'fa' ? pen.at(0) - width : pen.at(0)
    canvas.drawImage(logo.image, x, EDGE, width, height)
  }
  const from = width > 0 ? width + 12 : 0
  const name = fitLine(canvas, seller.name, 260 - from, 19, pen.display)
  pen.write(name.text, EDGE + 27, { from, room: 260, font: name.font })
  pen.writeEnding(title, EDGE + 20, { font: pen.display(24) })
  const numberFont = pen.text(11, 600)
  pen.writeEnding(number, EDGE + 40, { font: numberFont, colour: QUIET })
  if (mark) pen.mark(mark, EDGE + 40, INNER - widthOf(canvas, number, numberFont) - 10)
  canvas.fillStyle = colour
  canvas.fillRect(EDGE, EDGE + 58, INNER, 2.5)
}

/** Draws seller, buyer and facts. Returns the y coordinate below them. */
function drawParties(pen: Pen, { seller, buyer, facts }: InvoicePage): number {
  const top = EDGE + 88
  const sellerLines = pen.writeBlock(seller, top, 0)
  const buyerLines = pen.writeBlock(buyer, top, BUYER_FROM)
  facts.forEach(({ label, value }, index) => {
    const y = top + index * 16
    pen.write(label, y, { from: FACTS_FROM, room: 80, font: pen.text(9.5), colour: QUIET })
    pen.writeEnding(value, y, { font: pen.text(9.5, 600) })
  })
  return top + 40 + 15 * Math.max(sellerLines, buyerLines, facts.length)
}

const amountFont = (pen: Pen) => pen.text(10.5, 600)
const totalFont = (pen: Pen, { isStrong = false }) => (isStrong ? pen.display(13) : pen.text(10))

function drawRows(pen: Pen, { columns, rows }: InvoicePage, top: number, widest: number): number {
  const [what, quantity, amount] = columns
  const font = pen.text(9, 600)
  pen.write(what, top, { room: 250, font, colour: QUIET })
  pen.writeEnding(quantity, top, { upTo: QUANTITY_END, font, colour: QUIET })
  pen.writeEnding(amount, top, { font, colour: QUIET })
  pen.rule(top + 9, INK)
  rows.forEach((row, index) => {
    const y = top + 28 + index * ROW_HEIGHT
    pen.write(row.what, y, { room: 270, font: pen.text(10.5, 600) })
    pen.write(row.detail, y + 13, { room: 270, font: pen.text(9), colour: QUIET })
    pen.writeEnding(row.quantity, y, { upTo: QUANTITY_END, font: pen.text(10.5) })
    pen.writeFigure(row.amount, y, { font: amountFont(pen), widest })
    pen.rule(y + 21)
  })
  return top + 28 + rows.length * ROW_HEIGHT
}

function drawTotals(pen: Pen, { totals }: InvoicePage, top: number, widest: number): void {
  totals.forEach((total, index) => {
    const { label, value, isStrong = false } = total
    const y = top + 6 + index * 20
    const font = totalFont(pen, total)
    pen.write(label, y, { from: 270, room: 130, font, ...(isStrong ? {} : { colour: QUIET }) })
    pen.writeFigure(value, y, { font, widest })
  })
}
