import type { BillingSubscription, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'

const GOOD = '4242 4242 4242 4242'
const FAILS_LATER = '4000 0000 0000 0341'
const DAY_MS = 24 * 3_600_000
const password = 'three plain words'

let test: TestApp
let now = new Date('2026-03-01T10:00:00Z')
let names = 0

beforeAll(async () => {
  // It ticks: of two answers of the provider the one that was asked for later counts.
  test = await testApp({ clock: { now: () => new Date(now.getTime() + performance.now()) } })
})
afterAll(() => test.close())

async function createPerson(language = 'en'): Promise<{ client: Client; email: string }> {
  const [client, username] = [test.visitor('waymark'), `payer${names++}`]
  const email = `${username}@example.com`
  const headers = { cookie: `language=${language}` }
  await client.call('POST /auth/register', { body: { username, email, password }, headers })
  await mailsDone(test)
  return { client, email }
}

async function pay(client: Client, key: string, body: object, cardNumber = GOOD): Promise<void> {
  const { body: start } = await client.call<PaymentStart>(key, { body })
  await client.call('POST /api/sandbox/confirm', { body: { clientSecret: start.clientSecret, cardNumber } })
  const planId = start.clientSecret.split('_secret_')[0]
  const { status } = await client.call('POST /api/credits/add-manual', { body: { planId } })
  expect(status).toBe(200)
  await mailsDone(test)
}

async function advanceDays(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY_MS)
  const tenant = await test.features.tenants.withSlug('waymark')
  await test.deps.testPayments?.advance(tenant?.id ?? '')
}
const remind = async () =>
  test.features.billing.dunning.remind((await test.features.tenants.withSlug('waymark'))?.id ?? '')

/** Subjects after the welcome, oldest first, once nothing waits. */
async function subjects(email: string, count: number): Promise<string[]> {
  await mailsTo(test, 'waymark', email, count + 1)
  await mailsDone(test)
  return (await mailsNow(test, 'waymark', email)).map(({ subject }) => subject).slice(1)
}

describe('a receipt', () => {
  it('is sent once for each payment, with the number of its invoice', async () => {
    const { client, email } = await createPerson()
    await pay(client, 'POST /api/credits/refill', { amount: 177.5, credits: 10 })
    expect(await subjects(email, 1)).toEqual(['Your receipt from Waymark'])
    const mail = (await mailsNow(test, 'waymark', email)).at(-1)

    const { body: payments } = await client.call<{ invoice_number: string }[]>('GET /api/billing/history')
    expect(mail?.text).toContain(`Invoice: ${payments[0]?.invoice_number}`)
    expect(mail?.text).toContain('Paid: $177.50')
  })

  it('is written in the language of the person', async () => {
    const { client, email } = await createPerson('fa')
    await pay(client, 'POST /api/credits/refill', { amount: 177.5, credits: 10 })

    expect(await subjects(email, 1)).toEqual(['رسید شما از Waymark'])
  })
})

describe('a failed renewal', () => {
  it('is reported three times, and once more when the subscription ends', async () => {
    const { client, email } = await createPerson()
    await pay(client, 'POST /api/create-subscription', {}, FAILS_LATER)
    await advanceDays(30)
    expect((await subjects(email, 2)).at(-1)).toBe('Your payment to Waymark failed')
    await remind()
    expect(await subjects(email, 2)).toHaveLength(2)
    now = new Date(now.getTime() + 3 * DAY_MS)
    await remind()
    await remind()
    expect(await subjects(email, 3)).toHaveLength(3)
    now = new Date(now.getTime() + 3 * DAY_MS)
    await remind()
    expect(await subjects(email, 4)).toHaveLength(4)
    expect((await mailsNow(test, 'waymark', email)).at(-1)?.text).toContain('this is the last reminder')
    await advanceDays(5)

    expect((await subjects(email, 5)).at(-1)).toBe('Your Waymark subscription has ended')
  })
})

describe('a subscription that a person cancels', () => {
  it('is confirmed by one email that names the day', async () => {
    const { client, email } = await createPerson()
    await pay(client, 'POST /api/create-subscription', {})
    const cancel = () => client.call<BillingSubscription>('POST /api/billing/cancel-subscription')
    expect((await cancel()).body).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect((await cancel()).body).toMatchObject({ cancel_at_period_end: true })

    expect(await subjects(email, 2)).toEqual(['Your receipt from Waymark', 'Your Waymark subscription will end'])
  })
})
