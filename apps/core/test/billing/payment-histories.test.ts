import type { BillingSubscription, Order, PaymentRecord, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, paymentOf, refill } from '../buyer.ts'
import type { Client } from '../client.ts'
import { createDice } from '../dice.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'

const HISTORIES = { long: 1000, full: 10 }[process.env.TEST_SCOPE ?? ''] ?? 2
const AT_ONCE = 10
const DELIVERIES_AT_ONCE = 10
const FREE = 3

let server: StripeServer
let test: TestApp
const errors: string[] = []

beforeAll(async () => {
  server = await startStripeServer()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  const report = ({ message }: Error) => void (message === 'the process died' || errors.push(message))
  test = await testApp({ settings: { stripe: { ...keys, apiBase: server.apiBase } }, report })
})
afterAll(async () => {
  await test.close()
  await server.close()
})

type Signed = ReturnType<StripeServer['event']>
type Dice = ReturnType<typeof createDice>

interface Step {
  type: string
  /** Changes something at Stripe. Returns the object that the event is about. */
  act: () => string
}

interface History {
  client: Client
  orders: string[]
  steps: Step[]
}

/** Four bundles, a twin and a subscription with three renewals; declined cards, refunds and disputes, lost and won. */
async function begin(seed: number): Promise<History> {
  const client = await test.customer('waymark', `history${seed}`)
  const start = async (key: string, body: object) => (await client.call<PaymentStart>(key, { body })).body
  const starts = [
    await refill(client),
    ...(await Promise.all(
      ['growth-bundle', 'volume-pro', 'marketing-power', 'digital-twin'].map((planId) =>
        start('POST /api/create-payment-intent', { planId, amount: 1 }),
      ),
    )),
    await start('POST /api/create-subscription', {}),
  ]
  const orders = starts.map(({ orderId }) => orderId)
  const { rows } = await test.deps.db.execute('select invoice_ref, subscription_ref from purchase where id = $1', [
    orders.at(-1),
  ])
  const refs = { invoice: String(rows[0]?.invoice_ref), subscription: String(rows[0]?.subscription_ref) }
  return { client, orders, steps: stepsOf(starts.map(paymentOf), refs) }
}

function stepsOf(payments: string[], { invoice, subscription }: { invoice: string; subscription: string }): Step[] {
  const [refunded = '', won = '', inParts = '', lost = '', twin = '', first = ''] = payments
  const renewals: string[] = []
  const step = (type: string, act: () => string): Step => ({ type, act })
  const paid = (ref: string) => step('payment_intent.succeeded', () => (server.pay(ref), ref))
  const declined = (ref: string) =>
    step('payment_intent.payment_failed', () => (server.pay(ref, 'Your card was declined.'), ref))
  const renewed = () => step('invoice.paid', () => (renewals.push(server.renew(subscription)), renewals.at(-1) ?? ''))
  const told = (kind: string) => step(`customer.subscription.${kind}`, () => subscription)
  const again = (type: string, ref: () => string) => step(type, ref)
  return [
    declined(refunded),
    paid(refunded),
    paid(won),
    declined(inParts),
    paid(inParts),
    paid(lost),
    paid(twin),
    paid(first),
    again('invoice.paid', () => invoice),
    told('created'),
    told('updated'),
    renewed(),
    told('updated'),
    renewed(),
    told('updated'),
    renewed(),
    again('payment_intent.succeeded', () => server.paymentOf(renewals[2] ?? '')),
    step('charge.refunded', () => server.sendBack(refunded)),
    step('charge.dispute.created', () => server.dispute(won, 'needs_response')),
    step('charge.dispute.closed', () => server.dispute(won, 'won')),
    again('charge.dispute.funds_reinstated', () => server.dispute(won, 'won')),
    step('charge.refunded', () => server.sendBack(inParts, 20_000)),
    step('charge.refunded', () => server.sendBack(inParts)),
    step('charge.dispute.created', () => server.dispute(lost, 'needs_response')),
    step('charge.dispute.closed', () => server.dispute(lost, 'lost')),
    again('charge.dispute.funds_withdrawn', () => server.dispute(lost, 'lost')),
    step('charge.refunded', () => server.sendBack(server.paymentOf(renewals[2] ?? ''))),
    told('updated'),
    step('customer.subscription.deleted', () => (server.cancel(subscription), subscription)),
    again('payment_intent.succeeded', () => won),
  ]
}

/** Lets everything happen in its order, and tells of it in any, each one to five times, ten at once. */
async function play({ steps }: History, dice: Dice): Promise<void> {
  const left = [...steps]
  const waiting: Signed[] = []
  while (left.length > 0 || waiting.length > 0) {
    const isNext = waiting.length < DELIVERIES_AT_ONCE || dice(2) === 0
    const step = isNext ? left.shift() : undefined
    if (step) {
      const news = server.event(step.type, step.act())
      for (let times = 1 + dice(5); times > 0; times--) waiting.splice(dice(waiting.length + 1), 0, news)
    }
    if (waiting.length >= DELIVERIES_AT_ONCE || left.length === 0)
      await Promise.all(waiting.splice(0, DELIVERIES_AT_ONCE).map(deliver))
  }
}

/** Delivers an event again until it is accepted, like Stripe. */
async function deliver({ payload, signature }: Signed): Promise<void> {
  const headers = { host: 'waymark.localhost', 'content-type': 'application/json', 'stripe-signature': signature }
  for (let tries = 0; tries < 20; tries++) {
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })
    if (statusCode === 200) return
    expect(statusCode).toBe(500)
  }
  throw new Error('it was never taken')
}

/** One try in five dies, where news are taken in and where they are booked, after everything else of its transaction. */
function crashNowAndThen(dice: Dice): { crashes: () => number } {
  const { queue, events } = test.deps
  const [send, publish] = [queue.send, events.publish]
  let crashes = 0
  const die = () => {
    if (dice(5) > 0) return
    crashes++
    throw new Error('the process died')
  }
  vi.spyOn(queue, 'send').mockImplementation(async (tx, name, ...rest) => {
    await send(tx, name, ...rest)
    if (name === 'payment') die()
  })
  vi.spyOn(events, 'publish').mockImplementation(async (tx, event) => {
    await publish(tx, event)
    if (event.type === 'credits_update') die()
  })
  return { crashes: () => crashes }
}

/** Until everything that was taken in has been looked at. What has died several times in a row would wait for hours. */
async function quiet(): Promise<void> {
  const hurried = `update pgboss.job set start_after = now() where name = 'payment' and state = 'retry' and start_after > now()`
  const waiting = `select count(*)::int as n from pgboss.job where name = 'payment' and state in ('created', 'retry', 'active')`
  const left = async () => {
    await test.deps.db.execute(hurried)
    return (await test.deps.db.execute(waiting)).rows[0]?.n
  }
  await expect.poll(left, { timeout: 300_000, interval: 200 }).toBe(0)
}

async function endOf({ client, orders }: History) {
  const states = orders.map(
    async (id) => (await client.call<Order>('GET /api/orders/:id', { params: { id } })).body.state,
  )
  const { body: payments } = await client.call<PaymentRecord[]>('GET /api/billing/history')
  const { body: subscription } = await client.call<BillingSubscription>('GET /api/billing/subscription')
  return {
    credits: await creditsOf(client),
    states: await Promise.all(states),
    invoices: payments.length,
    refunded: payments.filter(({ status }) => status === 'refunded').length,
    subscription: subscription.status,
  }
}

it(
  `${HISTORIES} histories of 30 events end the same in any order, with repeats and crashes`,
  { timeout: 300_000 + HISTORIES * 60_000 },
  async () => {
    const { crashes } = crashNowAndThen(createDice(7))
    for (let done = 0; done < HISTORIES; done += AT_ONCE) {
      const seeds = Array.from({ length: Math.min(AT_ONCE, HISTORIES - done) }, (_, index) => done + index + 1)
      const histories = await Promise.all(seeds.map(begin))
      expect(histories[0]?.steps).toHaveLength(30)
      await Promise.all(histories.map((history, index) => play(history, createDice(seeds[index] ?? 0))))
      await quiet()
      for (const [index, history] of histories.entries())
        expect(await endOf(history), `history ${seeds[index]}`).toEqual({
          credits: FREE + 25,
          states: ['refunded', 'paid', 'refunded', 'refunded', 'paid', 'paid'],
          invoices: 9,
          refunded: 4,
          subscription: 'canceled',
        })
    }
    expect(crashes()).toBeGreaterThan(HISTORIES)
    expect(errors).toEqual([])
  },
)
