import type { AutoTopUp, Bundle, PartnerPrices, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'
import { until } from '../until.ts'

const GOOD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const password = 'three plain words'

let test: TestApp
let names = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function createPerson(): Promise<{ client: Client; email: string }> {
  const [client, username] = [test.visitor('waymark'), `watcher${names++}`]
  const email = `${username}@example.com`
  await client.call('POST /auth/register', { body: { username, email, password } })
  return { client, email }
}
const watch = async (client: Client) => (await client.call<AutoTopUp>('GET /api/billing/low-balance')).body
const choose = (client: Client, body: object) => client.call<AutoTopUp>('PUT /api/billing/low-balance', { body })
const credits = async (client: Client) =>
  (await client.call<{ user: { credits: number } }>('GET /auth/user')).body.user.credits

/** Makes the person known to the provider, and leaves a card there. */
async function leaveCard(client: Client, cardNumber: string): Promise<void> {
  await client.call<PaymentStart>('POST /api/credits/refill', { body: { amount: 177.5, credits: 10 } })
  expect((await client.call('POST /api/sandbox/card', { body: { cardNumber } })).status).toBe(200)
}

async function makeVideo(client: Client): Promise<void> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const draft = { script: 'A short walk by the sea.', title: 'One', avatarId: avatars[0]?.id }
  const { status } = await client.call('POST /api/videos', { body: draft })
  expect(status).toBe(201)
}

async function subjects(email: string): Promise<string[]> {
  await mailsDone(test)
  const mails = await mailsNow(test, 'waymark', email)
  return mails.map(({ subject }) => subject).filter((subject) => /credits are running low|receipt|top-up/.test(subject))
}

describe('a low balance', () => {
  it('sends one email when the credits fall below the limit', async () => {
    const { client, email } = await createPerson()
    await choose(client, { below: 2.5, wantsMail: true, bundleId: null })
    await makeVideo(client)
    expect(await subjects(email)).toEqual([])
    await makeVideo(client)
    await makeVideo(client)

    expect(await subjects(email)).toEqual(['Your Waymark credits are running low'])
  })

  it('sends no email to a person who turned that off', async () => {
    const { client, email } = await createPerson()
    await choose(client, { below: 3, wantsMail: false, bundleId: null })
    await makeVideo(client)

    expect(await subjects(email)).toEqual([])
  })
})

describe('the automatic top-up', () => {
  it('requires a saved card and a bundle of the price list', async () => {
    const { client } = await createPerson()
    const asked = { below: 3, wantsMail: false, bundleId: 'explorer' }
    const bundleId = (await test.features.tenants.withSlug('waymark'))?.prices.bundles[0]?.id

    expect((await choose(client, { ...asked, bundleId: 'no such' })).body).toMatchObject({ code: 'offer-unknown' })
    expect((await choose(client, { ...asked, bundleId })).body).toMatchObject({ code: 'no-card' })
    expect((await watch(client)).bundleId).toBeNull()
  })

  it('buys the bundle once when the credits fall below the limit, and emails its receipt', async () => {
    const { client, email } = await createPerson()
    await leaveCard(client, GOOD)
    const bundle = (await test.features.tenants.withSlug('waymark'))?.prices.bundles.find((one) => one.credits === 10)
    await choose(client, { below: 3, wantsMail: false, bundleId: bundle?.id })
    expect((await watch(client)).card?.lastDigits).toBe('4242')
    await makeVideo(client)
    await until(async () => (await credits(client)) > 3)

    expect(await credits(client)).toBe(12.5)
    expect(await subjects(email)).toEqual(['Your receipt from Waymark'])
    const mail = (await mailsNow(test, 'waymark', email)).find(({ subject }) => subject.startsWith('Your receipt'))
    expect(mail?.text).toContain('auto top-up bought this bundle')
  })

  it('is switched off, with an email, when the card is declined', async () => {
    const { client, email } = await createPerson()
    await leaveCard(client, DECLINED)
    const bundleId = (await test.features.tenants.withSlug('waymark'))?.prices.bundles[0]?.id
    await choose(client, { below: 3, wantsMail: false, bundleId })
    await makeVideo(client)
    await until(async () => (await watch(client)).switchedOff)

    expect(await subjects(email)).toEqual(['Auto top-up is off for Waymark'])
    expect([(await watch(client)).bundleId, await credits(client)]).toEqual([null, 2.5])
  })

  it('charges once however often its job runs', async () => {
    const { client } = await createPerson()
    await leaveCard(client, GOOD)
    const tenant = await test.features.tenants.withSlug('waymark')
    const bundleId = tenant?.prices.bundles.find((one) => one.credits === 10)?.id
    await choose(client, { below: 0, wantsMail: false, bundleId })
    const { body } = await client.call<{ user: { id: string } }>('GET /auth/user')
    const purchaseId = test.deps.newId()
    for (let run = 0; run < 3; run++)
      await test.features.billing.topUpPurchases.buy(tenant?.id ?? '', body.user.id, purchaseId)

    expect(await credits(client)).toBe(13)
  })

  it.each([
    ['another price', { priceCents: 20_000 }],
    ['fewer credits', { credits: 5 }],
  ])('buys nothing for %s than what was chosen: it is switched off and told', async (_what, change) => {
    const { client, email } = await createPerson()
    await leaveCard(client, GOOD)
    const bundleId = (await test.features.tenants.withSlug('waymark'))?.prices.bundles[0]?.id ?? ''
    await choose(client, { below: 3, wantsMail: false, bundleId })
    const before = await changeBundle(bundleId, change)
    await makeVideo(client)
    await until(async () => (await watch(client)).bundleId === null)

    expect(await credits(client)).toBe(2.5)
    expect(await subjects(email)).toEqual(['Auto top-up is off for Waymark'])
    const [mail] = (await mailsNow(test, 'waymark', email)).filter(({ subject }) => subject.startsWith('Auto top-up'))
    expect(mail?.text).toContain('price')
    await changeBundle(bundleId, before)
    await choose(client, { below: 2.5, wantsMail: false, bundleId })
    await makeVideo(client)
    await until(async () => (await credits(client)) > 3)
  })
})

/** Changes a bundle of the price list. Returns how it was. */
async function changeBundle(bundleId: string, change: Partial<Bundle>): Promise<Bundle> {
  const owner = await test.demo('waymark', 'owner')
  const { prices } = (await owner.call<PartnerPrices>('GET /api/whitelabel/prices')).body
  const before = prices.bundles.find(({ id }) => id === bundleId)
  if (!before) throw new Error('there is no such bundle')
  const bundles = prices.bundles.map((bundle) => (bundle === before ? { ...bundle, ...change } : bundle))
  const { status } = await owner.call('PUT /api/whitelabel/prices', { body: { prices: { ...prices, bundles } } })
  expect(status).toBe(200)
  return before
}
