import type { Language, Order, PaymentRecord } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { type PageQuery, pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { creditsOf, describe, findPurchase, pageOfFailed, secondsOf } from '../billing/index.ts'
import { invoiceNumber, listInvoicesOf, pageOfInvoices } from '../invoices/index.ts'

export type PaymentStatements = ReturnType<typeof createPaymentStatements>

/** Lists of a person's purchases and payments. */
export function createPaymentStatements({ db }: { db: Db }) {
  return { order, page }

  async function order(tenant: Tenant, person: Person, id: string): Promise<Order> {
    const { row, invoice } = await db.inTenant(person.tenantId, async (tx) => {
      const [invoice] = await listInvoicesOf(tx, { purchaseIds: [id], sourceRefs: [] })
      return { row: await findPurchase(tx, id), invoice }
    })
    if (row?.userId !== person.id) throw new AppError('not-found')
    const { state, lines, totalCents, returnedCents, createdAt, paidAt, takenHalfCredits, failure } = row
    const creditsAdded = paidAt ? creditsOf(lines) - takenHalfCredits / 2 : 0
    return {
      id,
      state,
      lines,
      totalCents,
      creditsAdded,
      refundedCents: returnedCents,
      currency: row.currency as Order['currency'],
      createdAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      failureMessage: failure,
      tax: invoice?.tax ?? null,
      buyer: invoice?.buyer ?? null,
      invoice: invoice ? { number: invoiceNumber(tenant, invoice.seq), pdf: pdfOf(invoice) } : null,
    }
  }

  /** Returns payments and failed attempts, newest first, described in a language. Open payments are left out. */
  async function page(tenant: Tenant, person: Person, asked: PageQuery, language: Language) {
    const { invoices, failed } = await db.inTenant(person.tenantId, async (tx) => ({
      invoices: await pageOfInvoices(tx, person.id, asked),
      failed: await pageOfFailed(tx, person.id, asked),
    }))
    const paid = invoices.map(({ paidAt, returnedCents, afterRetry, place, ...invoice }) => ({
      id: invoice.id,
      place,
      record: recordOf(invoice, describe(invoice.lines, language), {
        created: secondsOf(paidAt),
        refunded: returnedCents,
        status: returnedCents === invoice.totalCents ? 'refunded' : 'succeeded',
        after_retry: afterRetry,
        invoice_number: invoiceNumber(tenant, invoice.seq),
        invoice_pdf: pdfOf(invoice),
      }),
    }))
    const tried = failed.map(({ createdAt, place, ...purchase }) => ({
      id: purchase.id,
      place,
      record: recordOf(purchase, describe(purchase.lines, language), {
        created: secondsOf(createdAt),
        refunded: 0,
        status: 'failed',
        after_retry: false,
        invoice_number: null,
        invoice_pdf: null,
      }),
    }))
    const all = [...paid, ...tried].sort((a, b) => Number(b.place) - Number(a.place) || (a.id < b.id ? 1 : -1))
    const { rows, next } = pageOf(all, asked.limit)
    return { items: rows.map(({ record }) => record), next }
  }
}

function pdfOf({ id }: { id: string }): string {
  return `/api/invoices/${id}.pdf`
}

type Sold = { id: string; totalCents: number; currency: string }

function recordOf(
  { id, totalCents, currency }: Sold,
  description: string,
  fate: Omit<PaymentRecord, 'amount' | 'currency' | 'description' | 'id'>,
): PaymentRecord {
  return { id, description, amount: totalCents, currency, ...fate }
}
