import type { PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, paymentOf, refill, report } from '../buyer.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'

let server: StripeServer
let test: TestApp
let tenantId: string

beforeAll(async () => {
  server = await startStripeServer()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  test = await testApp({ settings: { stripe: { ...keys, apiBase: server.apiBase } } })
  tenantId = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
})
afterAll(async () => {
  await test.close()
  await server.close()
})

it('renewals are charged only while the site is on', async () => {
  const { client, subscription } = await subscriber('ana')
  const before = await creditsOf(client)
  await turn('off')
  expect(await sitesDue()).toContain(tenantId)
  await test.features.billing.pausing.followSite(tenantId)
  const skipped = server.renew(subscription)
  await reconcile('invoice', skipped)
  await reconcile('subscription', subscription)
  expect([server.isPaid(skipped), await sitesDue()]).toEqual([false, []])

  await turn('on')
  await test.features.billing.pausing.followSite(tenantId)
  expect(await creditsOf(client)).toBe(before)
  const charged = server.renew(subscription)
  await reconcile('invoice', charged)
  expect([server.isPaid(charged), await invoicesOf(subscription)]).toEqual([true, [0, 0]])
})

it('a renewal that is charged while the site is off is refunded with its credits, once', async () => {
  const { client, subscription } = await subscriber('ben')
  await turn('off')
  const charged = server.renew(subscription)
  await reconcile('invoice', charged)
  await reconcile('invoice', charged)
  const [first, renewal] = await invoicesOf(subscription)
  await turn('on')

  expect(first).toBe(0)
  expect(renewal).toBe(await priceOf(subscription))
  expect(await creditsOf(client)).toBeLessThanOrEqual(3)
})

it('what was booked before the site was turned off stays', async () => {
  const { subscription } = await subscriber('cleo')
  const charged = server.renew(subscription)
  await reconcile('invoice', charged)
  await turn('off')
  await reconcile('invoice', charged)
  await turn('on')

  expect(await invoicesOf(subscription)).toEqual([0, 0])
})

it('people are told once that their subscription is paused and that it has resumed', async () => {
  await subscriber('dora')
  const { client: ending } = await subscriber('ed')
  await ending.call('POST /api/billing/cancel-subscription')
  for (const state of ['off', 'on'] as const) {
    await turn(state)
    await Promise.all([1, 2].map(() => test.features.billing.pausing.followSite(tenantId)))
  }

  const told = (await subjectsOf('dora')).filter((subject) => /paused|resumed/.test(subject))
  expect(told).toEqual([expect.stringMatching(/is paused$/), expect.stringMatching(/has resumed$/)])
  expect((await subjectsOf('ed')).filter((subject) => /paused|resumed/.test(subject))).toEqual([])
})

it('a renewal that is refunded brings the news of its refund and no receipt', async () => {
  const { subscription } = await subscriber('fay')
  const before = await subjectsOf('fay')
  await turn('off')
  await reconcile('invoice', server.renew(subscription))
  await turn('on')

  expect((await subjectsOf('fay')).slice(before.length)).toEqual([expect.stringMatching(/was refunded$/)])
})

it('a payment form that was open when the site was turned off refunds what it is paid, and says so', async () => {
  const client = await customer('gus')
  const start = await refill(client)
  await turn('off')
  server.pay(paymentOf(start))
  const { status, body } = await report(client, paymentOf(start))
  await reconcile('payment', paymentOf(start))
  await turn('on')

  expect([status, body.code]).toEqual([409, 'payment-refunded'])
  expect((await client.call('GET /api/orders/:id', { params: { id: start.orderId } })).body).toMatchObject({
    state: 'refunded',
    creditsAdded: 0,
  })
  expect(await creditsOf(client)).toBe(3)
  expect(await subjectsOf('gus')).toEqual([expect.stringMatching(/was refunded$/)])
})

it('a subscription that is begun while the site is off is refunded and ends, so that its person can begin another', async () => {
  const { client, subscription } = await subscriber('hal', { isPaidWhileOff: true })
  await turn('on')
  expect(await invoicesOf(subscription)).toEqual([await priceOf(subscription)])
  expect((await client.call('GET /api/billing/subscription')).body.status).toBe('canceled')
  expect(await creditsOf(client)).toBe(3)

  expect((await client.call('POST /api/create-subscription', { body: {} })).status).toBe(200)
})

it('a payment that was booked before the site was turned off is not refunded', async () => {
  const client = await customer('ida')
  const start = await refill(client)
  server.pay(paymentOf(start))
  await report(client, paymentOf(start))
  await turn('off')
  await reconcile('payment', paymentOf(start))
  await turn('on')

  expect(await creditsOf(client)).toBe(13)
})

const reconcile = (kind: 'invoice' | 'payment' | 'subscription', ref: string) =>
  test.features.billing.paymentReconciliation.reconcile(tenantId, { kind, ref, account: null })

async function subscriber(username: string, { isPaidWhileOff = false } = {}) {
  const client = await customer(username)
  const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })
  if (isPaidWhileOff) await turn('off')
  const { rows } = await test.deps.db.execute('select invoice_ref, subscription_ref from purchase where id = $1', [
    start.orderId,
  ])
  server.pay(paymentOf(start))
  const subscription = String(rows[0]?.subscription_ref)
  await reconcile('invoice', String(rows[0]?.invoice_ref))
  await reconcile('subscription', subscription)
  return { client, subscription }
}

/** Returns a customer whose emails can be read. */
async function customer(username: string): Promise<Client> {
  const client = await test.customer('keystone', username)
  await test.deps.db.execute('update app_user set email = $1 where username = $2', [emailOf(username), username])
  return client
}

const emailOf = (username: string) => `${username}@example.com`

async function subjectsOf(username: string): Promise<string[]> {
  await mailsDone(test)
  return (await mailsNow(test, 'keystone', emailOf(username))).map(({ subject }) => subject)
}

/** Turns the site off and on, as its owner does. */
async function turn(state: 'off' | 'on'): Promise<void> {
  const settings = JSON.stringify({ isPaused: state === 'off' })
  await test.deps.db.execute('update tenant set settings = settings || $1::jsonb where id = $2', [settings, tenantId])
  test.features.tenants.drop(tenantId)
}

function sitesDue(): Promise<string[]> {
  const { tenantsDue } = test.features.billing.pausing
  return test.deps.db.asSystem('find sites to pause', (tx) => tenantsDue(tx, new Date()))
}

/** Returns the refunded cents of a subscription's invoices, oldest first. */
async function invoicesOf(subscription: string): Promise<number[]> {
  const { rows } = await test.deps.db.execute(
    'select refunded_cents from invoice where subscription_ref = $1 order by seq',
    [subscription],
  )
  return rows.map((row) => Number(row.refunded_cents))
}

async function priceOf(subscription: string): Promise<number> {
  const { rows } = await test.deps.db.execute('select price_cents from subscription where ref = $1', [subscription])
  return Number(rows[0]?.price_cents)
}
