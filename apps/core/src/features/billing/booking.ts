import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { MoneyPost } from '../../platform/mail/money-letters.ts'
import type { Invoice, Payment, Payments, Spot, Subscription } from '../../ports/payments.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Ledger } from '../ledger/service.ts'
import { AppError } from '../../platform/app-error.ts'
import { creditsOf, giveCredits, monthlySource, takeCredits } from './crediting.ts'
import { describe } from './describe.ts'
import type { Dunning } from './dunning.ts'
import * as invoiceStore from './invoice-store.ts'
import type { Sellers } from './seller.ts'
import * as store from './store.ts'
import * as subscriptionStore from './subscription-store.ts'

interface Parts {
  db: Db
  payments: Payments | null
  sellers: Pick<Sellers, 'at'>
  ledger: Ledger
  accounts: Pick<Accounts, 'noteSubscription'>
  events: Events
  post: MoneyPost
  dunning: Pick<Dunning, 'noteChange'>
  clock: Clock
  newId: () => string
  /** Hears of money that fits no purchase. */
  report: (error: Error) => void
}

/** Whom the provider was asked for, and when. */
interface Asked {
  account: string | null
  askedAt: Date
}

export type Booking = ReturnType<typeof createBooking>

/**
 * Turns what the provider says into credits, once. News only say where to look: the state is asked for, before the transaction
 * that books it, and an answer counts unless a later question has been answered already. So news may come late, twice and in
 * any order, and a process may die anywhere.
 */
export function createBooking(parts: Parts) {
  const { db, payments, sellers, ledger, accounts, events, post, dunning, clock, newId, report } = parts
  return { lookAt, result }

  async function lookAt(tenantId: string, { kind, ref, account }: Spot): Promise<void> {
    if (!payments) return
    const seller = sellers.at(tenantId, account)
    const askedAt = clock.now()
    if (kind === 'payment') {
      const payment = await payments.payment(seller, ref)
      await db.inTenant(tenantId, (tx) => bookPayment(tx, payment, { account, askedAt }))
    } else if (kind === 'invoice') {
      const invoice = await payments.invoice(seller, ref)
      await db.inTenant(tenantId, (tx) => bookInvoice(tx, invoice, { account, askedAt }))
    } else if (kind === 'subscription') {
      const subscription = await payments.subscription(seller, ref)
      await db.inTenant(tenantId, (tx) => bookSubscription(tx, subscription, { account, askedAt }))
    }
  }

  async function bookPayment(tx: TenantTx, payment: Payment, { account, askedAt }: Asked): Promise<void> {
    const row = await store.lockPurchaseOf(tx, 'payment_ref', payment.ref)
    if (!row || row.account !== account || isOlder(askedAt, row.askedAt)) return
    // What a subscription begins with is paid by its first invoice, which is looked at instead.
    if (row.invoiceRef !== null) return noteWaiting(tx, row, payment, askedAt)
    if (payment.state !== 'paid') return noteWaiting(tx, row, payment, askedAt)
    if (!fits(row, payment)) return
    const period = { start: clock.now(), end: null }
    await bookPaid(tx, row, { sourceRef: payment.ref, returnedCents: payment.returnedCents, askedAt, period })
  }

  async function bookInvoice(tx: TenantTx, invoice: Invoice, { account, askedAt }: Asked): Promise<void> {
    if (invoice.isRenewal) return bookRenewal(tx, invoice, account)
    const row = await store.lockPurchaseOf(tx, 'invoice_ref', invoice.ref)
    if (!row || row.account !== account || isOlder(askedAt, row.askedAt)) return
    if (invoice.state !== 'paid' || !fits(row, invoice)) return
    const period = { start: invoice.periodStart, end: invoice.periodEnd }
    await bookPaid(tx, row, { sourceRef: invoice.ref, returnedCents: invoice.returnedCents, askedAt, period })
    if (invoice.subscriptionRef !== null) await noteCredited(tx, invoice.subscriptionRef, invoice.periodEnd)
  }

  interface Paid {
    sourceRef: string
    returnedCents: number
    askedAt: Date
    period: { start: Date; end: Date | null }
  }

  async function bookPaid(tx: TenantTx, row: store.PurchaseRow, paid: Paid): Promise<void> {
    const paidAt = row.paidAt ?? clock.now()
    if (!row.paidAt) {
      await giveCredits(tx, ledger, row, { paidAt, invoiceRef: paid.sourceRef, periodEnd: paid.period.end })
      const { id: purchaseId, userId, lines, totalCents, currency, subscriptionRef } = row
      const invoice = {
        purchaseId,
        userId,
        lines,
        totalCents,
        currency,
        subscriptionRef,
        sourceRef: paid.sourceRef,
        paidAt,
        afterRetry: row.failure !== null,
      }
      await writeInvoice(tx, invoice, row.isAutomatic)
    }
    const taken = await bookReturned(tx, row, paid)
    await store.changePurchase(tx, row.id, {
      state: paid.returnedCents === row.totalCents ? 'refunded' : 'paid',
      paid_at: paidAt,
      failure: null,
      returned_cents: paid.returnedCents,
      taken_half_credits: taken,
      asked_at: paid.askedAt,
    })
    await events.publish(tx, { type: 'credits_update', userId: row.userId, refId: row.userId })
  }

  /** An invoice and the letter that brings its news. */
  async function writeInvoice(tx: TenantTx, invoice: Omit<invoiceStore.NewInvoice, 'id'>, isAutomatic = false) {
    const seq = await invoiceStore.insertInvoice(tx, { ...invoice, id: newId() })
    const { userId, lines, totalCents, currency } = invoice
    await post(tx, {
      template: 'receipt',
      userId,
      number: String(seq),
      what: describe(lines),
      cents: String(totalCents),
      currency,
      isAutomatic: isAutomatic ? 'yes' : 'no',
    })
  }

  /** Takes credits back in proportion to the money that went back, as far as they have not been used. */
  async function bookReturned(tx: TenantTx, row: store.PurchaseRow, paid: Paid): Promise<number> {
    if (paid.returnedCents === row.returnedCents) return row.takenHalfCredits
    const share = paid.returnedCents / row.totalCents
    const invoice = await invoiceStore.lockInvoice(tx, paid.sourceRef)
    if (invoice) await invoiceStore.noteReturned(tx, invoice.id, paid.returnedCents)
    const wanted = Math.round(creditsOf(row.lines) * 2 * share)
    return takeCredits(tx, ledger, row, { wanted, invoiceRef: paid.sourceRef, returnedCents: paid.returnedCents })
  }

  async function bookRenewal(tx: TenantTx, invoice: Invoice, account: string | null): Promise<void> {
    if (invoice.state !== 'paid' || invoice.subscriptionRef === null) return
    const row = await subscriptionStore.lockSubscription(tx, invoice.subscriptionRef)
    if (!row || row.account !== account) return
    const { userId, halfCredits, currency } = row
    const line = { kind: 'subscription', id: row.name, name: row.name, quantity: 1, priceCents: invoice.cents } as const
    const lines = [{ ...line, credits: halfCredits / 2 }]
    const known = await invoiceStore.lockInvoice(tx, invoice.ref)
    if (!known) {
      const of = { purchaseId: null, subscriptionRef: row.ref, sourceRef: invoice.ref, paidAt: clock.now() }
      await writeInvoice(tx, {
        userId,
        lines,
        totalCents: invoice.cents,
        currency,
        afterRetry: invoice.isRetried,
        ...of,
      })
      // The credits of a period that is over would replace those of the present one.
      if (!row.creditedUntil || row.creditedUntil < invoice.periodEnd) {
        const sourceRef = monthlySource(invoice.ref)
        await ledger.renewMonthly(tx, { userId, halfCredits, sourceRef, expiresAt: invoice.periodEnd })
        await noteCredited(tx, row.ref, invoice.periodEnd)
      }
    } else if (invoice.returnedCents > known.returnedCents) {
      await invoiceStore.noteReturned(tx, known.id, invoice.returnedCents)
      const more = Math.round((halfCredits * (invoice.returnedCents - known.returnedCents)) / invoice.cents)
      const sourceRef = monthlySource(invoice.ref)
      if (more > 0) await ledger.takeBack(tx, { userId, kind: 'monthly', halfCredits: more, sourceRef })
    }
    await events.publish(tx, { type: 'credits_update', userId, refId: userId })
  }

  async function bookSubscription(
    tx: TenantTx,
    subscription: Subscription,
    { account, askedAt }: Asked,
  ): Promise<void> {
    const row = await subscriptionStore.lockSubscription(tx, subscription.ref)
    if (!row || row.account !== account || isOlder(askedAt, row.askedAt)) return
    const { state, periodStart, periodEnd, endsAtPeriodEnd } = subscription
    await subscriptionStore.changeSubscription(tx, row.id, {
      state,
      period_start: periodStart,
      period_end: periodEnd,
      ends_at_period_end: endsAtPeriodEnd,
      asked_at: askedAt,
    })
    await dunning.noteChange(tx, row, subscription)
    const current = await subscriptionStore.findCurrent(tx, row.userId)
    await accounts.noteSubscription(tx, row.userId, current?.state ?? null)
    await events.publish(tx, { type: 'credits_update', userId: row.userId, refId: row.userId })
  }

  async function noteCredited(tx: TenantTx, subscriptionRef: string, until: Date): Promise<void> {
    const row = await subscriptionStore.lockSubscription(tx, subscriptionRef)
    if (!row || (row.creditedUntil && row.creditedUntil >= until)) return
    await subscriptionStore.changeSubscription(tx, row.id, { credited_until: until })
  }

  async function noteWaiting(tx: TenantTx, row: store.PurchaseRow, payment: Payment, askedAt: Date): Promise<void> {
    if (row.paidAt) return
    const state = payment.state === 'open' && payment.failure !== null ? 'failed' : payment.state
    if (state === 'paid') return
    await store.changePurchase(tx, row.id, { state, failure: payment.failure, asked_at: askedAt })
  }

  /** Only the amount that was shown buys what was shown. */
  function fits(row: store.PurchaseRow, paid: { ref: string; cents: number; currency: string }): boolean {
    if (paid.cents === row.totalCents && paid.currency === row.currency) return true
    const [asked, came] = [`${row.totalCents} ${row.currency}`, `${paid.cents} ${paid.currency}`]
    report(new Error(`the purchase ${row.id} costs ${asked}, but ${paid.ref} paid ${came}: nothing was booked`))
    return false
  }

  /** What a purchase brought. Throws payment-not-made while it is not paid. */
  async function result(tenantId: string, userId: string, purchaseId: string) {
    return db.inTenant(tenantId, async (tx) => {
      const row = await store.findPurchase(tx, purchaseId)
      if (!row?.paidAt) throw new AppError('payment-not-made')
      const { availableHalfCredits } = await ledger.balance(tx, userId)
      return { ok: true, credits: creditsOf(row.lines), balance: availableHalfCredits / 2, orderId: purchaseId }
    })
  }
}

function isOlder(askedAt: Date, lastAskedAt: Date | null): boolean {
  return lastAskedAt !== null && askedAt < lastAskedAt
}
