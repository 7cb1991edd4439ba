import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import { automaticReceiptEmail, paymentRefundedEmail, receiptEmail } from './emails.ts'
import type { Invoice, Payment, Payments, ProviderObject, Subscription } from '../../ports/payments.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { creditsOf, grantCredits, monthlySource, creditForRefunds, adjustSource } from './crediting.ts'
import { describe } from './describe-lines.ts'
import type { Dunning } from './subscriptions/dunning.ts'
import type { Pausing } from './subscriptions/pausing.ts'
import { type NewInvoice, insertInvoice, lockInvoice, recordReturned } from '../invoices/index.ts'
import type { Sellers } from './payouts/seller.ts'
import * as store from './store.ts'
import * as subscriptionStore from './subscriptions/subscription-store.ts'
import type { SubscriptionRow } from './subscriptions/subscription-store.ts'
import { subscriptionFact } from './subscriptions/webhook-fact.ts'
import { type TwinOrders, twinsOf } from './twins.ts'
import type { People } from '../people/index.ts'
import type { Ledger } from '../ledger/index.ts'

interface Deps {
  db: Db
  payments: Payments | null
  sellers: Pick<Sellers, 'at'>
  ledger: Ledger
  people: Pick<People, 'recordSubscription'>
  events: Events
  recordWebhookEvent: RecordWebhookEvent
  enqueueEmail: EnqueueEmail
  dunning: Pick<Dunning, 'recordChange'>
  pausing: Pick<Pausing, 'refundInvoice' | 'refundPayment'>
  twinOrders: TwinOrders
  clock: Clock
  newId: () => string
  /** Called for payments without a matching purchase. */
  report: (error: Error) => void
}

/** The seller whose account was queried, and when. */
interface StateQuery {
  account: string | null
  fetchedAt: Date
}

export type PaymentReconciliation = ReturnType<typeof createPaymentReconciliation>

/**
 * Turns events of the provider into credits, once. An event only names an object: its state is fetched before
 * the transaction that books it, and ignored if a later request was already answered. So events may come late,
 * twice and in any order, and a process may be killed at any time.
 */
export function createPaymentReconciliation(deps: Deps) {
  const { db, payments, sellers, ledger, people, events, enqueueEmail, dunning, clock, newId, report } = deps
  const { recordWebhookEvent, twinOrders, pausing } = deps
  return { reconcile, result }

  async function reconcile(tenantId: string, { kind, ref, account }: ProviderObject): Promise<void> {
    if (!payments) return
    const seller = sellers.at(tenantId, account)
    const fetchedAt = clock.now()
    if (kind === 'payment') {
      const payment = await pausing.refundPayment(seller, await payments.payment(seller, ref))
      await db.inTenant(tenantId, (tx) => bookPayment(tx, payment, { account, fetchedAt }))
    } else if (kind === 'invoice') {
      const invoice = await pausing.refundInvoice(seller, await payments.invoice(seller, ref))
      await db.inTenant(tenantId, (tx) => bookInvoice(tx, invoice, { account, fetchedAt }))
    } else if (kind === 'subscription') {
      const subscription = await payments.subscription(seller, ref)
      await db.inTenant(tenantId, (tx) => bookSubscription(tx, subscription, { account, fetchedAt }))
    }
  }

  async function bookPayment(tx: TenantTx, payment: Payment, { account, fetchedAt }: StateQuery): Promise<void> {
    const row = await store.lockPurchaseOf(tx, 'payment_ref', payment.ref)
    if (!row || row.account !== account || isOlder(fetchedAt, row.fetchedAt)) return
    // The start of a subscription is paid by its first invoice, which is looked up instead.
    if (row.invoiceRef !== null) return recordWaiting(tx, row, payment, fetchedAt)
    if (payment.state !== 'paid') return recordWaiting(tx, row, payment, fetchedAt)
    if (!isExpectedAmount(row, payment)) return
    const period = { end: null, isOver: false }
    await bookPaid(tx, row, { sourceRef: payment.ref, returnedCents: payment.returnedCents, fetchedAt, period })
  }

  async function bookInvoice(tx: TenantTx, invoice: Invoice, { account, fetchedAt }: StateQuery): Promise<void> {
    if (invoice.isRenewal) return bookRenewal(tx, invoice, { account, fetchedAt })
    const row = await store.lockPurchaseOf(tx, 'invoice_ref', invoice.ref)
    if (!row || row.account !== account || isOlder(fetchedAt, row.fetchedAt)) return
    if (invoice.state !== 'paid' || !isExpectedAmount(row, invoice)) return
    const known = row.subscriptionRef && (await subscriptionStore.lockSubscription(tx, row.subscriptionRef))
    const isOver = known ? isCredited(known, invoice.periodEnd) : false
    const period = { end: invoice.periodEnd, isOver }
    await bookPaid(tx, row, { sourceRef: invoice.ref, returnedCents: invoice.returnedCents, fetchedAt, period })
    if (invoice.subscriptionRef !== null) await recordCredited(tx, invoice.subscriptionRef, invoice.periodEnd)
  }

  interface Paid {
    sourceRef: string
    returnedCents: number
    fetchedAt: Date
    period: { end: Date | null; isOver: boolean }
  }

  async function bookPaid(tx: TenantTx, row: store.PurchaseRow, paid: Paid): Promise<void> {
    const paidAt = row.paidAt ?? clock.now()
    const isReturned = isAllReturned(paid, row.totalCents)
    if (!row.paidAt) {
      await grantCredits(tx, ledger, row, {
        paidAt,
        invoiceRef: paid.sourceRef,
        periodEnd: paid.period.end,
        // Credits that are taken back at once do not replace those of an earlier subscription.
        isOver: paid.period.isOver || isReturned,
      })
      const { id: purchaseId, userId, lines, totalCents, currency, subscriptionRef } = row
      await twinOrders.paid(tx, { purchaseId, userId, twins: twinsOf(lines), paidAt })
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
      await writeInvoice(tx, invoice, { isReturned, isAutomatic: row.isAutomatic })
    }
    const taken = await bookReturned(tx, row, paid)
    await store.changePurchase(tx, row.id, {
      state: isReturned ? 'refunded' : 'paid',
      paid_at: paidAt,
      failure: null,
      refunded_cents: paid.returnedCents,
      reclaimed_half_credits: taken,
      fetched_at: paid.fetchedAt,
    })
    await events.publish(tx, { type: 'credits_update', userId: row.userId, refId: row.userId })
  }

  /** Writes an invoice and enqueues its receipt, or the news that all of its money was refunded before it was booked. */
  async function writeInvoice(
    tx: TenantTx,
    invoice: Omit<NewInvoice, 'id'>,
    { isReturned, isAutomatic = false }: { isReturned: boolean; isAutomatic?: boolean },
  ) {
    // Every booking locks the account before the tenant's invoice numbers. Two that locked them in different orders could block
    // each other.
    await ledger.openAccount(tx, invoice.userId)
    const { seq, tax, buyer } = await insertInvoice(tx, { ...invoice, id: newId() })
    const { userId, lines, totalCents: cents, currency } = invoice
    const booked = { userId, number: seq, what: describe(lines), cents, currency }
    if (isReturned) return enqueueEmail(tx, paymentRefundedEmail, booked)
    await enqueueEmail(tx, isAutomatic ? automaticReceiptEmail : receiptEmail, {
      ...booked,
      tax: tax?.name ?? '',
      taxBasisPoints: tax?.basisPoints ?? 0,
      company: buyer.company,
      taxId: buyer.taxId,
    })
  }

  /** Takes unused credits and digital twins back in proportion to refunds. */
  async function bookReturned(tx: TenantTx, row: store.PurchaseRow, paid: Paid): Promise<number> {
    if (paid.returnedCents === row.returnedCents) return row.takenHalfCredits
    const invoice = await lockInvoice(tx, paid.sourceRef)
    if (invoice) await recordReturned(tx, invoice.id, paid.returnedCents, paid.fetchedAt)
    if (twinsOf(row.lines) > 0) await twinOrders.returned(tx, row.id, paid.returnedCents / row.totalCents)
    return creditForRefunds(tx, ledger, row, { invoiceRef: paid.sourceRef, returnedCents: paid.returnedCents })
  }

  async function bookRenewal(tx: TenantTx, invoice: Invoice, { account, fetchedAt }: StateQuery): Promise<void> {
    if (invoice.state !== 'paid' || invoice.subscriptionRef === null) return
    const row = await subscriptionStore.lockSubscription(tx, invoice.subscriptionRef)
    if (!row || row.account !== account) return
    const known = await lockInvoice(tx, invoice.ref)
    if (isOlder(fetchedAt, known?.fetchedAt ?? null)) return
    if (!known) await bookPeriod(tx, row, invoice, fetchedAt)
    const returnedBefore = known?.returnedCents ?? 0
    if (invoice.returnedCents !== returnedBefore) {
      const { id } = known ?? (await lockInvoice(tx, invoice.ref)) ?? { id: '' }
      await recordReturned(tx, id, invoice.returnedCents, fetchedAt)
      const source = { userId: row.userId, kind: 'monthly', sourceRef: monthlySource(invoice.ref) } as const
      const goneFor = (cents: number) => Math.round((row.halfCredits * cents) / invoice.cents)
      await adjustSource(tx, ledger, source, goneFor(invoice.returnedCents) - goneFor(returnedBefore))
    }
    await events.publish(tx, { type: 'credits_update', userId: row.userId, refId: row.userId })
  }

  /** Books a further period: its invoice, and its credits in place of the earlier ones. */
  async function bookPeriod(tx: TenantTx, row: SubscriptionRow, invoice: Invoice, fetchedAt: Date): Promise<void> {
    const { userId, halfCredits, currency } = row
    const line = { kind: 'subscription', id: row.name, name: row.name, quantity: 1, priceCents: invoice.cents } as const
    const lines = [{ ...line, credits: halfCredits / 2 }]
    const of = { purchaseId: null, subscriptionRef: row.ref, sourceRef: invoice.ref, paidAt: clock.now(), fetchedAt }
    const { cents: totalCents, isRetried: afterRetry } = invoice
    const isReturned = isAllReturned(invoice, totalCents)
    await writeInvoice(tx, { userId, lines, totalCents, currency, afterRetry, ...of }, { isReturned })
    // The credits of a past period would replace those of the present one.
    if (isCredited(row, invoice.periodEnd)) return
    const sourceRef = monthlySource(invoice.ref)
    await ledger.renewMonthly(tx, { userId, halfCredits, sourceRef, expiresAt: invoice.periodEnd })
    await recordCredited(tx, row.ref, invoice.periodEnd)
  }

  async function bookSubscription(
    tx: TenantTx,
    subscription: Subscription,
    { account, fetchedAt }: StateQuery,
  ): Promise<void> {
    const row = await subscriptionStore.lockSubscription(tx, subscription.ref)
    if (!row || row.account !== account || isOlder(fetchedAt, row.fetchedAt)) return
    const { state, periodStart, periodEnd, endsAtPeriodEnd } = subscription
    await subscriptionStore.changeSubscription(tx, row.id, {
      state,
      period_start: periodStart,
      period_end: periodEnd,
      ends_at_period_end: endsAtPeriodEnd,
      fetched_at: fetchedAt,
    })
    await dunning.recordChange(tx, row, subscription)
    if (hasChanged(row, subscription)) await recordWebhookEvent(tx, subscriptionFact(row, subscription))
    const current = await subscriptionStore.findSubscription(tx, row.userId)
    await people.recordSubscription(tx, row.userId, current?.state ?? null)
    await events.publish(tx, { type: 'credits_update', userId: row.userId, refId: row.userId })
  }

  /**
   * Whether a request is older than the last one that was answered. A last request in the future means that the clock was set
   * back since.
   */
  function isOlder(fetchedAt: Date, lastFetchedAt: Date | null): boolean {
    return lastFetchedAt !== null && fetchedAt < lastFetchedAt && lastFetchedAt <= clock.now()
  }

  async function recordCredited(tx: TenantTx, subscriptionRef: string, until: Date): Promise<void> {
    const row = await subscriptionStore.lockSubscription(tx, subscriptionRef)
    if (!row || isCredited(row, until)) return
    await subscriptionStore.changeSubscription(tx, row.id, { credited_until: until })
  }

  async function recordWaiting(tx: TenantTx, row: store.PurchaseRow, payment: Payment, fetchedAt: Date): Promise<void> {
    if (row.paidAt) return
    const state = payment.state === 'open' && payment.failure !== null ? 'failed' : payment.state
    if (state === 'paid') return
    await store.changePurchase(tx, row.id, { state, failure: payment.failure, fetched_at: fetchedAt })
  }

  /** Returns whether the paid amount is the amount that was shown, and reports any other. */
  function isExpectedAmount(row: store.PurchaseRow, paid: { ref: string; cents: number; currency: string }): boolean {
    if (paid.cents === row.totalCents && paid.currency === row.currency) return true
    const [asked, came] = [`${row.totalCents} ${row.currency}`, `${paid.cents} ${paid.currency}`]
    report(new Error(`the purchase ${row.id} costs ${asked}, but ${paid.ref} paid ${came}: nothing was booked`))
    return false
  }

  /** Returns the result of a purchase. Throws payment-not-made while it is unpaid, and payment-refunded once it was refunded. */
  async function result(tenantId: string, userId: string, purchaseId: string) {
    return db.inTenant(tenantId, async (tx) => {
      const row = await store.findPurchase(tx, purchaseId)
      if (!row?.paidAt) throw new AppError('payment-not-made')
      if (row.state === 'refunded') throw new AppError('payment-refunded')
      const { availableHalfCredits } = await ledger.balance(tx, userId)
      return { ok: true, credits: creditsOf(row.lines), balance: availableHalfCredits / 2, orderId: purchaseId }
    })
  }
}

function hasChanged(row: SubscriptionRow, now: Subscription): boolean {
  const isMoved = row.periodEnd.getTime() !== now.periodEnd.getTime()
  return isMoved || row.state !== now.state || row.endsAtPeriodEnd !== now.endsAtPeriodEnd
}

/** Returns whether all of a payment went back. A period that cost nothing has nothing to return. */
function isAllReturned({ returnedCents }: { returnedCents: number }, totalCents: number): boolean {
  return returnedCents > 0 && returnedCents === totalCents
}

/** Returns whether the credits of the period that ends then, or of a later one, were granted. */
function isCredited({ creditedUntil }: SubscriptionRow, periodEnd: Date): boolean {
  return creditedUntil !== null && creditedUntil >= periodEnd
}
