import { writeFile } from 'node:fs/promises'
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { prepareCanvas } from '../engine/canvas.ts'
import { loadLogo } from '../engine/props.ts'
import { writtenWhole } from '../engine/written-whole.ts'
import { PAPER, drawInvoice } from './draw-invoice.ts'
import type { InvoicesJob, InvoicesResult } from './invoice-page.ts'

/** Draws invoices as one PDF. Letters are shaped by the canvas, so that Farsi joins and Hindi stacks as they should. */
export async function printInvoices({ pages, outputPath }: InvoicesJob): Promise<InvoicesResult> {
  for (const page of pages) prepareCanvas(JSON.stringify(page), page.fontFamily)
  const [first] = pages
  const paper = new PDFDocument({
    title: pages.map(({ number }) => number).join(', '),
    author: first?.seller.name ?? '',
  })
  for (const page of pages) {
    const logo = await loadLogo(page.seller.logoSvg)
    // The library's own kind of canvas, which its types call by the browser's name.
    drawInvoice(paper.beginPage(PAPER.width, PAPER.height) as SKRSContext2D, page, logo)
    paper.endPage()
  }
  const bytes = paper.close()
  await writtenWhole(outputPath, (partPath) => writeFile(partPath, bytes))
  return { bytes: bytes.length }
}
