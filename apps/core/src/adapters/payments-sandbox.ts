import { randomBytes } from 'node:crypto'
import type { Clock } from '../platform/time/clock.ts'
import type { Db, TenantTx } from '../platform/db/open.ts'
import {
  type Invoice,
  type WebhookEvent,
  type Payment,
  type Payments,
  PaymentsError,
  type Seller,
  type ProviderObject,
  type Subscription,
  type TestCard,
  type TestConfirmation,
  type TestMethod,
  type TestPayments,
} from '../ports/payments.ts'
import { createSandboxAccounts, feeOf } from './sandbox/accounts.ts'
import { behaviourOf, cardOf, savedCard, typedCard } from './sandbox/cards.ts'
import { addDays, advance } from './sandbox/clock.ts'
import { type Bodies, type Kind, type PaymentBody, change, find, listSubscriptions, make } from './sandbox/objects.ts'

interface Deps {
  db: Db
  clock: Clock
  newId: () => string
  /** Delivers an event, in the transaction that makes it true. */
  deliver: (tx: TenantTx, event: WebhookEvent) => Promise<void>
}

const GIVEN_UP = 'This order is no longer open.'
const secretOf = (paymentRef: string) => `${paymentRef}_secret_${randomBytes(18).toString('base64url')}`
const firstPaymentOf = (subscriptionRef: string) => `${subscriptionRef}_pay_first`
const paymentRefOf = (clientSecret: string) => clientSecret.slice(0, Math.max(0, clientSecret.lastIndexOf('_secret_')))

/** A payment provider inside the product. It accepts test cards only and moves no money. */
export function createSandboxPayments({ db, clock, newId, deliver }: Deps): Payments & TestPayments {
  const accounts = createSandboxAccounts(db)
  return {
    provider: 'sandbox',
    publishableKey: null,
    isLive: false,
    openAccount: ({ tenantId, name }) => accounts.open(tenantId, name),
    accountAddress: async (_tenantId, _ref, returnTo) => new URL('/sandbox-onboarding', returnTo).href,
    account: accounts.read,
    completeAccount: accounts.complete,
    openCustomer,
    purgeCustomer,
    startPayment,
    startSubscription,
    cardOnFile: async (seller, ref) => cardOf(await known(seller, 'customer', ref)),
    savedCards: async (seller, ref) => [savedCard(ref, await known(seller, 'customer', ref)) ?? []].flat(),
    chargeOnFile,
    payment: async (seller, ref) => paymentOf(ref, await known(seller, 'payment', ref)),
    subscription: async (seller, ref) => subscriptionOf(ref, await known(seller, 'subscription', ref)),
    invoice: async (seller, ref) => invoiceOf(ref, await known(seller, 'invoice', ref)),
    abandonPayment,
    abandonSubscription,
    endSubscription: async (seller, ref) => void (await changeSubscription(seller, ref, { state: 'canceled' })),
    setEnding: (seller, ref, endsAtPeriodEnd) => changeSubscription(seller, ref, { endsAtPeriodEnd }),
    setPaused: (seller, ref, isPaused) => changeSubscription(seller, ref, { isPaused }),
    refund,
    portalAddress: async (_seller, _customerRef, returnTo) => new URL('/sandbox-portal', returnTo).href,
    readEvent: async () => {
      throw new PaymentsError('forged', 'The sandbox sends no messages from outside.')
    },
    confirm,
    saveCard: (tenantId, ref, card) => db.inTenant(tenantId, (tx) => saveCard(tx, ref, card)),
    clientSecretOf: async (tenantId, ref) =>
      (await db.inTenant(tenantId, (tx) => find(tx, 'payment', ref)))?.clientSecret,
    advance: (tenantId) =>
      db.inTenant(tenantId, (tx) => advance(tx, clock.now(), (providerObject) => announce(tx, providerObject))),
  }

  async function openCustomer({ tenantId, account }: Seller, { userId }: { userId: string }) {
    const ref = account === null ? `sb_cus_${userId}` : `sb_cus_${account}_${userId}`
    await db.inTenant(tenantId, (tx) => make(tx, 'customer', ref, { userId, account }))
    return ref
  }

  async function purgeCustomer({ tenantId }: Seller, customerRef: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const customer = await find(tx, 'customer', customerRef)
      if (customer) await change(tx, 'customer', customerRef, { userId: customer.userId, account: customer.account })
      for (const { ref, body } of await listSubscriptions(tx)) {
        if (body.customerRef !== customerRef || body.state === 'canceled') continue
        await change(tx, 'subscription', ref, { ...body, state: 'canceled', cardNumber: null })
        await announce(tx, { kind: 'subscription', ref, account: body.account })
      }
    })
  }

  async function startPayment({ seller, customerRef, price, labels }: Parameters<Payments['startPayment']>[0]) {
    const ref = `sb_pi_${labels.purchaseId}`
    await accounts.requireActive(seller)
    await known(seller, 'customer', customerRef)
    const body = openPayment(ref, seller, { ...price, customerRef, labels, invoiceRef: null })
    await db.inTenant(seller.tenantId, (tx) => make(tx, 'payment', ref, body))
    return { paymentRef: ref, clientSecret: (await known(seller, 'payment', ref)).clientSecret }
  }

  async function chargeOnFile(order: Parameters<Payments['chargeOnFile']>[0]): Promise<Payment | null> {
    const { seller, customerRef } = order
    const { cardNumber } = await known(seller, 'customer', customerRef)
    if (cardNumber === undefined) return null
    const { paymentRef: ref } = await startPayment(order)
    return db.inTenant(seller.tenantId, async (tx) => {
      const payment = await find(tx, 'payment', ref)
      if (!payment) throw unknown('payment', ref)
      if (payment.state === 'paid') return paymentOf(ref, payment)
      // The person is not present to confirm the payment.
      const isGood = behaviourOf(cardNumber).kind === 'pays'
      const failure = isGood ? null : 'Your card was declined.'
      const body = { ...payment, failure, state: isGood ? ('paid' as const) : payment.state }
      await change(tx, 'payment', ref, body)
      await announce(tx, { kind: 'payment', ref, account: body.account })
      return paymentOf(ref, body)
    })
  }

  async function saveCard(tx: TenantTx, customerRef: string, card: TestCard): Promise<void> {
    const { number: cardNumber, expiry: cardExpiry } = card
    const customer = await find(tx, 'customer', customerRef)
    if (customer) await change(tx, 'customer', customerRef, { ...customer, cardNumber, cardExpiry })
    for (const { ref, body } of await listSubscriptions(tx))
      if (body.customerRef === customerRef && body.state !== 'canceled')
        await change(tx, 'subscription', ref, { ...body, cardNumber })
  }

  async function startSubscription(order: Parameters<Payments['startSubscription']>[0]) {
    const { seller, customerRef, labels, name, price, periodDays, extras } = order
    const ref = `sb_sub_${labels.purchaseId}`
    const [invoiceRef, paymentRef] = [`${ref}_in_first`, firstPaymentOf(ref)]
    await accounts.requireActive(seller)
    await known(seller, 'customer', customerRef)
    const cents = price.cents + extras.reduce((sum, extra) => sum + extra.cents, 0)
    const [periodStart, periodEnd] = [clock.now().toISOString(), addDays(clock.now(), periodDays)]
    const { account, feePercent } = seller
    const period = { periodStart, periodEnd, labels, currency: price.currency, account }
    await db.inTenant(seller.tenantId, async (tx) => {
      const rest = { cardNumber: null, failedTries: 0, state: 'incomplete', endsAtPeriodEnd: false } as const
      const plan = { name, cents: price.cents, periodDays, feePercent }
      await make(tx, 'subscription', ref, { ...period, ...rest, ...plan, customerRef })
      const due = { state: 'open', isRenewal: false, isRetried: false, returnedCents: 0 } as const
      await make(tx, 'invoice', invoiceRef, { ...period, ...due, number: ref, subscriptionRef: ref, paymentRef, cents })
      const { currency } = price
      const payment = openPayment(paymentRef, seller, { cents, currency, customerRef, labels, invoiceRef })
      await make(tx, 'payment', paymentRef, payment)
    })
    const { clientSecret } = await known(seller, 'payment', paymentRef)
    return { subscriptionRef: ref, invoiceRef, paymentRef, clientSecret }
  }

  async function confirm(tenantId: string, clientSecret: string, method: TestMethod & { confirmed: boolean }) {
    const ref = paymentRefOf(clientSecret)
    return db.inTenant(tenantId, async (tx): Promise<TestConfirmation | undefined> => {
      const payment = await find(tx, 'payment', ref)
      if (payment?.clientSecret !== clientSecret) return undefined
      const customer = await find(tx, 'customer', payment.customerRef)
      const card = 'number' in method ? method : typedCard(payment.customerRef, customer, method.savedRef)
      if (!card) return undefined
      if (payment.state === 'paid') return { id: ref, status: 'succeeded', message: null }
      if (payment.state === 'canceled') return { id: ref, status: 'requires_payment_method', message: GIVEN_UP }
      const behaviour = behaviourOf(card.number)
      if (behaviour.kind === 'confirms' && !method.confirmed)
        return { id: ref, status: 'requires_action', message: null }
      if (behaviour.kind === 'declines') {
        await change(tx, 'payment', ref, { ...payment, failure: behaviour.message })
        await announce(tx, { kind: 'payment', ref, account: payment.account })
        return { id: ref, status: 'requires_payment_method', message: behaviour.message }
      }
      await pay(tx, ref, payment, card)
      return { id: ref, status: 'succeeded', message: null }
    })
  }

  async function pay(tx: TenantTx, ref: string, payment: PaymentBody, card: TestCard): Promise<void> {
    await change(tx, 'payment', ref, { ...payment, state: 'paid', failure: null })
    const { account } = payment
    if (payment.invoiceRef === null) return announce(tx, { kind: 'payment', ref, account })
    const invoice = await find(tx, 'invoice', payment.invoiceRef)
    if (!invoice) throw new Error(`the sandbox has lost the invoice ${payment.invoiceRef}`)
    await change(tx, 'invoice', payment.invoiceRef, { ...invoice, state: 'paid' })
    const subscription = await find(tx, 'subscription', invoice.subscriptionRef)
    if (!subscription) throw new Error(`the sandbox has lost the subscription ${invoice.subscriptionRef}`)
    await change(tx, 'subscription', invoice.subscriptionRef, {
      ...subscription,
      state: 'active',
      cardNumber: card.number,
    })
    await saveCard(tx, subscription.customerRef, card)
    await announce(tx, { kind: 'invoice', ref: payment.invoiceRef, account })
    await announce(tx, { kind: 'subscription', ref: invoice.subscriptionRef, account })
  }

  async function abandonPayment({ tenantId, account }: Seller, ref: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const payment = await find(tx, 'payment', ref)
      if (payment?.account !== account) throw unknown('payment', ref)
      if (payment.state === 'canceled') return
      if (payment.state !== 'open') throw new PaymentsError('refused', 'This payment has been made.')
      await change(tx, 'payment', ref, { ...payment, state: 'canceled' })
      await announce(tx, { kind: 'payment', ref, account })
    })
  }

  async function abandonSubscription({ tenantId, account }: Seller, ref: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const subscription = await find(tx, 'subscription', ref)
      if (subscription?.account !== account) throw unknown('subscription', ref)
      if (subscription.state === 'canceled') return
      if (subscription.state !== 'incomplete') throw new PaymentsError('refused', 'This subscription has been paid.')
      await change(tx, 'subscription', ref, { ...subscription, state: 'canceled' })
      const paymentRef = firstPaymentOf(ref)
      const payment = await find(tx, 'payment', paymentRef)
      if (payment) await change(tx, 'payment', paymentRef, { ...payment, state: 'canceled' })
    })
  }

  async function changeSubscription({ tenantId, account }: Seller, ref: string, wanted: Change): Promise<Subscription> {
    return db.inTenant(tenantId, async (tx) => {
      const subscription = await find(tx, 'subscription', ref)
      if (subscription?.account !== account) throw unknown('subscription', ref)
      if (subscription.state === 'canceled' && wanted.state !== 'canceled')
        throw new PaymentsError('refused', 'This subscription has ended.')
      const body = { ...subscription, ...wanted }
      await change(tx, 'subscription', ref, body)
      await announce(tx, { kind: 'subscription', ref, account })
      return subscriptionOf(ref, body)
    })
  }

  async function refund({ tenantId, account }: Seller, ref: string, key: string, cents?: number): Promise<Payment> {
    return db.inTenant(tenantId, async (tx) => {
      const payment = await find(tx, 'payment', ref)
      if (payment?.account !== account) throw unknown('payment', ref)
      if (payment.state !== 'paid') throw new PaymentsError('refused', 'Only a payment that was made can go back.')
      if (payment.refundKeys.includes(key)) return paymentOf(ref, payment)
      const returnedCents = Math.min(payment.cents, payment.returnedCents + (cents ?? payment.cents))
      const body = { ...payment, returnedCents, refundKeys: [...payment.refundKeys, key] }
      await change(tx, 'payment', ref, body)
      const invoice = payment.invoiceRef === null ? undefined : await find(tx, 'invoice', payment.invoiceRef)
      if (payment.invoiceRef !== null && invoice) {
        await change(tx, 'invoice', payment.invoiceRef, { ...invoice, returnedCents: body.returnedCents })
        await announce(tx, { kind: 'invoice', ref: payment.invoiceRef, account })
      } else await announce(tx, { kind: 'payment', ref, account })
      return paymentOf(ref, body)
    })
  }

  function announce(tx: TenantTx, about: ProviderObject): Promise<void> {
    return deliver(tx, { id: `sb_evt_${newId()}`, tenantId: tx.tenantId, about })
  }

  async function known<K extends Sold>({ tenantId, account }: Seller, kind: K, ref: string): Promise<Bodies[K]> {
    const body = await db.inTenant(tenantId, (tx) => find(tx, kind, ref))
    if (body?.account !== account) throw unknown(kind, ref)
    return body
  }
}

function unknown(kind: Kind, ref: string): PaymentsError {
  return new PaymentsError('unknown', `The sandbox knows no ${kind} ${ref}.`)
}

/** Kinds of objects that belong to an account. */
type Sold = Exclude<Kind, 'account'>
type Change = Partial<Pick<Bodies['subscription'], 'endsAtPeriodEnd' | 'isPaused' | 'state'>>
type OpenPayment = Pick<PaymentBody, 'cents' | 'currency' | 'customerRef' | 'invoiceRef' | 'labels'>

function openPayment(ref: string, { account, feePercent }: Seller, of: OpenPayment): PaymentBody {
  const feeCents = feeOf(feePercent, of.cents)
  return {
    ...of,
    account,
    feeCents,
    clientSecret: secretOf(ref),
    state: 'open',
    returnedCents: 0,
    failure: null,
    refundKeys: [],
  }
}

function paymentOf(ref: string, { cents, currency, state, returnedCents, failure, labels }: PaymentBody): Payment {
  return { ref, cents, currency, state, returnedCents, failure, labels }
}

function subscriptionOf(ref: string, body: Bodies['subscription']): Subscription {
  const { state, periodStart, periodEnd, endsAtPeriodEnd, labels } = body
  return { ref, state, endsAtPeriodEnd, labels, periodStart: new Date(periodStart), periodEnd: new Date(periodEnd) }
}

function invoiceOf(ref: string, body: Bodies['invoice']): Invoice {
  const { account: _, periodStart, periodEnd, ...rest } = body
  const paymentRef = body.state === 'paid' ? body.paymentRef : null
  return { ...rest, ref, paymentRef, periodStart: new Date(periodStart), periodEnd: new Date(periodEnd) }
}
