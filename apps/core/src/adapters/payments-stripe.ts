import Stripe from 'stripe'
import { type Clock, systemClock } from '../platform/time/clock.ts'
import { type Payments, PaymentsError, type Seller, type SubscriptionOrder } from '../ports/payments.ts'
import { cardFor, cardOf, chargeOnFile, savedCards } from './stripe/card.ts'
import { abandonPayment, abandonSubscription, endSubscription } from './stripe/abandon.ts'
import { createStripeAccounts, feeIn } from './stripe/accounts.ts'
import { createWebhookReader } from './stripe/webhook.ts'
import { invoiceOf, paymentOf, subscriptionOf } from './stripe/objects.ts'

interface Options {
  secretKey: string
  publishableKey: string
  /** One at a time, or several while they are being changed. */
  webhookSecrets: readonly string[]
  /** Another server that speaks Stripe's API, for tests. */
  apiBase: string | undefined
  /** Decides how old an event is. */
  clock?: Clock
  /** The time limit of a request. */
  timeoutMs?: number
}

/** A person waits for the answer, so both tries together end within half of the minute that browsers and proxies wait. */
const TIMEOUT_MS = 10_000
const RETRIES_MAX = 1

/** Stripe, at the operator's own account or, by direct charges, at the account of a partner. */
export function createStripePayments(options: Options): Payments {
  const { secretKey, publishableKey, webhookSecrets, apiBase, clock = systemClock, timeoutMs = TIMEOUT_MS } = options
  const stripe = new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: RETRIES_MAX, ...hostOf(apiBase) })
  const isLive = /^[sr]k_live_/.test(secretKey)
  const readEvent = createWebhookReader({ stripe, webhookSecrets, isLive, clock })
  return {
    provider: 'stripe',
    publishableKey,
    isLive,
    ...createStripeAccounts(stripe, withPaymentsErrors),
    openCustomer: (seller, { userId, name, email }) =>
      withPaymentsErrors(async () => {
        const customer = { name, metadata: { tenantId: seller.tenantId, userId }, ...(email ? { email } : {}) }
        const { id } = await stripe.customers.create(
          customer,
          requestWithKey(seller, `customer ${seller.tenantId} ${userId}`),
        )
        return id
      }),
    purgeCustomer: (seller, ref) =>
      withPaymentsErrors(async () => {
        await stripe.customers.del(ref, {}, requestFor(seller))
      }),
    startPayment: ({ seller, customerRef, price, description, labels }) =>
      withPaymentsErrors(async () => {
        const { id, client_secret } = await stripe.paymentIntents.create(
          {
            customer: customerRef,
            amount: price.cents,
            currency: price.currency.toLowerCase(),
            description,
            metadata: { ...labels },
            automatic_payment_methods: { enabled: true },
            ...feeIn(seller, price.cents),
          },
          requestWithKey(seller, `payment ${labels.purchaseId}`),
        )
        return { paymentRef: id, clientSecret: required(client_secret, 'client secret') }
      }),
    cardOnFile: (seller, ref) => withPaymentsErrors(async () => cardOf(await cardFor(stripe, ref, requestFor(seller)))),
    savedCards: (seller, ref) => withPaymentsErrors(() => savedCards(stripe, ref, requestFor(seller))),
    chargeOnFile: (order) =>
      withPaymentsErrors(() =>
        chargeOnFile(stripe, order, requestWithKey(order.seller, `charge ${order.labels.purchaseId}`)),
      ),
    startSubscription: (order) => withPaymentsErrors(() => startSubscription(stripe, order)),
    payment: (seller, ref) => withPaymentsErrors(() => paymentOf(stripe, ref, requestFor(seller))),
    subscription: (seller, ref) =>
      withPaymentsErrors(async () => subscriptionOf(await stripe.subscriptions.retrieve(ref, {}, requestFor(seller)))),
    invoice: (seller, ref) => withPaymentsErrors(() => invoiceOf(stripe, ref, requestFor(seller))),
    abandonPayment: (seller, ref) => withPaymentsErrors(() => abandonPayment(stripe, ref, requestFor(seller))),
    abandonSubscription: (seller, ref) =>
      withPaymentsErrors(() => abandonSubscription(stripe, ref, requestFor(seller))),
    endSubscription: (seller, ref) => withPaymentsErrors(() => endSubscription(stripe, ref, requestFor(seller))),
    setEnding: (seller, ref, endsAtPeriodEnd) =>
      withPaymentsErrors(async () => {
        const change = { cancel_at_period_end: endsAtPeriodEnd }
        return subscriptionOf(await stripe.subscriptions.update(ref, change, requestFor(seller)))
      }),
    setPaused: (seller, ref, isPaused) =>
      withPaymentsErrors(async () => {
        const change: Stripe.SubscriptionUpdateParams = { pause_collection: isPaused ? { behavior: 'void' } : '' }
        return subscriptionOf(await stripe.subscriptions.update(ref, change, requestFor(seller)))
      }),
    refund: (seller, ref, key, cents) =>
      withPaymentsErrors(async () => {
        // The operator's fee is refunded as well.
        const fee = seller.feePercent > 0 ? { refund_application_fee: true } : {}
        const refund = { payment_intent: ref, ...(cents === undefined ? {} : { amount: cents }), ...fee }
        await stripe.refunds.create(refund, requestWithKey(seller, `refund ${key}`))
        return paymentOf(stripe, ref, requestFor(seller))
      }),
    portalAddress: (seller, customerRef, returnTo) =>
      withPaymentsErrors(async () => {
        const session = { customer: customerRef, return_url: returnTo }
        return (await stripe.billingPortal.sessions.create(session, requestFor(seller))).url
      }),
    readEvent,
  }
}

async function startSubscription(stripe: Stripe, order: SubscriptionOrder) {
  const { seller, customerRef, labels, name, price, periodDays, extras } = order
  const currency = price.currency.toLowerCase()
  const product = await productOf(stripe, seller, name)
  const once = await Promise.all(
    extras.map(async (extra) => ({
      price_data: { currency, product: await productOf(stripe, seller, extra.name), unit_amount: extra.cents },
    })),
  )
  const subscription = await stripe.subscriptions.create(
    {
      customer: customerRef,
      items: [
        {
          price_data: {
            currency,
            product,
            unit_amount: price.cents,
            recurring: { interval: 'day', interval_count: periodDays },
          },
        },
      ],
      add_invoice_items: once,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { ...labels },
      expand: ['latest_invoice.confirmation_secret'],
      ...(seller.feePercent > 0 ? { application_fee_percent: seller.feePercent } : {}),
    },
    requestWithKey(seller, `subscription ${labels.purchaseId}`),
  )
  const invoice = subscription.latest_invoice
  if (typeof invoice !== 'object' || invoice === null) throw new PaymentsError('refused', 'Stripe made no invoice.')
  const clientSecret = required(invoice.confirmation_secret?.client_secret, 'client secret')
  // A client secret begins with the id of the payment that it opens.
  const paymentRef = clientSecret.slice(0, clientSecret.indexOf('_secret_'))
  return { subscriptionRef: subscription.id, invoiceRef: invoice.id, paymentRef, clientSecret }
}

/** Prices made on the fly need a product; the same name of a tenant always gets the same one. */
async function productOf(stripe: Stripe, seller: Seller, name: string): Promise<string> {
  const product = await stripe.products.create({ name }, requestWithKey(seller, `product ${seller.tenantId} ${name}`))
  return product.id
}

function requestFor({ account }: Seller): Stripe.RequestOptions {
  return account === null ? {} : { stripeAccount: account }
}

/** Returns the options of an idempotent request. Stripe repeats its first response for a known key, for a day at least. */
function requestWithKey(seller: Seller, idempotencyKey: string): Stripe.RequestOptions {
  return { ...requestFor(seller), idempotencyKey }
}

function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new PaymentsError('refused', `Stripe answered without a ${what}.`)
  return value
}

async function withPaymentsErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const isGone = error.code === 'resource_missing' || error.statusCode === 404
    const isLater = error.statusCode === undefined || error.statusCode === 429 || error.statusCode >= 500
    throw new PaymentsError(isGone ? 'unknown' : isLater ? 'unreachable' : 'refused', error.message, { cause: error })
  }
}

function hostOf(apiBase: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === undefined) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
  }
}
