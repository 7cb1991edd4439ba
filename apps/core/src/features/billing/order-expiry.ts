import { DAY_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { allSettled } from '../../platform/errors/all-settled.ts'
import { type Payments, PaymentsError, isUnreachable } from '../../ports/payments.ts'
import { withOverdue } from '../tenants/index.ts'
import type { PaymentReconciliation } from './payment-reconciliation.ts'
import type { Sellers } from './payouts/seller.ts'
import { providerObjectOf } from './service.ts'
import * as store from './store.ts'

/** The time for which an order can be paid at its original price. */
const OPEN_FOR_MS = DAY_MS
const ORDERS_PER_RUN = 50

interface Deps {
  db: Db
  payments: Payments | null
  paymentReconciliation: Pick<PaymentReconciliation, 'reconcile'>
  sellers: Pick<Sellers, 'at'>
  clock: Clock
}

const tenantsDue = withOverdue({
  table: 'purchase',
  column: 'created_at',
  keptMs: OPEN_FOR_MS,
  where: "state in ('open', 'failed')",
})

/**
 * Cancels orders that were not paid within their day: first at the provider, then in our records. Late payments
 * still buy what the order was for.
 */
export function createOrderExpiry({ db, payments, paymentReconciliation, sellers, clock }: Deps) {
  return { endOverdue, tenantsDue }

  async function endOverdue(tenantId: string): Promise<void> {
    if (!payments) return
    const { provider } = payments
    const before = new Date(clock.now().getTime() - OPEN_FOR_MS)
    const overdue = { provider, before, limit: ORDERS_PER_RUN }
    const orders = await db.inTenant(tenantId, (tx) => store.listOverdue(tx, overdue))
    const endOne = async (order: store.PurchaseRow) => {
      const fetchedAt = clock.now()
      await end(payments, tenantId, order)
      await db.inTenant(tenantId, (tx) => store.cancelUnpaid(tx, order.id, fetchedAt))
    }
    await allSettled(orders, endOne, isUnreachable)
  }

  async function end(payments: Payments, tenantId: string, order: store.PurchaseRow): Promise<void> {
    const seller = sellers.at(tenantId, order.account)
    try {
      if (order.subscriptionRef) await payments.abandonSubscription(seller, order.subscriptionRef)
      else if (order.paymentRef) await payments.abandonPayment(seller, order.paymentRef)
    } catch (error) {
      if (!isFinal(error)) throw error
      // The order was paid in the meantime, or the provider no longer returns its payment.
      await paymentReconciliation.reconcile(tenantId, providerObjectOf(order)).catch(unlessFinal)
    }
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof PaymentsError && !isUnreachable(error)
}

function unlessFinal(error: unknown): void {
  if (!isFinal(error)) throw error
}
