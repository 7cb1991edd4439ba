import { randomUUID } from 'node:crypto'

export type Body = Record<string, unknown>

const DAY_SECONDS = 86_400
const token = () => randomUUID().replaceAll('-', '')
const things = new Map<string, Body>()

// The data of the fake Stripe server: objects in the shapes of Stripe's API reference, with the fields that the product reads.

const now = () => Math.floor(Date.now() / 1000)
export const get = (id: unknown): Body | undefined => things.get(String(id))

let here: string | null = null

/** Does something at an account, which owns what it makes; null is the operator's own. */
export function at<T>(account: string | null, work: () => T): T {
  const before = here
  here = account
  try {
    return work()
  } finally {
    here = before
  }
}

/** Only what belongs to the account that asks: to others it does not exist. */
export function own(id: unknown): Body | undefined {
  const thing = get(id)
  return thing?.account === here ? thing : undefined
}

export function keep(prefix: string, body: Body): Body {
  const kept = { id: `${prefix}_${token()}`, livemode: false, account: here, ...body }
  things.set(kept.id, kept)
  return kept
}

/** Returns an object with its latest charge expanded. */
export function shown(id: unknown): Body | undefined {
  const thing = own(id)
  const charge = thing?.latest_charge ? get(thing.latest_charge) : undefined
  return thing && charge ? { ...thing, latest_charge: charge } : thing
}

interface IntentOf {
  amount: number
  currency: string
  customer: unknown
  metadata: Body
  fee?: number
}

export function newIntent({ amount, currency, customer, metadata, fee = 0 }: IntentOf): Body {
  const unpaid = {
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: null,
    latest_charge: null,
  }
  const intent = keep('pi', {
    object: 'payment_intent',
    amount,
    currency,
    customer,
    metadata,
    ...unpaid,
    application_fee_amount: fee,
  })
  intent.client_secret = `${String(intent.id)}_secret_${token()}`
  return intent
}

function newInvoice(subscription: Body, amount: number, reason: string, start: number): Body {
  const { id, customer, metadata, currency, days, application_fee_percent: percent } = subscription
  const fee = Math.round((amount * Number(percent)) / 100)
  const intent = newIntent({ amount, currency: String(currency), customer, metadata: {}, fee })
  const invoice = keep('in', {
    object: 'invoice',
    status: 'open',
    number: `N-${things.size}`,
    amount_due: amount,
    amount_paid: 0,
    currency,
    billing_reason: reason,
    attempt_count: 1,
    metadata: {},
    period_start: start,
    period_end: start,
    intent: intent.id,
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
    lines: { data: [{ period: { start, end: start + Number(days) * DAY_SECONDS } }] },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: intent.id } }] },
    confirmation_secret: { client_secret: intent.client_secret, type: 'payment_intent' },
  })
  intent.invoice = invoice.id
  return invoice
}

export function newSubscription(form: URLSearchParams): Body {
  const [item, start] = ['items[0][price_data]', now()]
  const amount = Number(form.get(`${item}[unit_amount]`))
  const days = Number(form.get(`${item}[recurring][interval_count]`))
  const extras = [...form].filter(([name]) => /^add_invoice_items\[\d+]\[price_data]\[unit_amount]$/.test(name))
  const first = amount + extras.reduce((sum, [, cents]) => sum + Number(cents), 0)
  const subscription = keep('sub', {
    object: 'subscription',
    customer: form.get('customer'),
    status: 'incomplete',
    currency: form.get(`${item}[currency]`),
    days,
    amount,
    metadata: metadataIn(form),
    start_date: start,
    cancel_at_period_end: false,
    application_fee_percent: Number(form.get('application_fee_percent') ?? 0),
    items: { data: [{ current_period_start: start, current_period_end: start + days * DAY_SECONDS }] },
  })
  const invoice = newInvoice(subscription, first, 'subscription_create', start)
  subscription.latest_invoice = invoice.id
  return { ...subscription, latest_invoice: invoice }
}

/** Moves a subscription into its next period and answers the invoice for that. */
export function nextPeriod(subscription: Body): Body {
  const items = subscription.items as { data: { current_period_start: number; current_period_end: number }[] }
  const start = items.data[0]?.current_period_end ?? now()
  const end = start + Number(subscription.days) * DAY_SECONDS
  items.data[0] = { current_period_start: start, current_period_end: end }
  return newInvoice(subscription, Number(subscription.amount), 'subscription_cycle', start)
}

export function markPaid(intent: Body): void {
  const { id: payment_intent, amount } = intent
  const charge = keep('ch', { object: 'charge', payment_intent, amount, amount_refunded: 0, disputed: false })
  const paid = { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id }
  Object.assign(intent, paid, { last_payment_error: null })
  const invoice = get(intent.invoice)
  if (!invoice) return
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due })
  const parent = invoice.parent as { subscription_details: { subscription: string } }
  const subscription = get(parent.subscription_details.subscription)
  if (subscription) subscription.status = 'active'
}

export function refund(intentId: string, amount: string | null): Body | undefined {
  const charge = get(get(intentId)?.latest_charge)
  if (!charge) return undefined
  const refunded = Number(charge.amount_refunded) + Number(amount ?? charge.amount)
  charge.amount_refunded = Math.min(Number(charge.amount), refunded)
  return keep('re', { object: 'refund', payment_intent: intentId })
}

export function disputesOf(intentId: string | null): Body[] {
  return [...things.values()].filter((thing) => thing.object === 'dispute' && thing.payment_intent === intentId)
}

export function cardsOf(customer: string | null): Body[] {
  return [...things.values()].filter((thing) => thing.object === 'payment_method' && thing.customer === customer)
}

/** Returns a connected account, for which this one may sell. */
export function newAccount(form: URLSearchParams): Body {
  return keep('acct', { object: 'account', metadata: metadataIn(form), charges_enabled: false })
}

export function saveCard(customer: string, declines: boolean, allow_redisplay = 'always'): string {
  const card = { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2029 }
  return String(keep('pm', { object: 'payment_method', type: 'card', customer, declines, allow_redisplay, card }).id)
}

export function purge(customer: string | undefined): Body {
  for (const thing of things.values())
    if (thing.object === 'subscription' && thing.customer === customer) thing.status = 'canceled'
  return { id: customer, object: 'customer', deleted: true }
}

export function metadataIn(form: URLSearchParams): Body {
  const found = [...form].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)]$/.exec(name) ?? []
    return key ? [[key, value]] : []
  })
  return Object.fromEntries(found)
}
