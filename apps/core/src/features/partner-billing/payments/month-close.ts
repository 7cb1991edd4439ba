import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { findBill } from '../invoice-store.ts'
import { type PartnerInvoices, SETTLING_MS } from '../invoices.ts'
import { monthOf } from '../month.ts'
import type { PaymentMethods } from './payment-method.ts'

interface Deps {
  db: Db
  clock: Clock
  partnerInvoices: Pick<PartnerInvoices, 'issueOwn'>
  paymentMethods: Pick<PaymentMethods, 'hasCard'>
}

/**
 * Returns a function that closes the previous month of a partner with a card on file: it issues the bill, which orders the
 * charge. Without a card the operator issues the bill.
 */
export function createMonthClose({ db, clock, partnerInvoices, paymentMethods }: Deps) {
  return async (tenant: Tenant): Promise<void> => {
    if (tenant.plan === null) return
    const now = clock.now()
    const last = monthOf(new Date(monthOf(now).from.getTime() - 1))
    if (last.to.getTime() + SETTLING_MS > now.getTime()) return
    if (await db.inTenant(tenant.id, (tx) => findBill(tx, last.name))) return
    if (await paymentMethods.hasCard(tenant.id)) await partnerInvoices.issueOwn(tenant, last)
  }
}
