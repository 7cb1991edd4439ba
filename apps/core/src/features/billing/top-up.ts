import { type QuoteLine, nothingChosen, quoteOf } from '@vitrine/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { MoneyPost } from '../../platform/mail/money-letters.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Payments } from '../../ports/payments.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Tenants } from '../tenants/service.ts'
import type { Booking } from './booking.ts'
import { findWatch, switchOff } from './credit-watch-store.ts'
import { describe } from './describe.ts'
import type { Sellers } from './seller.ts'
import * as store from './store.ts'

/** However fast somebody spends, no more is charged by itself within a day. */
const TOP_UPS_A_DAY = 3
const DAY_MS = 24 * 3_600_000

interface Parts {
  db: Db
  payments: Payments | null
  tenants: Pick<Tenants, 'withId'>
  accounts: Pick<Accounts, 'lockPresent'>
  booking: Pick<Booking, 'lookAt'>
  sellers: Sellers
  post: MoneyPost
  clock: Clock
}

export type TopUps = ReturnType<typeof createTopUps>

/** Buys the bundle that somebody chose for when their credits run low, from the card on file. */
export function createTopUps({ db, payments, tenants, accounts, booking, sellers, post, clock }: Parts) {
  return { buy }

  /** Can be run again at any point: the purchase is made once, and the provider charges a purchase once. */
  async function buy(tenantId: string, userId: string, purchaseId: string): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    if (!tenant || !payments) return
    const { account: present } = await sellers.present(tenantId)
    const begun = await db.inTenant(tenantId, (tx) => begin(tx, tenant, userId, { id: purchaseId, account: present }))
    if (!begun) return
    const { lines, totalCents: cents, currency, customerRef, account } = begun
    const seller = sellers.at(tenantId, account)
    const labels = { tenantId, purchaseId }
    const order = { seller, price: { cents, currency }, description: describe(lines), labels }
    const payment = customerRef === undefined ? null : await payments.chargeOnFile({ ...order, customerRef })
    if (payment) {
      await db.inTenant(tenantId, (tx) => store.changePurchase(tx, purchaseId, { payment_ref: payment.ref }))
      await booking.lookAt(tenantId, { kind: 'payment', ref: payment.ref, account })
      if (payment.state === 'paid' || payment.state === 'processing') return
    }
    await db.inTenant(tenantId, async (tx) => {
      if (!payment) await store.changePurchase(tx, purchaseId, { state: 'canceled' })
      if (await switchOff(tx, userId)) await post(tx, { template: 'top-up-off', userId, bundle: describe(lines) })
    })
  }

  /** The purchase, made if it was not; undefined where nothing is to be bought any more. */
  async function begin(tx: TenantTx, tenant: Tenant, userId: string, of: { id: string; account: string | null }) {
    await accounts.lockPresent(tx, userId)
    const provider = payments?.provider ?? 'sandbox'
    const known = await store.findPurchase(tx, of.id)
    const { account } = known ?? of
    // Undefined for whoever has bought nothing yet since the seller changed: there is no card to charge.
    const customerRef = await store.findCustomer(tx, userId, provider, account ?? '')
    if (known?.state === 'canceled') return undefined
    if (known) return { ...known, customerRef }
    const watch = await findWatch(tx, userId)
    const quote = watch?.bundleId && quoteOf(tenant.prices, { ...nothingChosen, bundleId: watch.bundleId })
    const createdAt = clock.now()
    const today = await store.countAutomatic(tx, userId, new Date(createdAt.getTime() - DAY_MS))
    if (!quote || today >= TOP_UPS_A_DAY) return undefined
    const lines: QuoteLine[] = quote.lines
    const { totalCents, currency } = quote
    const purchase = { ...of, userId, provider, lines, totalCents, currency }
    await store.insertPurchase(tx, { ...purchase, createdAt, isAutomatic: true })
    return { ...purchase, customerRef }
  }
}
