import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { allSettled } from '../../../platform/errors/all-settled.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import {
  type Invoice,
  type Payment,
  type Payments,
  type Seller,
  type Subscription,
  isUnreachable,
} from '../../../ports/payments.ts'
import { subscriptionPausedEmail, subscriptionResumedEmail } from '../emails.ts'
import { lockInvoice } from '../../invoices/index.ts'
import { type Tenants, withRows } from '../../tenants/index.ts'
import type { Sellers } from '../payouts/seller.ts'
import { lockPurchaseOf } from '../store.ts'
import { type SubscriptionRow, listToPause, lockSubscription, setPaused } from './subscription-store.ts'

interface Deps {
  db: Db
  payments: Payments | null
  sellers: Pick<Sellers, 'at'>
  tenants: Pick<Tenants, 'withId'>
  enqueueEmail: EnqueueEmail
}

export type Pausing = ReturnType<typeof createPausing>

const tenantsDue = withRows(
  'subscription',
  `found.state in ('active', 'past_due', 'trialing') and found.is_paused <>
     (tenant.status = 'suspended' or coalesce((tenant.settings ->> 'isPaused')::boolean, false))`,
)

/** Nobody pays for a site that is off: its subscriptions are paused at the provider, and resumed when it is on again. */
export function createPausing({ db, payments, sellers, tenants, enqueueEmail }: Deps) {
  return { followSite, refundPayment, refundInvoice, tenantsDue }

  /**
   * Pauses or resumes the subscriptions of a site that was turned off or on, and tells their people. What fails is tried again by
   * the next run.
   */
  async function followSite(tenantId: string): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    if (!payments || !tenant) return
    const { provider } = payments
    const isPaused = isOff(tenant)
    const rows = await db.inTenant(tenantId, (tx) => listToPause(tx, { provider, isPaused }))
    const change = async (row: SubscriptionRow) => {
      const now = await payments.setPaused(sellers.at(tenantId, row.account), row.ref, isPaused)
      await db.inTenant(tenantId, async (tx) => {
        const isChanged = await setPaused(tx, row.id, isPaused)
        // One that ends with its period is charged no more in either case.
        if (isChanged && !now.endsAtPeriodEnd) await announce(tx, row.userId, { isPaused, now })
      })
    }
    await allSettled(rows, change, isUnreachable)
  }

  function announce(tx: TenantTx, userId: string, { isPaused, now }: { isPaused: boolean; now: Subscription }) {
    if (isPaused) return enqueueEmail(tx, subscriptionPausedEmail, { userId })
    return enqueueEmail(tx, subscriptionResumedEmail, { userId, until: now.periodEnd.toISOString() })
  }

  /**
   * Refunds a payment that was made although the site is off, as with a form that was open before, and returns it as it is then.
   * Call it before the payment is booked, since one that was booked stays.
   */
  async function refundPayment(seller: Seller, payment: Payment): Promise<Payment> {
    const { ref, state, returnedCents } = payment
    if (!payments || state !== 'paid' || returnedCents > 0 || !(await isSiteOff(seller.tenantId))) return payment
    const order = await db.inTenant(seller.tenantId, (tx) => lockPurchaseOf(tx, 'payment_ref', ref))
    // The payment of a subscription is refunded with its first invoice.
    if (order?.account !== seller.account || order.paidAt || order.invoiceRef !== null) return payment
    return payments.refund(seller, ref, `while off ${ref}`)
  }

  /**
   * Refunds a period of a subscription that was charged although the site is off, and returns its invoice as it is then: its
   * credits would expire before they could be used. A subscription whose first period is refunded ends. Call it before the invoice
   * is booked, since one that was booked stays.
   */
  async function refundInvoice(seller: Seller, invoice: Invoice): Promise<Invoice> {
    const { ref, paymentRef, subscriptionRef, isRenewal, state, returnedCents } = invoice
    if (!payments || state !== 'paid' || paymentRef === null || returnedCents > 0) return invoice
    if (!(await isSiteOff(seller.tenantId))) return invoice
    if (!(await db.inTenant(seller.tenantId, (tx) => isUnbooked(tx, seller, invoice)))) return invoice
    // It ends first: an invoice that was refunded is not looked at again.
    if (!isRenewal && subscriptionRef !== null) await payments.endSubscription(seller, subscriptionRef)
    await payments.refund(seller, paymentRef, `while off ${ref}`)
    return payments.invoice(seller, ref)
  }

  async function isUnbooked(tx: TenantTx, { account }: Seller, { ref, isRenewal, subscriptionRef }: Invoice) {
    const sold = isRenewal ? lockSubscription(tx, subscriptionRef ?? '') : lockPurchaseOf(tx, 'invoice_ref', ref)
    return (await sold)?.account === account && !(await lockInvoice(tx, ref))
  }

  async function isSiteOff(tenantId: string): Promise<boolean> {
    const tenant = await tenants.withId(tenantId)
    return tenant !== undefined && isOff(tenant)
  }
}

export function isOff({ isPaused, isSuspended }: Pick<Tenant, 'isPaused' | 'isSuspended'>): boolean {
  return isPaused || isSuspended
}
