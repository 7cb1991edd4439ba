import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { InvoicePage } from '../ports/document-renderer.ts'
import { jobsBeforeAnother } from '../../test/jobs-before-another.ts'
import { createPresenterDocumentRenderer } from './document-renderer-presenter.ts'

const workFolder = mkdtempSync(join(tmpdir(), 'vitrine-print-'))
const documentRenderer = createPresenterDocumentRenderer({ workFolder })

afterAll(async () => {
  await documentRenderer.close()
  rmSync(workFolder, { recursive: true, force: true })
})

const owner = { tenantId: 'tenant', personId: 'person' }
const page: InvoicePage = {
  language: 'fa',
  seller: { name: 'Waymark', logoSvg: '', label: 'فروشنده', lines: ['Harbour Road 4'] },
  colour: '#0b6e69',
  title: 'صورت‌حساب',
  number: 'W-0001',
  facts: [{ label: 'تاریخ', value: '۱ آذر ۱۴۰۵' }],
  buyer: { label: 'خریدار', lines: ['فرح نظری'] },
  columns: ['شرح', 'تعداد', 'مبلغ'],
  rows: [{ what: 'Explorer Package', detail: '۱۰ اعتبار', quantity: '۱', amount: '$۱۷۷٫۵۰' }],
  totals: [{ label: 'جمع کل', value: '$۱۷۷٫۵۰', isStrong: true }],
  notes: ['help@waymark.example'],
}
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('renders each invoice on its own page and leaves no file behind', async () => {
  const pdf = await documentRenderer.invoices([page, { ...page, language: 'hi', title: 'चालान' }], owner)

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesIn(pdf)).toBe(2)
  expect(readdirSync(workFolder)).toEqual([])
})

it.each([
  ['a logo that is none', { seller: { ...page.seller, logoSvg: '<svg><script>process.exit()</script>' } }],
  ['names without end', { buyer: { label: 'x', lines: ['ab '.repeat(100_000)] } }],
])('renders despite %s', async (_what, hostile) => {
  expect(pagesIn(await documentRenderer.invoices([{ ...page, ...hostile }], owner))).toBe(1)
})

it('draws for another person next, however many invoices one person waits for', async () => {
  const before = await jobsBeforeAnother((who) => documentRenderer.invoices([page], who))

  expect(before).toBeLessThanOrEqual(1)
})
