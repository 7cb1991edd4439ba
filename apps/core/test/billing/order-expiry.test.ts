import type { BillingSubscription, Order, PaymentRecord, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, paymentOf, refill, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'
import { PATIENT } from '../until.ts'

const HOUR_MS = 3_600_000
const FREE = 3
const DECLINED = '4000 0000 0000 0002'

let now = new Date()
let names = 0
let server: StripeServer
const tests = new Map<string, TestApp>()
const testOf = (provider: string) => tests.get(provider) ?? expect.fail(`nothing sells by ${provider}`)

beforeAll(async () => {
  server = await startStripeServer()
  const stripe = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  const clock = { now: () => now }
  tests.set('sandbox', await testApp({ clock }))
  tests.set('stripe', await testApp({ clock, settings: { stripe: { ...stripe, apiBase: server.apiBase } } }))
})
afterAll(async () => {
  for (const test of tests.values()) await test.close()
  await server.close()
})

const stateOf = async (client: Client, { orderId }: PaymentStart) =>
  (await client.call<Order>('GET /api/orders/:id', { params: { id: orderId } })).body.state

async function advanceHours(provider: string, hours: number): Promise<void> {
  now = new Date(now.getTime() + hours * HOUR_MS)
  const { features } = testOf(provider)
  await features.billing.orderExpiry.endOverdue((await features.tenants.withSlug('waymark'))?.id ?? '')
}

describe.each(['sandbox', 'stripe'])('an order by %s', (provider) => {
  const createPerson = () => testOf(provider).customer('waymark', `waiting${names++}`)
  const seller = async () => {
    const tenantId = (await testOf(provider).features.tenants.withSlug('waymark'))?.id ?? ''
    return { tenantId, account: null, feePercent: 0 }
  }
  const payments = () => testOf(provider).deps.payments ?? expect.fail('nothing can be sold')
  /** Pays as the form in the browser does, without a word to the core. */
  const pay = async (client: Client, start: PaymentStart) =>
    provider === 'stripe' ? server.pay(paymentOf(start)) : useCard(client, start)

  it('can be paid for a day, then the same purchase becomes a new order at the current price', async () => {
    const client = await createPerson()
    const start = await refill(client)
    await advanceHours(provider, 23)
    expect(await stateOf(client, start)).toBe('open')
    await advanceHours(provider, 2)

    expect(await stateOf(client, start)).toBe('canceled')
    expect(await payments().payment(await seller(), paymentOf(start))).toMatchObject({ state: 'canceled' })
    const next = await refill(client)
    expect(next.orderId).not.toBe(start.orderId)
    await pay(client, next)
    await client.call('POST /api/credits/add-manual', { body: { planId: paymentOf(next) } })
    expect([await stateOf(client, next), await creditsOf(client)]).toEqual(['paid', FREE + 10])
  })

  it('of a subscription expires too, and grants no plan that was never paid', async () => {
    const client = await createPerson()
    const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })
    await advanceHours(provider, 25)
    expect(await stateOf(client, start)).toBe('canceled')
    expect(await payments().payment(await seller(), paymentOf(start))).toMatchObject({ state: 'canceled' })

    await testOf(provider).deps.db.execute(`update subscription set state = 'canceled' where state = 'incomplete'`)
    const { body } = await client.call<BillingSubscription>('GET /api/billing/subscription')
    expect(body.status).toBe('none')
  })

  it('that was paid unnoticed is booked instead of expired', async () => {
    const client = await createPerson()
    const start = await refill(client)
    await pay(client, start)
    await advanceHours(provider, 25)

    expect([await stateOf(client, start), await creditsOf(client)]).toEqual(['paid', FREE + 10])
  })

  it('that expired here still delivers when its payment arrives', async () => {
    const client = await createPerson()
    const start = await refill(client)
    await testOf(provider).deps.db.execute(`update purchase set state = 'canceled' where id = $1`, [start.orderId])
    await pay(client, start)
    await client.call('POST /api/credits/add-manual', { body: { planId: paymentOf(start) } })

    expect([await stateOf(client, start), await creditsOf(client)]).toEqual(['paid', FREE + 10])
  })
})

it('a card that comes too late is refused because the order is closed, and declined attempts stay in the history', async () => {
  const client = await testOf('sandbox').customer('waymark', 'late')
  const start = await refill(client)
  await useCard(client, start, DECLINED)
  await vi.waitFor(async () => expect(await stateOf(client, start)).toBe('failed'), PATIENT)
  await advanceHours('sandbox', 25)

  const { body } = await useCard(client, start)
  expect(body).toMatchObject({ status: 'requires_payment_method', message: 'This order is no longer open.' })
  expect(await creditsOf(client)).toBe(FREE)
  const { body: history } = await client.call<PaymentRecord[]>('GET /api/billing/history')
  expect(history).toEqual([expect.objectContaining({ status: 'failed', amount: 17_750 })])
})

it('an order that cannot expire is reported and does not keep newer ones from expiring', async () => {
  const [first, second] = [
    await testOf('stripe').customer('waymark', 'stuck'),
    await testOf('stripe').customer('waymark', 'free'),
  ]
  const stuck = await refill(first)
  const free = await refill(second)
  const { payments } = testOf('stripe').deps
  if (!payments) throw new Error('nothing can be sold')
  const abandon = payments.abandonPayment
  const fault = new Error('an answer that nobody understands')
  const spy = vi
    .spyOn(payments, 'abandonPayment')
    .mockImplementation((seller, ref) => (ref === paymentOf(stuck) ? Promise.reject(fault) : abandon(seller, ref)))
  await expect(advanceHours('stripe', 25)).rejects.toMatchObject({ errors: [fault] })
  spy.mockRestore()

  expect([await stateOf(first, stuck), await stateOf(second, free)]).toEqual(['open', 'canceled'])
})
