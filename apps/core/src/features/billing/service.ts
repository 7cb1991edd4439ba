import { type Choice, type PaymentStart, type PurchaseLine, quoteOf } from '@vitrine/contract'
import { HOUR_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import {
  type Payments,
  PaymentsError,
  type ProviderObject,
  type SavedCard,
  type Seller,
  type Started,
} from '../../ports/payments.ts'
import type { PaymentReconciliation } from './payment-reconciliation.ts'
import { listFor } from './price-list.ts'
import { offeredCards } from './offered-cards.ts'
import type { Sellers } from './payouts/seller.ts'
import * as store from './store.ts'
import * as subscriptionStore from './subscriptions/subscription-store.ts'
import { countBoughtTwins } from './twins.ts'
import type { People } from '../people/index.ts'

/** The time within which a person who makes the same choice again pays the purchase already begun. */
const OPEN_FOR_MS = HOUR_MS
/** Starting a subscription at the provider takes seconds. If the process dies meanwhile, the next attempt waits this long. */
const STARTING_FOR_MS = 60_000

interface Starting {
  payments: Payments
  seller: Seller
  tenant: Tenant
  purchase: store.NewPurchase
}

interface Deps {
  db: Db
  /** Null where nothing can be sold. */
  payments: Payments | null
  people: Pick<People, 'lockPresent'>
  paymentReconciliation: PaymentReconciliation
  sellers: Sellers
  clock: Clock
  newId: () => string
}

export type Billing = ReturnType<typeof createBilling>

/** Purchases. Each choice becomes a purchase of our own, and a payment at the provider of exactly its amount. */
export function createBilling({ db, payments, people, paymentReconciliation, sellers, clock, newId }: Deps) {
  return { begin, requireOwn, confirmPayment }

  /**
   * Starts paying. Amounts come from the tenant's price list; the same choice within the hour is the same payment. `waitedMs` is
   * how long ago the request arrived: of subscriptions begun in parallel one wins, and the others throw subscription-starting.
   */
  async function begin(tenant: Tenant, person: Person, choice: Choice, waitedMs: number): Promise<PaymentStart> {
    if (!payments) throw new AppError('payments-off')
    if (choice.twins > 0 && !tenant.branding.sellsTwins) throw new AppError('twin-not-sold')
    const arrivedAt = new Date(clock.now().getTime() - waitedMs)
    const seller = await sellers.present(tenant.id)
    const { provider, publishableKey } = payments
    const { account } = seller
    const purchase = await db.inTenant(tenant.id, async (tx) => {
      await people.lockPresent(tx, person.id)
      if (choice.subscription) await refuseSecond(tx, person.id, arrivedAt)
      return openPurchase(tx, tenant, person, choice, { provider, account })
    })
    const startPaying = () => callProvider(() => start(payments, seller, tenant, person, purchase))
    const { clientSecret, cards } = await (choice.subscription
      ? asOnlySubscription(payments, tenant.id, purchase, startPaying)
      : startPaying())
    const { id: orderId, lines, totalCents: amount } = purchase
    const { currency } = tenant.prices
    return { clientSecret, orderId, lines, amount, currency, provider, publishableKey, account, cards }
  }

  /** Returns the purchase of a choice: the open one of the last hour, else a new one. Throws offer-unknown. */
  async function openPurchase(
    tx: TenantTx,
    tenant: Tenant,
    person: Person,
    choice: Choice,
    seller: Pick<store.NewPurchase, 'provider' | 'account'>,
  ): Promise<store.NewPurchase> {
    const owned = await countBoughtTwins(tx, person.id)
    const quote = quoteOf(listFor(tenant, person), choice, owned)
    if (!quote) throw new AppError('offer-unknown')
    const { lines, totalCents, currency } = quote
    const createdAt = clock.now()
    const wanted = {
      id: newId(),
      userId: person.id,
      ...seller,
      lines,
      totalCents,
      currency,
      createdAt,
      isAutomatic: false,
    }
    const open = await store.findOpenPurchase(tx, wanted, new Date(createdAt.getTime() - OPEN_FOR_MS))
    if (!open) await store.insertPurchase(tx, wanted)
    const id = open ?? wanted.id
    const startingUntil = new Date(createdAt.getTime() + STARTING_FOR_MS)
    if (choice.subscription) await store.changePurchase(tx, id, { starting_until: startingUntil })
    return { ...wanted, id }
  }

  async function start(
    payments: Payments,
    seller: Seller,
    tenant: Tenant,
    person: Person,
    purchase: store.NewPurchase,
  ): Promise<Started & { cards: SavedCard[] }> {
    const customerRef = await customerOf(payments, seller, person)
    const [started, cards] = await Promise.all([
      startAs(customerRef, { payments, seller, tenant, purchase }),
      offeredCards(payments, { seller, customerRef, now: clock.now() }),
    ])
    return { ...started, cards }
  }

  async function startAs(customerRef: string, { payments, seller, tenant, purchase }: Starting): Promise<Started> {
    const labels = { tenantId: tenant.id, purchaseId: purchase.id }
    const [currency, price] = [purchase.currency, { cents: purchase.totalCents, currency: purchase.currency }]
    const line = purchase.lines.find(({ kind }) => kind === 'subscription')
    if (!line) {
      const description = purchase.lines.map(({ name }) => name).join(' + ')
      const started = await payments.startPayment({ seller, customerRef, price, description, labels })
      await db.inTenant(tenant.id, (tx) => store.changePurchase(tx, purchase.id, { payment_ref: started.paymentRef }))
      return started
    }
    const { periodDays } = tenant.prices.subscription
    const extras = purchase.lines
      .filter((other) => other !== line)
      .map(({ name, priceCents: cents }) => ({ name, cents }))
    const order = {
      seller,
      customerRef,
      labels,
      name: line.name,
      price: { cents: line.priceCents, currency },
      periodDays,
      extras,
    }
    const fetchedAt = clock.now()
    const started = await payments.startSubscription(order)
    const begun = await payments.subscription(seller, started.subscriptionRef)
    await db.inTenant(tenant.id, async (tx) => {
      const { paymentRef, invoiceRef, subscriptionRef } = started
      const refs = { payment_ref: paymentRef, invoice_ref: invoiceRef, subscription_ref: subscriptionRef }
      await store.changePurchase(tx, purchase.id, refs)
      await subscriptionStore.saveSubscription(tx, subscriptionFor(purchase, line, periodDays), begun, fetchedAt)
    })
    return started
  }

  function subscriptionFor(purchase: store.NewPurchase, line: PurchaseLine, periodDays: number) {
    const { userId, provider, account, currency, createdAt } = purchase
    const { name, priceCents, credits } = line
    return {
      id: newId(),
      userId,
      provider,
      account,
      name,
      priceCents,
      currency,
      halfCredits: credits * 2,
      periodDays,
      createdAt,
    }
  }

  async function customerOf(payments: Payments, seller: Seller, person: Person): Promise<string> {
    const { tenantId } = seller
    const key = { provider: payments.provider, account: seller.account ?? '' }
    const known = await db.inTenant(tenantId, (tx) => store.findCustomer(tx, person.id, key.provider, key.account))
    if (known) return known
    const name = person.displayName ?? person.username
    const ref = await payments.openCustomer(seller, { userId: person.id, name, email: person.email })
    await db.inTenant(tenantId, (tx) => store.saveCustomer(tx, { userId: person.id, ...key, ref }))
    return ref
  }

  async function refuseSecond(tx: TenantTx, userId: string, arrivedAt: Date): Promise<void> {
    const current = await subscriptionStore.findSubscription(tx, userId)
    if (current && subscriptionStore.isLive(current)) throw new AppError('already-subscribed')
    if (await store.wasStartingSubscription(tx, userId, arrivedAt)) throw new AppError('subscription-starting')
  }

  /**
   * Begins the only subscription of a person. Earlier ones, begun in another window or for another offer, are abandoned first.
   */
  async function asOnlySubscription<T>(
    payments: Payments,
    tenantId: string,
    purchase: store.NewPurchase,
    begin: () => Promise<T>,
  ) {
    try {
      await abandonOthers(payments, tenantId, purchase)
      return await begin()
    } finally {
      await db.inTenant(tenantId, (tx) => store.changePurchase(tx, purchase.id, { starting_until: clock.now() }))
    }
  }

  async function abandonOthers(payments: Payments, tenantId: string, { id, userId, provider }: store.NewPurchase) {
    const others = await db.inTenant(tenantId, (tx) => store.listUnpaidSubscriptions(tx, userId, id))
    for (const other of others) {
      if (other.provider !== provider || other.subscriptionRef === null) continue
      await callProvider(() => abandon(payments, sellers.at(tenantId, other.account), other.subscriptionRef ?? ''))
      await db.inTenant(tenantId, (tx) => store.changePurchase(tx, other.id, { state: 'canceled' }))
    }
  }

  /** Returns the person's purchase that a payment pays. Another person's is treated as unknown. */
  async function requireOwn({ id, tenantId }: Person, paymentRef: string): Promise<store.PurchaseRow> {
    const own = await db.inTenant(tenantId, (tx) => store.findOwn(tx, id, paymentRef))
    if (!own) throw new AppError('not-found')
    return own
  }

  async function hasSubscription(tenant: Tenant, person: Person): Promise<boolean> {
    const row = await db.inTenant(tenant.id, (tx) => subscriptionStore.findSubscription(tx, person.id))
    return row !== undefined && subscriptionStore.isLive(row)
  }

  /**
   * Reads from the provider whether a payment of this person succeeded, and books it once. Amounts and credits are never taken
   * from the browser.
   */
  async function confirmPayment(tenant: Tenant, person: Person, paymentRef: string) {
    if (!payments) throw new AppError('payments-off')
    const own = await requireOwn(person, paymentRef)
    if (own.state !== 'paid' && own.state !== 'refunded') {
      await callProvider(() => paymentReconciliation.reconcile(tenant.id, providerObjectOf({ ...own, paymentRef })))
    }
    const { subscriptionRef: ref, account } = own
    // A subscription that has just been paid can be cancelled at once, so its person is free to buy another.
    if (ref !== null && !(await hasSubscription(tenant, person)))
      await callProvider(() => paymentReconciliation.reconcile(tenant.id, { kind: 'subscription', ref, account }))
    return paymentReconciliation.result(tenant.id, person.id, own.id)
  }
}

/** Throws already-subscribed where it has been paid meanwhile. */
async function abandon(payments: Payments, seller: Seller, subscriptionRef: string): Promise<void> {
  try {
    await payments.abandonSubscription(seller, subscriptionRef)
  } catch (cause) {
    if (cause instanceof PaymentsError && cause.problem === 'refused')
      throw new AppError('already-subscribed', { cause })
    throw cause
  }
}

/** Returns the object at the provider that pays a purchase: the first invoice of a subscription, else a payment. */
export function providerObjectOf({ invoiceRef, paymentRef, account }: PaidAt): ProviderObject {
  return {
    ...(invoiceRef ? { kind: 'invoice', ref: invoiceRef } : { kind: 'payment', ref: paymentRef ?? '' }),
    account,
  }
}

type PaidAt = Pick<store.PurchaseRow, 'account' | 'invoiceRef' | 'paymentRef'>

/** Calls the payment provider. An error or a timeout becomes a problem that tells the person what to do. */
export async function callProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    if (error.problem === 'unknown') throw new AppError('not-found', { cause: error })
    throw new AppError('payments-unreachable', { cause: error })
  }
}
