import { randomUUID } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Body, at, disputesOf, get, keep, saveCard, markPaid, nextPeriod, refund, shown } from './books.ts'
import { answerTo } from './routes.ts'

export const WEBHOOK_SECRET = 'whsec_only_the_tests_know_this'

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/**
 * A server that answers as Stripe does, as far as the product asks, with the first answer to every idempotency key; and the
 * hands of those who pay, dispute and send messages there. `failWith` has it answer nothing but that status.
 */
export async function startStripeServer() {
  const answers = new Map<string, Body>()
  let failure: number | undefined
  const server = createServer(
    (request, response) =>
      void answer(request, answers, failure).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    apiBase: `http://127.0.0.1:${port}`,
    ...hands,
    failWith: (status: number | undefined) => void (failure = status),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function answer(
  request: IncomingMessage,
  answers: Map<string, Body>,
  failure: number | undefined,
): Promise<[number, Body]> {
  const url = new URL(request.url ?? '', 'http://stripe.test')
  let text = ''
  for await (const chunk of request) text += String(chunk)
  if (failure !== undefined) return [failure, { error: { type: 'api_error', message: 'An unknown error occurred.' } }]
  const account = request.headers['stripe-account'] ? String(request.headers['stripe-account']) : null
  const asked = request.headers['idempotency-key']
  const key = asked ? `${account} ${String(asked)}` : ''
  const known = answers.get(key)
  if (known) return [known.error ? 402 : 200, known]
  const path = `${request.method} ${url.pathname}`
  const body = answerTo(path, new URLSearchParams(request.method === 'GET' ? url.search : text), account)
  if (body && key) answers.set(key, structuredClone(body))
  const message = `No such object: ${path}`
  if (body?.error) return [402, body]
  return body ? [200, body] : [404, { error: { type: 'invalid_request_error', code: 'resource_missing', message } }]
}

const hands = {
  pay,
  payWithSaved,
  chooseDefault,
  saveCard,
  renew,
  isPaid,
  paymentOf,
  activate,
  feeOf,
  dispute,
  setAmount,
  event,
  cancel,
  sendBack,
}

/** Simulates the card form: pays, or is declined with a message and the code of the error. */
function pay(paymentRef: string, declined?: string, code = 'card_declined'): void {
  const intent = known(paymentRef)
  if (intent.status === 'canceled') throw new Error(`${paymentRef} takes no card any more`)
  if (declined) intent.last_payment_error = { message: declined, code }
  else atOwner(intent, () => markPaid(intent))
}

/** Simulates the form with a saved card: a card of another customer is refused, as one that nobody has. */
function payWithSaved(paymentRef: string, methodRef: string): void {
  const [intent, method] = [known(paymentRef), known(methodRef)]
  if (intent.customer === null || intent.customer !== method.customer || intent.account !== method.account)
    throw new Error('Stripe says that it is not a card of the payer.')
  if (intent.status !== 'succeeded') pay(paymentRef, method.declines === true ? 'Your card was declined.' : undefined)
}

/** Makes a saved card the customer's default one. */
function chooseDefault(customerRef: string, methodRef: string): void {
  known(customerRef).invoice_settings = { default_payment_method: known(methodRef) }
}

/** Begins the next period of a subscription, and pays it unless it is paused. Returns the invoice. */
function renew(subscriptionRef: string): string {
  const subscription = known(subscriptionRef)
  const invoice = atOwner(subscription, () => nextPeriod(subscription))
  if (subscription.pause_collection) invoice.status = 'void'
  else pay(String(invoice.intent))
  return String(invoice.id)
}

/** Whether an invoice was paid. */
function isPaid(invoiceRef: string): boolean {
  return known(invoiceRef).status === 'paid'
}

/** The payment that pays an invoice. */
function paymentOf(invoiceRef: string): string {
  return String(known(invoiceRef).intent)
}

/** Completes the requirements of an account, or adds new ones. */
function activate(accountRef: string, isActive = true): void {
  known(accountRef).charges_enabled = isActive
}

/** Returns the operator's fee of a payment, in cents. */
function feeOf(paymentRef: string): number {
  return Number(known(paymentRef).application_fee_amount)
}

/** A payment of another amount than was asked for, which Stripe itself would never make. */
function setAmount(paymentRef: string, cents: number): void {
  known(paymentRef).amount_received = cents
}

/** The person's bank wants the money back. Returns the dispute. */
function dispute(paymentRef: string, status: 'lost' | 'needs_response' | 'won'): string {
  const intent = known(paymentRef)
  known(String(intent.latest_charge)).disputed = true
  const opened = () => keep('dp', { object: 'dispute', payment_intent: paymentRef, amount: intent.amount })
  const dispute = disputesOf(paymentRef)[0] ?? atOwner(intent, opened)
  dispute.status = status
  return String(dispute.id)
}

/** The seller sends money back, all of it without `cents`. Returns the charge. */
function sendBack(paymentRef: string, cents?: number): string {
  refund(paymentRef, cents === undefined ? null : String(cents))
  return String(known(paymentRef).latest_charge)
}

/** Ends a subscription at once. */
function cancel(subscriptionRef: string): void {
  known(subscriptionRef).status = 'canceled'
}

interface EventFrom {
  secret?: string
  /** Another account than the one to which the object belongs. */
  account?: string | null
}

/** A message about an object, and the header that signs it. */
function event(type: string, ref: string, from: EventFrom = {}): { payload: string; signature: string } {
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const thing = known(ref)
  const owner = thing.object === 'account' ? thing.id : thing.account
  const account = from.account === undefined ? owner : from.account
  const about = { ...(account === null ? {} : { account }), data: { object: atOwner(thing, () => shown(ref)) } }
  const payload = JSON.stringify({ id, object: 'event', type, livemode: false, ...about })
  const { secret = WEBHOOK_SECRET } = from
  return { payload, signature: new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret }) }
}

function atOwner<T>({ account }: Body, work: () => T): T {
  return at(account === null ? null : String(account), work)
}

function known(ref: string): Body {
  const thing = get(ref)
  if (!thing) throw new Error(`there is no ${ref}`)
  return thing
}
