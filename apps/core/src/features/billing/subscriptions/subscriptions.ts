import type { BillingSubscription } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Payments } from '../../../ports/payments.ts'
import type { PaymentReconciliation } from '../payment-reconciliation.ts'
import type { Sellers } from '../payouts/seller.ts'
import { callProvider } from '../service.ts'
import * as store from '../store.ts'
import { type SubscriptionRow, findSubscription, isLive } from './subscription-store.ts'
import type { Ledger } from '../../ledger/index.ts'

interface Deps {
  db: Db
  payments: Payments | null
  ledger: Ledger
  paymentReconciliation: PaymentReconciliation
  sellers: Sellers
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** The subscription of a person: reading, cancelling and resuming it. */
export function createSubscriptions({ db, payments, ledger, paymentReconciliation, sellers }: Deps) {
  return { current, cancel, resume, portal }

  async function current(tenant: Tenant, person: Person): Promise<BillingSubscription> {
    return db.inTenant(tenant.id, async (tx) => serialize(tx, person.id, await findSubscription(tx, person.id)))
  }

  /** Ends the subscription with its period. What is paid stays until then. Throws not-subscribed. */
  async function cancel(tenant: Tenant, person: Person): Promise<BillingSubscription> {
    return setEnding(tenant, person, { endsAtPeriodEnd: true })
  }

  /** Continues a subscription that was cancelled and has not ended yet. Throws not-subscribed. */
  async function resume(tenant: Tenant, person: Person): Promise<BillingSubscription> {
    return setEnding(tenant, person, { endsAtPeriodEnd: false })
  }

  async function setEnding(
    tenant: Tenant,
    person: Person,
    { endsAtPeriodEnd }: { endsAtPeriodEnd: boolean },
  ): Promise<BillingSubscription> {
    const row = await db.inTenant(tenant.id, (tx) => findSubscription(tx, person.id))
    if (!payments || !row || !isLive(row)) throw new AppError('not-subscribed')
    const { ref, account } = row
    await callProvider(() => payments.setEnding(sellers.at(tenant.id, account), ref, endsAtPeriodEnd))
    await callProvider(() => paymentReconciliation.reconcile(tenant.id, { kind: 'subscription', ref, account }))
    return current(tenant, person)
  }

  /** Returns the provider's portal at the account of the subscription, else at the account of the next payment. */
  async function portal(tenant: Tenant, person: Person): Promise<{ url: string }> {
    if (!payments) throw new AppError('payments-off')
    const { account: present } = await sellers.present(tenant.id)
    const { account, ref } = await db.inTenant(tenant.id, async (tx) => {
      const own = await findSubscription(tx, person.id)
      const account = own && isLive(own) ? own.account : present
      return { account, ref: await store.findCustomer(tx, person.id, payments.provider, account ?? '') }
    })
    const seller = sellers.at(tenant.id, account)
    if (!ref) throw new AppError('not-found', { message: 'There is nothing to manage until your first purchase.' })
    return { url: await callProvider(() => payments.portalAddress(seller, ref, `${tenant.origin}/billing`)) }
  }

  async function serialize(
    tx: TenantTx,
    userId: string,
    row: SubscriptionRow | undefined,
  ): Promise<BillingSubscription> {
    if (!row) return none
    return {
      status: row.state,
      plan: { nickname: row.name, amount: row.priceCents, interval: `${row.periodDays} days`, currency: row.currency },
      credits_per_period: row.halfCredits / 2,
      credits_used: (await ledger.usedSince(tx, userId, row.periodStart)) / 2,
      current_period_start: secondsOf(row.periodStart),
      current_period_end: secondsOf(row.periodEnd),
      cancel_at_period_end: row.endsAtPeriodEnd,
    }
  }
}

const none: BillingSubscription = {
  status: 'none',
  plan: null,
  credits_per_period: 0,
  credits_used: 0,
  current_period_start: null,
  current_period_end: null,
  cancel_at_period_end: false,
}

export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
