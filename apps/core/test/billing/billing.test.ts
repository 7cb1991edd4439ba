import type { BillingSubscription, LedgerLine, Order, PaymentRecord, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { until } from '../until.ts'

const GOOD = '4242 4242 4242 4242'
const DAY_MS = 24 * 3_600_000
const BUNDLE = { amount: 177.5, credits: 10 }

let test: TestApp
let now = new Date('2026-03-01T10:00:00Z')
let names = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

const createPerson = (tenant = 'waymark') => test.customer(tenant, `buyer${names++}`)
const refill = async (client: Client, body: object = BUNDLE) =>
  (await client.call<PaymentStart>('POST /api/credits/refill', { body })).body
const card = (client: Client, { clientSecret }: PaymentStart, cardNumber = GOOD, confirmed = false) =>
  client.call('POST /api/sandbox/confirm', { body: { clientSecret, cardNumber, confirmed } })
const paymentOf = ({ clientSecret }: PaymentStart) => clientSecret.split('_secret_')[0]
const book = (client: Client, start: PaymentStart, extra: object = {}) =>
  client.call('POST /api/credits/add-manual', { body: { planId: paymentOf(start), ...extra } })
const credits = async (client: Client) =>
  (await client.call<{ user: { credits: number } }>('GET /auth/user')).body.user.credits
const subscription = async (client: Client) =>
  (await client.call<BillingSubscription>('GET /api/billing/subscription')).body

/** Returns a value once it satisfies `isDone`. */
async function once<T>(ask: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const done = async () => {
    const value = await ask()
    return isDone(value) && { value }
  }
  return (await until(done)).value
}

async function subscribe(client: Client, body: object = {}, cardNumber = GOOD): Promise<PaymentStart> {
  const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription', { body })
  await card(client, start, cardNumber)
  await book(client, start)
  await once(
    () => subscription(client),
    ({ status }) => status === 'active',
  )
  return start
}

async function advanceDays(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY_MS)
  const { rows } = await test.deps.db.execute(`select id from tenant`)
  for (const { id } of rows as { id: string }[]) await test.deps.testPayments?.advance(id)
}

describe('buying a bundle', () => {
  it('adds its credits once, however often the payment is reported', async () => {
    const client = await createPerson()
    const start = await refill(client)
    expect(start).toMatchObject({ amount: 17_750, currency: 'USD', provider: 'sandbox', publishableKey: null })
    await card(client, start)
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(client, start)))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]?.body).toMatchObject({ credits: 10, balance: 13 })
    expect(await credits(client)).toBe(13)
  })

  it('books a payment on its own when the browser never comes back', async () => {
    const client = await createPerson()
    await card(client, await refill(client))

    const found = await once(
      () => credits(client),
      (now) => now !== 3,
    )
    expect(found).toBe(13)
  })

  it('ignores amounts and credits that a browser sends', async () => {
    const client = await createPerson()
    const start = await refill(client)
    await card(client, start)
    await book(client, start, { credits: 100_000, amount: 1 })

    expect(await credits(client)).toBe(13)
  })

  it.each([
    { amount: 1, credits: 100 },
    { amount: 177.5, credits: 11 },
    { amount: -177.5, credits: -10 },
  ])('refuses an offer that is not on the price list: %j', async (body) => {
    const { status, body: problem } = await (await createPerson()).call('POST /api/credits/refill', { body })

    expect([status, problem.code]).toEqual([400, 'offer-unknown'])
  })

  it('adds no credits for a payment that was not made, was declined, or belongs to another person', async () => {
    const [client, other] = [await createPerson(), await createPerson()]
    const start = await refill(client)
    expect((await book(client, start)).body.code).toBe('payment-not-made')
    expect((await card(client, start, '4000000000000002')).body).toMatchObject({ message: 'Your card was declined.' })
    expect((await book(client, start)).body.code).toBe('payment-not-made')
    await card(client, start)

    expect((await book(other, start)).body.code).toBe('not-found')
    expect(await credits(other)).toBe(3)
  })

  it('asks for a confirmation when the card requires one', async () => {
    const client = await createPerson()
    const start = await refill(client)
    expect((await card(client, start, '4000002500003155')).body.status).toBe('requires_action')
    expect((await card(client, start, '4000002500003155', true)).body.status).toBe('succeeded')
    await book(client, start)

    expect(await credits(client)).toBe(13)
  })

  it('starts one payment when a person orders the same bundle twice', async () => {
    const client = await createPerson()
    const starts = [await refill(client), await refill(client)]

    expect(starts[1]?.clientSecret).toBe(starts[0]?.clientSecret)
  })

  it('grants the credits and the expiry of the tenant’s own price list', async () => {
    const client = await createPerson('keystone')
    const start = await refill(client)
    await card(client, start)
    await book(client, start)
    const { body } = await client.call<{ items: LedgerLine[] }>('GET /api/credits/ledger')

    expect(body.items[0]).toMatchObject({ kind: 'grant', bucket: 'bundle', credits: 10, balance: 13 })
    expect(body.items[0]?.expiresAt?.slice(0, 4)).toBe('2027')
  })

  it('shows the order and its payment after booking', async () => {
    const client = await createPerson()
    const start = await refill(client)
    await card(client, start)
    await book(client, start)
    const { body } = await client.call<Order>('GET /api/orders/:id', { params: { id: start.orderId } })
    const { body: history } = await client.call<PaymentRecord[]>('GET /api/billing/history')

    expect(body).toMatchObject({ state: 'paid', totalCents: 17_750, creditsAdded: 10 })
    expect(history).toEqual([
      expect.objectContaining({ description: 'Explorer Package', amount: 17_750, status: 'succeeded' }),
    ])
  })
})

describe('a refund', () => {
  it('takes back the credits that were not used', async () => {
    const client = await createPerson()
    const start = await refill(client)
    await card(client, start)
    await book(client, start)
    const { rows } = await test.deps.db.execute(`select tenant_id from purchase where id = $1`, [start.orderId])
    const tenantId = String((rows[0] as { tenant_id: string }).tenant_id)
    const seller = { tenantId, account: null, feePercent: 0 }
    await test.deps.payments?.refund(seller, paymentOf(start) ?? '', 'half', 8875)

    await once(
      () => credits(client),
      (found) => found === 8,
    )
    await test.deps.payments?.refund(seller, paymentOf(start) ?? '', 'rest')
    await once(
      () => credits(client),
      (found) => found === 3,
    )
    const { body } = await client.call<Order>('GET /api/orders/:id', { params: { id: start.orderId } })
    expect(body).toMatchObject({ state: 'refunded', refundedCents: 17_750, creditsAdded: 0 })
  })
})

describe('a subscription', () => {
  it('grants its credits for thirty days, and replaces them when it renews', async () => {
    const client = await createPerson()
    await subscribe(client)
    expect(await credits(client)).toBe(8)
    expect(await subscription(client)).toMatchObject({ status: 'active', credits_per_period: 5, credits_used: 0 })

    await advanceDays(30)
    await once(
      () => subscription(client),
      ({ current_period_start }) => (current_period_start ?? 0) * 1000 >= now.getTime() - 1000,
    )
    // The credits of the new period come with its invoice, which is booked by itself.
    expect(
      await once(
        () => credits(client),
        (left) => left === 8,
      ),
    ).toBe(8)
  })

  it('is paid in one payment with a bundle and a twin', async () => {
    const client = await createPerson()
    const body = { bundleId: 'starter-pack', bundlePrice: 1, totalAmount: 1, credits: 999, customAvatar: true }
    const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription-with-bundle', { body })
    expect(start.amount).toBe(9900 + 17_750 + 35_000)
    await card(client, start)
    await book(client, start)

    expect(await credits(client)).toBe(3 + 5 + 10)
  })

  it('ends with its period after a cancellation, unless the cancellation is undone', async () => {
    const client = await createPerson()
    await subscribe(client)
    const { body } = await client.call<BillingSubscription>('POST /api/billing/cancel-subscription')
    expect(body).toMatchObject({ status: 'active', cancel_at_period_end: true })
    const back = await client.call<BillingSubscription>('POST /api/billing/reactivate-subscription')
    expect(back.body.cancel_at_period_end).toBe(false)
    await client.call('POST /api/billing/cancel-subscription')
    await advanceDays(31)

    await once(
      () => subscription(client),
      ({ status }) => status === 'canceled',
    )
    expect(await credits(client)).toBe(3)
  })

  it('is past due when a renewal fails, and canceled after the last attempt', async () => {
    const client = await createPerson()
    await subscribe(client, {}, '4000000000000341')
    await advanceDays(30)
    await once(
      () => subscription(client),
      ({ status }) => status === 'past_due',
    )
    await advanceDays(10)
    await once(
      () => subscription(client),
      ({ status }) => status === 'canceled',
    )
    expect(await credits(client)).toBe(3)
  })

  it('is refused when the person has one already', async () => {
    const client = await createPerson()
    await subscribe(client)
    const { status, body } = await client.call('POST /api/create-subscription', { body: {} })

    expect([status, body.code]).toEqual([409, 'already-subscribed'])
  })

  it('cannot be canceled by a person who has none', async () => {
    const client = await createPerson()
    const { body } = await client.call('POST /api/billing/cancel-subscription')

    expect(body.code).toBe('not-subscribed')
    expect(await subscription(client)).toMatchObject({ status: 'none', plan: null })
  })
})

it('a second twin costs 10 % less', async () => {
  const client = await createPerson()
  const twin = async () =>
    (
      await client.call<PaymentStart>('POST /api/create-payment-intent', {
        body: { planId: 'digital-twin', amount: 1 },
      })
    ).body
  const first = await twin()
  await card(client, first)
  await book(client, first)

  expect([first.amount, (await twin()).amount]).toEqual([35_000, 31_500])
})

it('a test screen confirms a payment of its own person', async () => {
  const client = await createPerson()
  const start = await refill(client)
  const { status, body } = await client.call('POST /api/test-payment-success', { body: { planId: paymentOf(start) } })

  expect([status, body.balance]).toEqual([200, 13])
})

it('a test screen confirms no payment of another person', async () => {
  const [client, other] = [await createPerson(), await createPerson()]
  const start = await refill(client)

  expect((await other.call('POST /api/test-payment-success', { body: { planId: paymentOf(start) } })).status).toBe(404)
  expect((await book(client, start)).body.code).toBe('payment-not-made')
})
