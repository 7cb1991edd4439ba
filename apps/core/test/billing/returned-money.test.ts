import type { BillingSubscription, CreditUsage, Order, PaymentRecord, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import type { ProviderObject } from '../../src/ports/payments.ts'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, paymentOf, refill, report } from '../buyer.ts'
import type { Client } from '../client.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'

const FREE = 3
const HOUR_MS = 3_600_000

let server: StripeServer
let test: TestApp
let tenantId: string
let names = 0
let shiftMs = 0

beforeAll(async () => {
  server = await startStripeServer()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  const clock = { now: () => new Date(Date.now() + shiftMs) }
  test = await testApp({ clock, settings: { stripe: { ...keys, apiBase: server.apiBase } } })
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(async () => {
  await test.close()
  await server.close()
})

const createPerson = () => test.customer('waymark', `payer${names++}`)
const reconcile = (kind: ProviderObject['kind'], ref: string) =>
  test.features.billing.paymentReconciliation.reconcile(tenantId, { kind, ref, account: null })
const userIdOf = async (client: Client) => (await client.call<{ user: { id: string } }>('GET /auth/user')).body.user.id
const order = async (client: Client, { orderId: id }: PaymentStart) =>
  (await client.call<Order>('GET /api/orders/:id', { params: { id } })).body

/** Buys the smallest bundle, of ten credits. */
async function bought(client: Client): Promise<{ start: PaymentStart; ref: string }> {
  const start = await refill(client)
  const ref = paymentOf(start)
  server.pay(ref)
  expect((await report(client, ref)).status).toBe(200)
  return { start, ref }
}

async function subscribed(client: Client): Promise<{ invoice: string; subscription: string; payment: string }> {
  const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })
  const { rows } = await test.deps.db.execute('select invoice_ref, subscription_ref from purchase where id = $1', [
    start.orderId,
  ])
  return {
    invoice: String(rows[0]?.invoice_ref),
    subscription: String(rows[0]?.subscription_ref),
    payment: paymentOf(start),
  }
}

/** Holds credits as a video in progress does. Returns a function that releases them. */
async function pendingVideo(client: Client, credits: number): Promise<() => Promise<unknown>> {
  const [userId, holdId] = [await userIdOf(client), newId()]
  const expiresAt = new Date(Date.now() + HOUR_MS)
  const { held } = await test.deps.db.inTenant(tenantId, (tx) =>
    test.features.ledger.hold(tx, { userId, holdId, halfCredits: credits * 2, expiresAt }),
  )
  expect(held).toBe(true)
  return () => test.deps.db.inTenant(tenantId, (tx) => test.features.ledger.release(tx, holdId))
}

describe('a refund or dispute', () => {
  it('takes the credits that a video holds once the video releases them', async () => {
    const client = await createPerson()
    const { ref } = await bought(client)
    const release = await pendingVideo(client, FREE + 10)
    server.sendBack(ref)
    await reconcile('payment', ref)
    expect(await creditsOf(client)).toBe(0)
    await release()

    expect(await creditsOf(client)).toBe(FREE)
  })

  it('leaves held credits alone after a dispute that was won', async () => {
    const client = await createPerson()
    const { start, ref } = await bought(client)
    const release = await pendingVideo(client, FREE + 6)
    server.dispute(ref, 'needs_response')
    await reconcile('payment', ref)
    expect(await creditsOf(client)).toBe(0)
    server.dispute(ref, 'won')
    await reconcile('payment', ref)
    expect(await creditsOf(client)).toBe(4)
    await release()

    expect(await creditsOf(client)).toBe(FREE + 10)
    expect(await order(client, start)).toMatchObject({ state: 'paid', creditsAdded: 10, refundedCents: 0 })
  })

  it('takes the credits back when a refund follows a dispute that was won', async () => {
    const client = await createPerson()
    const { start, ref } = await bought(client)
    for (const status of ['needs_response', 'won'] as const) {
      server.dispute(ref, status)
      await reconcile('payment', ref)
    }
    server.sendBack(ref)
    await reconcile('payment', ref)

    expect(await creditsOf(client)).toBe(FREE)
    expect(await order(client, start)).toMatchObject({ state: 'refunded', creditsAdded: 0 })
  })

  it('restores credits with the expiry that they had before', async () => {
    const client = await test.customer('keystone', `payer${names++}`)
    const start = await refill(client)
    const ref = paymentOf(start)
    server.pay(ref)
    await report(client, ref)
    const ends = async () =>
      (await client.call<CreditUsage>('GET /api/credits/usage')).body.buckets.map(({ kind, expiresAt }) => [
        kind,
        expiresAt?.slice(0, 10),
      ])
    const before = await ends()
    const keystone = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
    for (const status of ['needs_response', 'won'] as const) {
      server.dispute(ref, status)
      await test.features.billing.paymentReconciliation.reconcile(keystone, { kind: 'payment', ref, account: null })
    }

    expect(await ends()).toEqual(before)
  })

  it('applies to renewals as well, in both directions and before the renewal was booked', async () => {
    const client = await createPerson()
    const { invoice, subscription, payment } = await subscribed(client)
    server.pay(payment)
    await reconcile('invoice', invoice)
    const renewal = server.renew(subscription)
    server.sendBack(server.paymentOf(renewal))
    await reconcile('invoice', renewal)
    expect(await creditsOf(client)).toBe(FREE)

    const next = server.renew(subscription)
    await reconcile('invoice', next)
    expect(await creditsOf(client)).toBe(FREE + 5)
    for (const [status, credits] of [
      ['needs_response', FREE],
      ['won', FREE + 5],
    ] as const) {
      server.dispute(server.paymentOf(next), status)
      await reconcile('invoice', next)
      expect(await creditsOf(client)).toBe(credits)
    }
    const { body } = await client.call<PaymentRecord[]>('GET /api/billing/history')
    expect(body.map(({ status }) => status)).toEqual(['succeeded', 'refunded', 'succeeded'])
  })
})

it('a late first invoice does not replace the credits of the period after it', async () => {
  const client = await createPerson()
  const { invoice, subscription, payment } = await subscribed(client)
  server.pay(payment)
  await reconcile('invoice', server.renew(subscription))
  const left = async () => (await client.call<CreditUsage>('GET /api/credits/usage')).body
  const before = await left()
  await reconcile('invoice', invoice)

  expect((await left()).buckets).toEqual(before.buckets)
  expect(await creditsOf(client)).toBe(FREE + 5)
})

describe('starting two subscriptions', () => {
  const begin = (client: Client, bundleId?: string) =>
    bundleId
      ? client.call<PaymentStart>('POST /api/create-subscription-with-bundle', {
          body: { bundleId, bundlePrice: 0, credits: 0, totalAmount: 0 },
        })
      : client.call<PaymentStart>('POST /api/create-subscription', { body: {} })

  it('cancels the first order when a second one starts in another window', async () => {
    const client = await createPerson()
    const first = await begin(client)
    const second = await begin(client, 'starter-pack')

    expect((await order(client, first.body)).state).toBe('canceled')
    server.pay(paymentOf(second.body))
    expect((await report(client, paymentOf(second.body))).status).toBe(200)
    expect(await creditsOf(client)).toBe(FREE + 5 + 10)
  })

  it('at the same moment lets one through and refuses the others', async () => {
    const client = await createPerson()
    const offers = [undefined, 'starter-pack', 'growth-bundle']
    const starts = await Promise.all(Array.from({ length: 20 }, (_, at) => begin(client, offers[at % 3])))
    const won = starts.filter(({ status }) => status === 200)
    const refused = starts.filter(({ status }) => status !== 200)

    expect(won).toHaveLength(1)
    expect(new Set(refused.map(({ status, body }) => `${status} ${'code' in body && String(body.code)}`))).toEqual(
      new Set(['409 subscription-starting']),
    )
    const { rows } = await test.deps.db.execute(
      `select p.state, (select count(*)::int from subscription s where s.user_id = p.user_id) as begun
       from purchase p where p.user_id = $1`,
      [await userIdOf(client)],
    )
    expect(rows).toEqual([{ state: 'open', begun: 1 }])

    const start = won[0]?.body as PaymentStart
    server.pay(paymentOf(start))
    expect((await report(client, paymentOf(start))).status).toBe(200)
    const credits = start.lines.reduce((sum, line) => sum + line.credits, FREE)
    expect(await creditsOf(client)).toBe(credits)
  })

  it('is possible a minute after a process died in the middle of starting one', async () => {
    const client = await createPerson()
    const { body } = await begin(client)
    const stamp = `update purchase set starting_until = $1 where id = $2`
    await test.deps.db.execute(stamp, [new Date(Date.now() + shiftMs + 60_000), body.orderId])
    expect((await begin(client, 'starter-pack')).status).toBe(409)
    await test.deps.db.execute(stamp, [new Date(Date.now() + shiftMs - 1000), body.orderId])

    expect((await begin(client, 'starter-pack')).status).toBe(200)
    expect((await order(client, body)).state).toBe('canceled')
  })

  it('is refused when the first was paid, even before its webhook arrived', async () => {
    const client = await createPerson()
    const { payment, subscription } = await subscribed(client)
    server.pay(payment)
    const { status, body } = await client.call('POST /api/create-subscription-with-bundle', {
      body: { bundleId: 'starter-pack', bundlePrice: 0, credits: 0, totalAmount: 0 },
    })

    expect([status, body.code]).toEqual([409, 'already-subscribed'])
    await report(client, payment)
    await reconcile('subscription', subscription)
    const { body: current } = await client.call<BillingSubscription>('GET /api/billing/subscription')
    expect(current.status).toBe('active')
  })

  it('follows the last of many concurrent cancellations and reactivations', async () => {
    const client = await createPerson()
    const { payment, subscription } = await subscribed(client)
    server.pay(payment)
    await report(client, payment)
    await reconcile('subscription', subscription)
    const actions = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'reactivate' : 'cancel'))
    await Promise.all(actions.map((action) => client.call(`POST /api/billing/${action}-subscription`)))
    await client.call('POST /api/billing/cancel-subscription')
    const { body } = await client.call<BillingSubscription>('GET /api/billing/subscription')

    expect(body).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(await creditsOf(client)).toBe(FREE + 5)
  })
})

it('a payment made after the clock was set back is booked', async () => {
  const client = await createPerson()
  const start = await refill(client)
  shiftMs = HOUR_MS / 4
  server.pay(paymentOf(start), 'Your card was declined.')
  await reconcile('payment', paymentOf(start))
  shiftMs = 0
  server.pay(paymentOf(start))
  await reconcile('payment', paymentOf(start))

  expect(await creditsOf(client)).toBe(FREE + 10)
})

it('webhook events are deleted after 90 days, and no earlier', async () => {
  const ids = ['evt_old', 'evt_recent']
  for (const [index, days] of [91, 89].entries())
    await test.deps.db.execute(
      `insert into webhook_event (tenant_id, id, kind, ref, received_at)
       values ($1, $2, 'payment', 'pi_x', now() - make_interval(days => $3))`,
      [tenantId, ids[index], days],
    )
  await test.features.billing.webhooks.deleteExpired(tenantId)
  const { rows } = await test.deps.db.execute(`select id from webhook_event where ref = 'pi_x'`)

  expect(rows).toEqual([{ id: 'evt_recent' }])
})
