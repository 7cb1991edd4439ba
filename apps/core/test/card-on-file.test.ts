import type { BillingSubscription, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { GOOD_CARD, paymentOf, refill, report, useCard } from './buyer.ts'
import type { Client } from './client.ts'
import { PATIENT } from './until.ts'

const DAY_MS = 24 * 3_600_000

let test: TestApp
let now = new Date('2026-03-01T10:00:00Z')
let names = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

const somebody = () => test.customer('waymark', `holder${names++}`)
const onFile = (client: Client) => client.call<{ card: unknown }>('GET /api/sandbox/card')
const replace = (client: Client, cardNumber: string) => client.call('POST /api/sandbox/card', { body: { cardNumber } })
const subscription = async (client: Client) =>
  (await client.call<BillingSubscription>('GET /api/billing/subscription')).body

it('is known after the first purchase only, on the page to which the portal call leads', async () => {
  const client = await somebody()
  expect([(await onFile(client)).status, (await replace(client, GOOD_CARD)).status]).toEqual([404, 404])
  await useCard(client, await refill(client))
  const { body } = await client.call<{ url: string }>('POST /api/billing/customer-portal')
  await replace(client, '4000 0025 0000 3155')

  expect(new URL(body.url).pathname).toBe('/sandbox-portal')
  expect((await onFile(client)).body).toEqual({ card: { last4: '3155' } })
})

it('saves a subscription whose card would fail', async () => {
  const client = await somebody()
  const { body: start } = await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })
  await useCard(client, start, '4000000000000341')
  await report(client, paymentOf(start))
  await vi.waitFor(async () => expect((await subscription(client)).status).toBe('active'), PATIENT)
  await replace(client, GOOD_CARD)
  now = new Date(now.getTime() + 30 * DAY_MS)
  const tenant = await test.features.tenants.withSlug('waymark')
  await test.deps.testPayments?.advance(tenant?.id ?? '')

  await vi.waitFor(async () => {
    const { status, current_period_start: start } = await subscription(client)
    expect([status, (start ?? 0) * 1000]).toEqual(['active', now.getTime()])
  }, PATIENT)
})
