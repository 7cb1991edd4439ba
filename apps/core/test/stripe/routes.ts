import {
  type Body,
  at,
  disputesOf,
  purge,
  get,
  cardsOf,
  keep,
  markPaid,
  metadataIn,
  newAccount,
  newIntent,
  newSubscription,
  own,
  refund,
  shown,
} from './books.ts'

type Handler = (match: string[], form: URLSearchParams) => Body | undefined

/** The calls of Stripe's API that the product makes. */
const routes: readonly [RegExp, Handler][] = [
  [
    /^POST \/v1\/customers$/,
    (_match, form) =>
      keep('cus', { object: 'customer', name: form.get('name'), invoice_settings: { default_payment_method: null } }),
  ],
  [/^DELETE \/v1\/customers\/(\w+)$/, ([, id]) => own(id) && purge(id)],
  [/^POST \/v1\/products$/, (_match, form) => keep('prod', { object: 'product', name: form.get('name') })],
  [/^GET \/v1\/customers\/(\w+)$/, ([, id]) => own(id)],
  [/^POST \/v1\/accounts$/, (_match, form) => newAccount(form)],
  [/^GET \/v1\/accounts\/(\w+)$/, ([, id]) => own(id)],
  [
    /^POST \/v1\/account_links$/,
    (_match, form) => own(form.get('account')) && { url: `https://connect.test/?${form.get('return_url')}` },
  ],
  [/^GET \/v1\/payment_methods$/, (_match, form) => list(cardsOf(form.get('customer')))],
  [/^POST \/v1\/payment_intents$/, (_match, form) => problem(form) ?? chargedIntent(form)],
  [/^GET \/v1\/(?:payment_intents|subscriptions|invoices)\/(\w+)$/, ([, id]) => shown(id)],
  [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, ([, id]) => canceled(own(id))],
  [/^POST \/v1\/invoices\/(\w+)\/void$/, ([, id]) => voided(own(id))],
  [/^POST \/v1\/subscriptions$/, (_match, form) => problem(form) ?? newSubscription(form)],
  [/^DELETE \/v1\/subscriptions\/(\w+)$/, ([, id]) => ended(own(id))],
  [/^POST \/v1\/subscriptions\/(\w+)$/, ([, id], form) => changeSubscription(own(id), form)],
  [/^GET \/v1\/invoice_payments$/, (_match, form) => list(invoicesOf(form.get('payment[payment_intent]')))],
  [/^GET \/v1\/disputes$/, (_match, form) => list(disputesOf(form.get('payment_intent')))],
  [
    /^POST \/v1\/refunds$/,
    (_match, form) => own(form.get('payment_intent')) && refund(form.get('payment_intent') ?? '', form.get('amount')),
  ],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    (_match, form) => ({ url: `https://portal.test/?${form.get('return_url')}` }),
  ],
]

/** Returns Stripe's response to a request such as `GET /v1/invoices/in_1` of an account; undefined for an unknown path. */
export function answerTo(request: string, form: URLSearchParams, account: string | null): Body | undefined {
  for (const [pattern, handle] of routes) {
    const match = pattern.exec(request)
    if (match) return at(account, () => handle(match, form))
  }
  return undefined
}

/** Why nothing can be sold to a customer; undefined where it can. */
function problem(form: URLSearchParams): Body | undefined {
  const customer = own(form.get('customer'))
  if (!customer)
    return { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' } }
  if (customer.account === null || get(customer.account)?.charges_enabled === true) return undefined
  return { error: { type: 'invalid_request_error', message: 'Your account cannot currently make charges.' } }
}

/** An intent that is confirmed at once is paid, or declined where the card is such a one. */
function chargedIntent(form: URLSearchParams): Body {
  const fee = Number(form.get('application_fee_amount') ?? 0)
  const [amount, currency] = [Number(form.get('amount')), form.get('currency') ?? '']
  const intent = newIntent({ amount, currency, customer: form.get('customer'), metadata: metadataIn(form), fee })
  if (form.get('confirm') !== 'true') return intent
  if (get(form.get('payment_method'))?.declines !== true) {
    markPaid(intent)
    return intent
  }
  const message = 'Your card was declined.'
  intent.last_payment_error = { message }
  return { error: { type: 'card_error', code: 'card_declined', message, payment_intent: intent } }
}

const list = (data: Body[]): Body => ({ object: 'list', data })

function invoicesOf(intentId: string | null): Body[] {
  const invoice = get(intentId)?.invoice
  return invoice ? [{ object: 'invoice_payment', invoice }] : []
}

function canceled(intent: Body | undefined): Body | undefined {
  if (intent?.status === 'succeeded' || intent?.status === 'canceled')
    return {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      },
    }
  if (intent) intent.status = 'canceled'
  return intent
}

function voided(invoice: Body | undefined): Body | undefined {
  if (!invoice) return undefined
  canceled(own(invoice.intent))
  invoice.status = 'void'
  return invoice
}

/** The invoice of one that was never paid stays open. */
function ended(subscription: Body | undefined): Body | undefined {
  if (!subscription) return undefined
  subscription.status = 'canceled'
  return { ...subscription, latest_invoice: get(subscription.latest_invoice) }
}

function changeSubscription(subscription: Body | undefined, form: URLSearchParams): Body | undefined {
  if (!subscription) return undefined
  const [ending, resumed] = [form.get('cancel_at_period_end'), form.get('pause_collection')]
  if (ending !== null) subscription.cancel_at_period_end = ending === 'true'
  if (resumed === '') subscription.pause_collection = null
  const behavior = form.get('pause_collection[behavior]')
  if (behavior !== null) subscription.pause_collection = { behavior }
  return subscription
}
