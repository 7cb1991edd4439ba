import type { Db } from '../../platform/db/open.ts'
import type { Payments } from '../../ports/payments.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { findDetails, invoiceNumber, listInvoices, purgeDetails } from '../invoices/index.ts'
import { findSettings } from './top-ups/auto-top-up-store.ts'
import { describe } from './describe-lines.ts'
import { callProvider } from './service.ts'
import type { Sellers } from './payouts/seller.ts'
import * as store from './store.ts'

const INVOICES_MAX = 5000

interface Deps {
  db: Db
  payments: Payments | null
  sellers: Pick<Sellers, 'at'>
}

export type BillingPersonalData = ReturnType<typeof createBillingPersonalData>

/** Deletes the payment provider's data of a person. Purchases and invoices stay without a name, as the law requires. */
export function createBillingPersonalData({ db, payments, sellers }: Deps) {
  return { erase, list }

  /** Deletes the person at the provider before their reference here, so that an interrupted run continues. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => purgeDetails(tx, userId))
    if (!payments) return
    const { provider } = payments
    const known = await db.inTenant(tenantId, (tx) => store.listCustomers(tx, userId, provider))
    for (const { account, ref } of known)
      await callProvider(() => payments.purgeCustomer(sellers.at(tenantId, account || null), ref))
    await db.inTenant(tenantId, (tx) => store.purgeCustomers(tx, userId))
  }

  /** Returns a person's payments and their choice for when credits run low. */
  async function list(tenant: Pick<Tenant, 'id' | 'slug'>, userId: string) {
    return db.inTenant(tenant.id, async (tx) => {
      const invoices = await listInvoices(tx, userId, INVOICES_MAX)
      const settings = await findSettings(tx, userId)
      return {
        invoices: invoices.map(({ seq, lines, totalCents, returnedCents, currency, paidAt }) => ({
          number: invoiceNumber(tenant, seq),
          description: describe(lines),
          total: totalCents / 100,
          returned: returnedCents / 100,
          currency,
          paidAt,
        })),
        onInvoices: await findDetails(tx, userId),
        whenCreditsRunLow: settings ? { below: settings.belowHalfCredits / 2, buys: settings.bundleId } : null,
      }
    })
  }
}
