import { type BillingDetails, type Language, type PurchaseLine, taxWithin, sentence } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { InvoicePage, DocumentRenderer } from '../../ports/document-renderer.ts'
import { invoiceNumber } from './invoice-number.ts'
import { type InvoiceRow, findInvoice, listInvoicesIn } from './store.ts'
import { type InvoiceMessages, invoiceMessages, twinName } from './invoice-messages.ts'

/** More than a year's invoices of any customer. */
const PAGES_MAX = 100

export type Invoices = ReturnType<typeof createInvoices>

/** A person's invoices as PDF, in the tenant's name. */
export function createInvoices({
  db,
  documentRenderer,
}: {
  db: Db
  documentRenderer: Pick<DocumentRenderer, 'invoices'>
}) {
  return { pdfOf, ofYear }

  /** Returns an invoice as PDF. Throws not-found, also for another person's. */
  async function pdfOf(tenant: Tenant, person: Person, id: string, language: Language) {
    const row = await db.inTenant(tenant.id, (tx) => findInvoice(tx, id))
    if (row?.userId !== person.id) throw new AppError('not-found')
    const pdf = await print(person, [pageOf(tenant, person, row, language)])
    return { pdf, fileName: `${tenant.slug}-invoice-${invoiceNumber(tenant, row.seq)}.pdf` }
  }

  /** Returns all invoices of a year in one file. Throws not-found where there are none. */
  async function ofYear(tenant: Tenant, person: Person, year: number, language: Language) {
    const range = { from: new Date(Date.UTC(year, 0, 1)), to: new Date(Date.UTC(year + 1, 0, 1)) }
    const rows = await db.inTenant(tenant.id, (tx) => listInvoicesIn(tx, person.id, range, PAGES_MAX))
    if (rows.length === 0)
      throw new AppError('not-found', {
        // A year has the reader’s digits and nothing between them.
        sentence: sentence('There are no invoices for {year}.', {
          year: year.toLocaleString(language, { useGrouping: false }),
        }),
      })
    const pages = rows.map((row) => pageOf(tenant, person, row, language))
    const pdf = await print(person, pages)
    return { pdf, fileName: `${tenant.slug}-invoices-${year}.pdf` }
  }

  async function print(person: Person, pages: InvoicePage[]): Promise<Buffer> {
    try {
      return await documentRenderer.invoices(pages, ownerOf(person))
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError('invoice-failed', { cause })
    }
  }
}

function pageOf(tenant: Tenant, person: Person, row: InvoiceRow, language: Language): InvoicePage {
  const { brand, settings } = tenant
  const words = invoiceMessages(language)
  const money = (cents: number) => (cents / 100).toLocaleString(language, { style: 'currency', currency: row.currency })
  const paidOn = row.paidAt.toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const { companyName, address, registration } = settings.legal
  const { tax } = row
  const taxCents = tax ? taxWithin(row.totalCents, tax) : 0
  return {
    language,
    fontFamily: brand.fontFamily,
    seller: {
      name: brand.companyName,
      logoSvg: brand.logoRasterSvg ?? brand.logoSvg,
      label: words.soldBy,
      lines: filled([
        companyName ?? brand.companyName,
        ...(address?.split('\n') ?? []),
        registration,
        tax?.number && `${tax.name} ${tax.number}`,
      ]),
    },
    colour: brand.colours.primary,
    title: words.title,
    number: invoiceNumber(tenant, row.seq),
    mark: words.marks[row.returnedCents >= row.totalCents ? 'refunded' : 'paid'],
    facts: [
      { label: words.date, value: paidOn },
      { label: words.paid, value: paidOn },
    ],
    buyer: {
      label: words.billedTo,
      lines: buyerLines(person, row.buyer, words),
    },
    columns: words.columns,
    rows: row.lines.map((line) => rowOf(line, words, language, money)),
    totals: [
      { label: words.subtotal, value: money(row.totalCents - taxCents) },
      tax
        ? { label: `${tax.name} ${percent(tax.basisPoints, language)}`, value: money(taxCents) }
        : { label: words.tax, value: words.taxIncluded },
      { label: words.total, value: money(row.totalCents), isStrong: true },
      ...(row.returnedCents > 0 ? [{ label: words.refunded, value: money(-row.returnedCents) }] : []),
    ],
    notes: [words.questions(settings.supportEmail)],
  }
}

/** The company first where there is one: it is whom the invoice is for. */
function buyerLines(
  person: Person,
  buyer: BillingDetails | null,
  { taxId }: { taxId(number: string): string },
): string[] {
  const name = person.displayName ?? person.username
  const { company = '', address = '', taxId: number = '' } = buyer ?? {}
  return filled([company, name, ...address.split('\n'), number && taxId(number), person.email])
}

function filled(lines: readonly (string | null | undefined)[]): string[] {
  return lines.flatMap((line) => line?.trim() || [])
}

function percent(basisPoints: number, language: Language): string {
  return (basisPoints / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 })
}

function rowOf(
  { kind, name, quantity, priceCents, credits }: PurchaseLine,
  words: InvoiceMessages,
  language: Language,
  money: (cents: number) => string,
): InvoicePage['rows'][number] {
  return {
    what: kind === 'twin' ? twinName(language) : name,
    detail: credits > 0 ? words.credits(credits) : '',
    quantity: quantity.toLocaleString(language),
    amount: money(priceCents),
  }
}
