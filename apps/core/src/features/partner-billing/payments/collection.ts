import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Payment, Payments, ProviderObject } from '../../../ports/payments.ts'
import { listOwnerIds } from '../../people/index.ts'
import { callProvider } from '../../billing/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import { billPayload } from '../emails.ts'
import { type BillRow, lockBill } from '../invoice-store.ts'
import type { Settlement } from '../settlement.ts'
import { chargeFailedEmail, chargePaidEmail } from './emails.ts'
import { operatorFor } from './payment-method.ts'
import * as store from './payment-store.ts'
import { SYSTEM_ACTOR } from '../../../platform/audit/audit.ts'

const CURRENCY = 'USD'

interface Deps {
  db: Db
  payments: Payments | null
  tenants: Pick<Tenants, 'drop'>
  queue: Pick<Queue, 'send'>
  settlement: Settlement
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
  /** Called with payments that match no invoice. */
  report: (error: Error) => void
}

export type Collections = ReturnType<typeof createCollections>

/**
 * Charges the card on file of a partner for a bill. The charge is ordered in one transaction with its job, the provider charges
 * an order once, and its result is booked once, so every step can be repeated. A bill is always locked before its payments.
 */
export function createCollections(deps: Deps) {
  const { db, payments, tenants, queue, settlement, enqueueEmail, clock, newId, report } = deps
  return { order, payNow, carryOut, reconcile }

  /**
   * Orders the charge of a bill that the caller has locked. Returns the order, also an existing one; undefined where there is
   * nothing to charge.
   */
  async function order(tx: TenantTx, { month, totalCents }: Pick<BillRow, 'month' | 'totalCents'>) {
    if (!payments || totalCents === 0) return undefined
    const { provider } = payments
    if ((await store.findCustomer(tx, provider)) === undefined) return undefined
    const id = newId()
    const payment = { id, month, provider, cents: totalCents, createdAt: clock.now() }
    if (!(await store.insertPayment(tx, payment))) return (await store.findUnfinished(tx, month))?.id
    await queue.send(tx, 'payment', { tenantId: tx.tenantId, kind: 'partner-invoice', ref: id })
    return id
  }

  /** Charges a bill while the partner waits. Throws not-found, no-card or payments-unreachable. */
  async function payNow(tenant: Tenant, month: string): Promise<void> {
    const id = await db.inTenant(tenant.id, async (tx) => {
      const bill = await lockBill(tx, month)
      if (!bill) throw new AppError('not-found')
      if (bill.paidAt) return undefined
      const ordered = await order(tx, bill)
      if (ordered === undefined) throw new AppError('no-card')
      return ordered
    })
    if (id !== undefined) await callProvider(() => carryOut(tenant.id, id))
  }

  /** Carries out an order. Idempotent: a known payment is fetched instead of charged again. */
  async function carryOut(tenantId: string, id: string): Promise<void> {
    const due = await db.inTenant(tenantId, (tx) => begin(tx, id))
    if (!payments || !due) return
    const { cents, month, paymentRef, customerRef } = due
    const [seller, fetchedAt] = [operatorFor(tenantId), clock.now()]
    const labels = { tenantId, purchaseId: id }
    const price = { cents, currency: CURRENCY }
    const payment =
      paymentRef === null
        ? await payments.chargeOnFile({ seller, customerRef, price, description: `Platform ${month}`, labels })
        : await payments.payment(seller, paymentRef)
    await book(tenantId, id, payment, fetchedAt)
  }

  /** Books the state of a payment. Returns false for a payment that is not of a partner's bill. */
  async function reconcile(tenantId: string, { kind, ref, account }: ProviderObject): Promise<boolean> {
    if (!payments || kind !== 'payment' || account !== null) return false
    const known = await db.inTenant(tenantId, (tx) => store.findPaymentOf(tx, ref))
    if (!known) return false
    const fetchedAt = clock.now()
    await book(tenantId, known.id, await payments.payment(operatorFor(tenantId), ref), fetchedAt)
    return true
  }

  /**
   * Returns the charge to make; undefined when the order has ended. Cancels a charge that was not begun when its invoice was paid
   * meanwhile or the tenant has no customer at the provider.
   */
  async function begin(tx: TenantTx, id: string) {
    const row = await store.findPayment(tx, id)
    if (!row || row.provider !== payments?.provider) return undefined
    const bill = await lockBill(tx, row.month)
    const now = await store.findPayment(tx, id)
    if (!bill || (now?.state !== 'open' && now?.state !== 'processing')) return undefined
    const customerRef = await store.findCustomer(tx, row.provider)
    const isStale = now.paymentRef === null && (bill.paidAt !== null || customerRef === undefined)
    if (isStale) await store.changePayment(tx, id, { state: 'canceled' })
    return isStale ? undefined : { ...now, customerRef: customerRef ?? '' }
  }

  async function book(tenantId: string, id: string, payment: Payment | null, fetchedAt: Date): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const known = await store.findPayment(tx, id)
      const bill = known && (await lockBill(tx, known.month))
      const row = bill && (await store.findPayment(tx, id))
      if (!row || (row.fetchedAt && fetchedAt < row.fetchedAt)) return
      if (payment && (payment.cents !== row.cents || payment.currency !== CURRENCY))
        return report(new Error(`the payment ${payment.ref} does not fit the invoice of ${row.month} of ${tenantId}`))
      const state = stateOf(payment)
      await store.changePayment(tx, id, {
        state,
        payment_ref: payment?.ref ?? null,
        failure: payment?.failure ?? null,
        fetched_at: fetchedAt,
      })
      if (state !== row.state) await follow(tx, bill, state)
    })
    tenants.drop(tenantId)
  }

  /** Applies a payment's new state to its invoice and notifies the owners. */
  async function follow(tx: TenantTx, bill: BillRow, state: store.PaymentRow['state']): Promise<void> {
    if (state === 'paid') await settlement.settle(tx, SYSTEM_ACTOR, bill, { isPaid: true })
    if (state === 'refunded') await settlement.settle(tx, SYSTEM_ACTOR, bill, { isPaid: false })
    const email = { paid: chargePaidEmail, failed: chargeFailedEmail }[state as string]
    if (!email) return
    for (const userId of await listOwnerIds(tx)) await enqueueEmail(tx, email, billPayload(userId, bill))
  }
}

/**
 * Without a payment there was no card to charge. A declined payment stays open at the provider, but nobody will enter another
 * card.
 */
function stateOf(payment: Payment | null): store.PaymentRow['state'] {
  if (payment?.state === 'processing') return 'processing'
  if (payment?.state !== 'paid') return 'failed'
  return payment.returnedCents >= payment.cents ? 'refunded' : 'paid'
}
