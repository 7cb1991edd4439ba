import type { Order, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { GOOD_CARD, creditsOf, paymentOf, refill, report, useCard } from '../buyer.ts'

const FREE = 3
const BUNDLE = { planId: 'starter-pack', type: 'bundle' }
const [BUNDLE_CENTS, TWIN_CENTS, PLAN_CENTS] = [17_750, 35_000, 9900]

let test: TestApp
let names = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const createPerson = (tenant = 'waymark') => test.customer(tenant, `smuggler${names++}`)

/** Fields that other shops read in a body, and names of our own tables. None of them may have an effect. */
const extraFields: Record<string, unknown>[] = [
  { currency: 'JPY' },
  { currency: 'IRR', amount: 1 },
  { quantity: -5 },
  { quantity: 0 },
  { quantity: 1e9 },
  { coupon: 'FREE100', promotionCode: 'FREE100', discount: 100, discountPercent: 100 },
  { totalCents: 1, priceCents: 1, total_cents: 1, price_cents: 1 },
  { lines: [{ kind: 'bundle', id: 'starter-pack', name: 'x', quantity: 1, priceCents: 1, credits: 10_000 }] },
  { state: 'paid', paidAt: '2026-01-01T00:00:00Z', isAutomatic: true },
  { account: 'acct_thief', application_fee_amount: 0, seller: { account: 'acct_thief' } },
  { userId: crypto.randomUUID(), tenantId: crypto.randomUUID(), orderId: crypto.randomUUID() },
  { twins: -1, customAvatars: -3 },
  { trialDays: 365, periodDays: 36_500 },
]

it.each(extraFields)(
  'an extra field %j changes neither the price, the currency nor the credits of an order',
  async (extra) => {
    const client = await createPerson()
    const begin = async (key: string, body: object) =>
      (await client.call<PaymentStart>(key, { body: { ...body, ...extra } })).body
    const bundle = await begin('POST /api/create-payment-intent', BUNDLE)
    const withTwin = await begin('POST /api/create-payment-intent', { ...BUNDLE, customAvatar: true })
    const plan = await begin('POST /api/create-subscription', {})

    expect([bundle, withTwin, plan].map(({ amount, currency, account }) => [amount, currency, account])).toEqual(
      [BUNDLE_CENTS, BUNDLE_CENTS + TWIN_CENTS, PLAN_CENTS].map((cents) => [cents, 'USD', null]),
    )
    await useCard(client, bundle)
    await report(client, paymentOf(bundle), extra)
    expect(await creditsOf(client)).toBe(FREE + 10)
  },
)

it('entering a card again for a paid order charges nothing more', async () => {
  const client = await createPerson()
  const start = await refill(client)
  const answers = [
    await useCard(client, start),
    await useCard(client, start),
    await useCard(client, start, '4000000000000002'),
  ]
  expect(answers.map(({ body }) => (body as { status: string }).status)).toEqual([
    'succeeded',
    'succeeded',
    'succeeded',
  ])
  for (let times = 0; times < 3; times++) await report(client, paymentOf(start))
  await client.call('POST /api/test-payment-success', { body: { planId: paymentOf(start) } })

  expect(await creditsOf(client)).toBe(FREE + 10)
  expect((await client.call<unknown[]>('GET /api/billing/history')).body).toHaveLength(1)
})

it('an order of another person is not found, whether it is open, paid or on another site', async () => {
  const [thief, owner, stranger] = [await createPerson(), await createPerson(), await createPerson('keystone')]
  const [open, paid, elsewhere] = [
    await refill(owner, { amount: 400, credits: 25 }),
    await refill(owner),
    await refill(stranger),
  ]
  await useCard(owner, paid)
  await report(owner, paymentOf(paid))
  for (const start of [open, paid, elsewhere]) {
    const order = await thief.call<Order>('GET /api/orders/:id', { params: { id: start.orderId } })
    const claimed = await report(thief, paymentOf(start))
    expect([order.status, claimed.status]).toEqual([404, 404])
  }

  expect(await creditsOf(thief)).toBe(FREE)
})

it('a page of another site cannot make a person pay', async () => {
  const client = await createPerson()
  const start = await refill(client)
  const headers = { origin: 'http://keystone.localhost', 'sec-fetch-site': 'same-site' }
  const tries: [string, object][] = [
    ['POST /api/sandbox/confirm', { clientSecret: start.clientSecret, cardNumber: GOOD_CARD, confirmed: true }],
    ['POST /api/test-payment-success', { planId: paymentOf(start) }],
    ['POST /api/credits/refill', { amount: 400, credits: 25 }],
    ['POST /api/billing/cancel-subscription', {}],
  ]
  for (const [key, body] of tries) expect((await client.call(key, { body, headers })).status).toBe(403)

  expect(await creditsOf(client)).toBe(FREE)
})
