import type { Db } from '../../../platform/db/open.ts'
import { allSettled } from '../../../platform/errors/all-settled.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type Invoice, type Payments, type Seller, isUnreachable } from '../../../ports/payments.ts'
import { lockInvoice } from '../../invoices/index.ts'
import { type Tenants, withRows } from '../../tenants/index.ts'
import type { Sellers } from '../payouts/seller.ts'
import { changeSubscription, listToPause } from './subscription-store.ts'

interface Deps {
  db: Db
  payments: Payments | null
  sellers: Pick<Sellers, 'at'>
  tenants: Pick<Tenants, 'withId'>
}

export type Pausing = ReturnType<typeof createPausing>

const tenantsDue = withRows(
  'subscription',
  `found.state in ('active', 'past_due', 'trialing') and found.is_paused <>
     (tenant.status = 'suspended' or coalesce((tenant.settings ->> 'isPaused')::boolean, false))`,
)

/** Nobody pays for a site that is off: its subscriptions are paused at the provider, and resumed when it is on again. */
export function createPausing({ db, payments, sellers, tenants }: Deps) {
  return { followSite, refundWhileOff, tenantsDue }

  /** Pauses or resumes the subscriptions of a site that was turned off or on. What fails is tried again by the next run. */
  async function followSite(tenantId: string): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    if (!payments || !tenant) return
    const { provider } = payments
    const isPaused = isOff(tenant)
    const rows = await db.inTenant(tenantId, (tx) => listToPause(tx, { provider, isPaused }))
    const change = async ({ id, ref, account }: (typeof rows)[number]) => {
      await payments.setPaused(sellers.at(tenantId, account), ref, isPaused)
      await db.inTenant(tenantId, (tx) => changeSubscription(tx, id, { is_paused: isPaused }))
    }
    await allSettled(rows, change, isUnreachable)
  }

  /**
   * Refunds a renewal that was charged although the site is off, and returns its invoice as it is then. Its credits would expire
   * before they could be used. Call it before the renewal is booked, since one that was booked stays.
   */
  async function refundWhileOff(seller: Seller, invoice: Invoice): Promise<Invoice> {
    const { ref, paymentRef, isRenewal, state, returnedCents } = invoice
    if (!payments || !isRenewal || state !== 'paid' || paymentRef === null || returnedCents > 0) return invoice
    const tenant = await tenants.withId(seller.tenantId)
    if (!tenant || !isOff(tenant)) return invoice
    if (await db.inTenant(seller.tenantId, (tx) => lockInvoice(tx, ref))) return invoice
    await payments.refund(seller, paymentRef, `while off ${ref}`)
    return payments.invoice(seller, ref)
  }
}

export function isOff({ isPaused, isSuspended }: Pick<Tenant, 'isPaused' | 'isSuspended'>): boolean {
  return isPaused || isSuspended
}
