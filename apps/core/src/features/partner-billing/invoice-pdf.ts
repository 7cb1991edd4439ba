import type { Language, UsageMonth } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Person, ownerOf } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { InvoicePage, DocumentRenderer } from '../../ports/document-renderer.ts'
import { type InvoicePdfMessages, invoicePdfMessages } from './invoice-pdf-messages.ts'
import type { Usage } from './service.ts'

interface Deps {
  usage: Pick<Usage, 'month'>
  documentRenderer: DocumentRenderer
  /** The seller to partners: the platform's own tenant. */
  seller: () => Promise<Tenant | undefined>
}

export type InvoicePdfs = ReturnType<typeof createInvoicePdfs>

/** Creates invoices of the platform as PDF. They name the seller, as required by law; only the partner's team gets them. */
export function createInvoicePdfs({ usage, documentRenderer, seller }: Deps) {
  /** Throws not-found where the month was not billed, busy, and invoice-failed where it cannot be drawn. */
  return async function paper(
    { tenant, person }: { tenant: Tenant; person: Person },
    name: string,
    language: Language,
  ) {
    const [bill, from] = [await usage.month(tenant, name), await seller()]
    if (!bill.issuedAt || !from) throw new AppError('not-found')
    try {
      const pages = [pageOf({ bill, from, to: tenant }, language)]
      const pdf = await documentRenderer.invoices(pages, ownerOf(person))
      return { pdf, fileName: `${tenant.slug}-${name}.pdf` }
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError('invoice-failed', { cause })
    }
  }
}

function pageOf({ bill, from, to }: { bill: UsageMonth; from: Tenant; to: Tenant }, language: Language): InvoicePage {
  const words = invoicePdfMessages(language)
  const day = (moment: string, shape: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
    new Date(moment).toLocaleDateString(language, { ...shape, timeZone: 'UTC' })
  const money = (cents: number) => (cents / 100).toLocaleString(language, { style: 'currency', currency: 'USD' })
  const dates = [
    [words.issued, bill.issuedAt],
    [words.due, bill.dueAt],
    [words.paid, bill.paidAt],
  ] as const
  return {
    language,
    fontFamily: from.brand.fontFamily,
    seller: {
      name: from.brand.companyName,
      logoSvg: from.brand.logoRasterSvg ?? from.brand.logoSvg,
      label: words.soldBy,
      lines: addressOf(from),
    },
    colour: from.brand.colours.primary,
    title: words.title,
    number: `${to.slug.toUpperCase()}-${bill.month}`,
    ...(bill.paidAt ? { mark: words.paidMark } : {}),
    facts: dates.flatMap(([label, moment]) => (moment ? [{ label, value: day(moment) }] : [])),
    buyer: { label: words.billedTo, lines: addressOf(to) },
    columns: words.columns,
    rows: rowsOf(bill, words, { language, money, month: day(`${bill.month}-01`, { year: 'numeric', month: 'long' }) }),
    totals: [{ label: words.total, value: money(bill.fees?.totalCents ?? 0), isStrong: true }],
    notes: [words.lines],
  }
}

interface Shown {
  language: Language
  money: (cents: number) => string
  month: string
}

function rowsOf(
  { fees, terms, part, videos, twins }: UsageMonth,
  { base, part: partWords, overage, twins: further }: InvoicePdfMessages,
  { language, money, month }: Shown,
): InvoicePage['rows'] {
  if (!fees || !terms) return []
  const count = (n: number) => n.toLocaleString(language)
  const [videosIn, twinsIn] = [count(terms.videosIncluded), count(terms.twinsIncluded)]
  const owed = part ? [partWords(count(part.days), count(part.of))] : []
  const row = (what: string, detail: string, quantity: number, cents: number) => ({
    what,
    detail,
    quantity: count(quantity),
    amount: money(cents),
  })
  return [
    row(base.what(month), [...owed, base.detail(videosIn, twinsIn)].join(' · '), 1, fees.baseCents),
    row(overage.what, overage.detail(count(videos), videosIn), fees.overageVideos, fees.overageCents),
    row(further.what, further.detail(count(twins), twinsIn), fees.paidTwins, fees.twinsCents),
  ]
}

function addressOf({ brand, settings }: Tenant): string[] {
  const { companyName, address, registration } = settings.legal
  const lines = [companyName ?? brand.companyName, ...(address?.split('\n') ?? []), registration]
  return lines.filter((line) => line !== null)
}
