import type { Canvas2D } from '../rig/canvas-kit.ts'
import type { Logo } from '../film/overlays.ts'
import { lettersOf } from '../film/letters.ts'
import { cutText, drawText, fitText } from '../film/typography.ts'
import type { InvoicePage } from './invoice-page.ts'

/** A4 in points. */
export const PAPER = { width: 595, height: 842 }
const EDGE = 56
const INNER = PAPER.width - 2 * EDGE
const [INK, QUIET, LINE] = ['#14201f', '#56635f', '#d5dcda']
const LOGO_HEIGHT = 40
const ROW_HEIGHT = 38
/** Where the figures of a row end, from the start of the line. */
const QUANTITY_END = 350

/** Writes on paper from the start of the line, which is the right one where the language goes that way. */
function createPen(canvas: Canvas2D, { language, fontFamily }: InvoicePage) {
  const rightToLeft = language === 'fa'
  const at = (fromStart: number) => (rightToLeft ? PAPER.width - EDGE - fromStart : EDGE + fromStart)
  const [start, end] = rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const)

  function write(text: string, y: number, style: { from?: number; room: number; font: string; colour?: string }): void {
    const { from = 0, room, font, colour = INK } = style
    const shown = cutText(canvas, text, room, font)
    drawText(canvas, shown, { x: at(from), y, font, colour, align: start, rightToLeft })
  }
  function writeEnding(text: string, y: number, style: { upTo?: number; font: string; colour?: string }): void {
    const { upTo = INNER, font, colour = INK } = style
    drawText(canvas, text, { x: at(upTo), y, font, colour, align: end, rightToLeft })
  }
  function rule(y: number, colour = LINE, thickness = 0.75): void {
    canvas.fillStyle = colour
    canvas.fillRect(EDGE, y, INNER, thickness)
  }
  return { ...lettersOf(fontFamily), at, write, writeEnding, rule }
}

type Pen = ReturnType<typeof createPen>

/** Draws an invoice on the whole of the page. */
export function drawInvoice(canvas: Canvas2D, page: InvoicePage, logo: Logo | undefined): void {
  const pen = createPen(canvas, page)
  drawHead(canvas, pen, page, logo)
  const below = drawParties(pen, page)
  const afterRows = drawRows(pen, page, below)
  drawTotals(pen, page, afterRows)
  page.notes.forEach((note, index) =>
    pen.write(note, PAPER.height - EDGE - (page.notes.length - 1 - index) * 13, {
      room: INNER,
      font: pen.text(8.5),
      colour: QUIET,
    }),
  )
}

function drawHead(canvas: Canvas2D, pen: Pen, { seller, colour, title, number, language }: InvoicePage, logo?: Logo) {
  const width = logo ? Math.min(120, (logo.width / logo.height) * LOGO_HEIGHT) : 0
  if (logo) {
    const height = (width / logo.width) * logo.height
    const x = language === 'fa' ? pen.at(0) - width : pen.at(0)
    canvas.drawImage(logo.image, x, EDGE, width, height)
  }
  const from = width > 0 ? width + 12 : 0
  const name = fitText(canvas, seller.name, 260 - from, 19, pen.display)
  pen.write(name.text, EDGE + 27, { from, room: 260, font: name.font })
  pen.writeEnding(title, EDGE + 20, { font: pen.display(24) })
  pen.writeEnding(number, EDGE + 38, { font: pen.text(11, 600), colour: QUIET })
  canvas.fillStyle = colour
  canvas.fillRect(EDGE, EDGE + 58, INNER, 2.5)
}

/** Seller and buyer beside the facts; answers where the next part begins. */
function drawParties(pen: Pen, { seller, buyer, facts }: InvoicePage): number {
  const top = EDGE + 88
  pen.write(buyer.label, top, { room: 150, font: pen.text(9, 600), colour: QUIET })
  buyer.lines.forEach((line, index) =>
    pen.write(line, top + 16 + index * 14, { room: 150, font: pen.text(10.5, index === 0 ? 600 : 500) }),
  )
  seller.lines.forEach((line, index) =>
    pen.write(line, top + index * 14, { from: 165, room: 150, font: pen.text(9.5), colour: QUIET }),
  )
  facts.forEach(({ label, value }, index) => {
    const y = top + index * 16
    pen.write(label, y, { from: 330, room: 80, font: pen.text(9.5), colour: QUIET })
    pen.writeEnding(value, y, { font: pen.text(9.5, 600) })
  })
  return top + 40 + 15 * Math.max(buyer.lines.length + 1, seller.lines.length, facts.length)
}

function drawRows(pen: Pen, { columns, rows }: InvoicePage, top: number): number {
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
    pen.writeEnding(row.amount, y, { font: pen.text(10.5, 600) })
    pen.rule(y + 21)
  })
  return top + 28 + rows.length * ROW_HEIGHT
}

function drawTotals(pen: Pen, { totals }: InvoicePage, top: number): void {
  totals.forEach(({ label, value, isStrong = false }, index) => {
    const y = top + 6 + index * 20
    const font = isStrong ? pen.display(13) : pen.text(10)
    pen.write(label, y, { from: 270, room: 130, font, ...(isStrong ? {} : { colour: QUIET }) })
    pen.writeEnding(value, y, { font })
  })
}
