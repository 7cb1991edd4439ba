import type { BillingSubscription, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { GOOD_CARD, creditsOf, paymentOf, refill, report, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'
import { PATIENT } from '../until.ts'

const DAY_MS = 24 * 3_600_000

let test: TestApp
let now = new Date('2026-03-01T10:00:00Z')
let names = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

const createPerson = () => test.customer('waymark', `holder${names++}`)
const onFile = (client: Client) => client.call<{ card: unknown }>('GET /api/sandbox/card')
const replace = (client: Client, cardNumber: string) => client.call('POST /api/sandbox/card', { body: { cardNumber } })
const useSaved = (client: Client, { clientSecret }: PaymentStart, savedCard: string | undefined) =>
  client.call('POST /api/sandbox/confirm', { body: { clientSecret, savedCard } })
const buyPlan = async (client: Client) =>
  (await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })).body
const subscription = async (client: Client) =>
  (await client.call<BillingSubscription>('GET /api/billing/subscription')).body

it('a card is on file only after a purchase, and the portal link leads to its page', async () => {
  const client = await createPerson()
  expect([(await onFile(client)).status, (await replace(client, GOOD_CARD)).status]).toEqual([404, 404])
  await useCard(client, await refill(client))
  const { body } = await client.call<{ url: string }>('POST /api/billing/customer-portal')
  await replace(client, '4000 0025 0000 3155')

  expect(new URL(body.url).pathname).toBe('/sandbox-portal')
  expect((await onFile(client)).body).toEqual({ card: { last4: '3155' } })
})

it('a saved card is offered for the next purchase and pays it once', async () => {
  const client = await createPerson()
  const first = await refill(client)
  expect(first.cards).toEqual([])
  await useCard(client, first)
  await report(client, paymentOf(first))
  await client.call('POST /api/sandbox/card', { body: { cardNumber: GOOD_CARD, cardExpiry: '12/30' } })
  const start = await refill(client)
  const [card] = start.cards
  expect(card).toMatchObject({ lastDigits: '4242', expiresMonth: 12, expiresYear: 2030 })
  const before = await creditsOf(client)
  for (let presses = 0; presses < 2; presses++) expect((await useSaved(client, start, card?.ref)).status).toBe(200)
  await report(client, paymentOf(start))
  await report(client, paymentOf(start))

  expect(await creditsOf(client)).toBe(before + 10)
})

it('a saved card pays nothing for another person, on the same tenant or another', async () => {
  const owner = await createPerson()
  await useCard(owner, await refill(owner))
  await replace(owner, GOOD_CARD)
  const card = (await refill(owner)).cards[0]?.ref
  const thieves = [await createPerson(), await test.customer('keystone', `holder${names++}`)]
  for (const thief of thieves) {
    const start = await buyPlan(thief)
    expect((await useSaved(thief, start, card)).status).toBe(404)
    expect((await report(thief, paymentOf(start))).status).toBe(409)
  }
})

it('an expired card is not offered', async () => {
  const client = await createPerson()
  await useCard(client, await refill(client))
  await client.call('POST /api/sandbox/card', { body: { cardNumber: GOOD_CARD, cardExpiry: '01/26' } })

  expect((await refill(client)).cards).toEqual([])
})

it('replacing a failing card keeps a subscription alive', async () => {
  const client = await createPerson()
  const start = await buyPlan(client)
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
