import { writeFile } from 'node:fs/promises'
import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { loadLogo } from '../engine/assets.ts'
import { writeAtomically } from '../engine/write-atomically.ts'
import { PAGE_SIZE, drawInvoice } from './draw-invoice.ts'
import type { InvoicesJob, InvoicesResult } from './invoice-page.ts'

/** Renders invoices as one PDF. The canvas shapes the text, so that Arabic and Devanagari letters join. */
export async function renderInvoices({ pages, outputPath }: InvoicesJob): Promise<InvoicesResult> {
  for (const page of pages) prepareCanvas(JSON.stringify(page), page.fontFamily)
  const [first] = pages
  const paper = new PDFDocument({
    title: pages.map(({ number }) => number).join(', '),
    author: first?.seller.name ?? '',
  })
  for (const page of pages) {
    const logo = await loadLogo(page.seller.logoSvg)
    // The library types this canvas as the browser's.
    drawInvoice(paper.beginPage(PAGE_SIZE.width, PAGE_SIZE.height) as SKRSContext2D, page, logo)
    paper.endPage()
  }
  const bytes = paper.close()
  await writeAtomically(outputPath, (partPath) => writeFile(partPath, bytes))
  return { bytes: bytes.length }
}
