import { type PurchaseLine, type Quote, type QuoteLine, nothingChosen, quoteOf } from '@vitrine/contract'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { topUpOffEmail } from '../emails.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Payments } from '../../../ports/payments.ts'
import type { PaymentReconciliation } from '../payment-reconciliation.ts'
import { type TopUpEnd, type TopUpTerms, findAgreedTerms, findSettings, switchOff } from './auto-top-up-store.ts'
import { creditsOf } from '../crediting.ts'
import { describe } from '../describe-lines.ts'
import type { Sellers } from '../payouts/seller.ts'
import { isOff } from '../subscriptions/pausing.ts'
import * as store from '../store.ts'
import type { People } from '../../people/index.ts'
import type { Tenants } from '../../tenants/index.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** The most top-ups charged within a day, however fast credits are spent. */
const TOP_UPS_A_DAY = 3

interface Deps {
  db: Db
  payments: Payments | null
  tenants: Pick<Tenants, 'withId'>
  people: Pick<People, 'lockPresent'>
  paymentReconciliation: Pick<PaymentReconciliation, 'reconcile'>
  sellers: Sellers
  enqueueEmail: EnqueueEmail
  clock: Clock
}

export type TopUpPurchases = ReturnType<typeof createTopUpPurchases>

/** Buys the bundle a person chose for when their credits run low, with the card on file. */
export function createTopUpPurchases({
  db,
  payments,
  tenants,
  people,
  paymentReconciliation,
  sellers,
  enqueueEmail,
  clock,
}: Deps) {
  return { buy }

  /** Idempotent: the purchase is made once, and the provider charges a purchase once. Buys nothing while the site is off. */
  async function buy(tenantId: string, userId: string, purchaseId: string): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    if (!tenant || !payments || isOff(tenant)) return
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
      await paymentReconciliation.reconcile(tenantId, { kind: 'payment', ref: payment.ref, account })
      if (payment.state === 'paid' || payment.state === 'processing') return
    }
    await db.inTenant(tenantId, async (tx) => {
      if (!payment) await store.changePurchase(tx, purchaseId, { state: 'canceled' })
      await end(tx, userId, lines, 'declined')
    })
  }

  async function end(tx: TenantTx, userId: string, lines: readonly PurchaseLine[], why: TopUpEnd) {
    if (!(await switchOff(tx, userId, why))) return
    await enqueueEmail(tx, topUpOffEmail, { userId, bundle: describe(lines), why })
  }

  /** Returns the purchase, created if needed; undefined where nothing is to be bought any more. */
  async function begin(tx: TenantTx, tenant: Tenant, userId: string, of: { id: string; account: string | null }) {
    await people.lockPresent(tx, userId)
    const provider = payments?.provider ?? 'sandbox'
    const known = await store.findPurchase(tx, of.id)
    const { account } = known ?? of
    // Undefined when the person has bought nothing since the seller changed: there is no card to charge.
    const customerRef = await store.findCustomer(tx, userId, provider, account ?? '')
    if (known?.state === 'canceled') return undefined
    if (known) return { ...known, customerRef }
    const settings = await findSettings(tx, userId)
    const quote = settings?.bundleId && quoteOf(tenant.prices, { ...nothingChosen, bundleId: settings.bundleId })
    const createdAt = clock.now()
    const today = await store.countAutomatic(tx, userId, new Date(createdAt.getTime() - DAY_MS))
    if (!quote || today >= TOP_UPS_A_DAY) return undefined
    const lines: QuoteLine[] = quote.lines
    if (isWorse(quote, await findAgreedTerms(tx, userId))) {
      await end(tx, userId, lines, 'changed')
      return undefined
    }
    const { totalCents, currency } = quote
    const purchase = { ...of, userId, provider, lines, totalCents, currency }
    await store.insertPurchase(tx, { ...purchase, createdAt, isAutomatic: true })
    return { ...purchase, customerRef }
  }
}

/** Returns whether a quote costs more than the person agreed to, or has fewer credits. */
function isWorse({ currency, totalCents, lines }: Quote, agreed: TopUpTerms | null): boolean {
  if (!agreed) return false
  return currency !== agreed.currency || totalCents > agreed.priceCents || creditsOf(lines) * 2 < agreed.halfCredits
}
