import type { PartnerPrices, PaymentStart, PriceList } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'

let test: TestApp
let owner: Client

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())

const read = async () => (await owner.call<PartnerPrices>('GET /api/whitelabel/prices')).body
const put = (body: object, client = owner) => client.call<PartnerPrices>('PUT /api/whitelabel/prices', { body })
const shown = async () =>
  (await test.visitor('azure-coast').call<{ prices: PriceList; freeCredits: number }>('GET /api/branding')).body

/** Returns the editable part of a price list, as the screen sends it. */
function edited({ currency, subscription, bundles, ...rest }: PriceList) {
  const { name, priceCents, creditsPerPeriod } = subscription
  const { digitalTwinPriceCents, furtherTwinDiscountPercent, emailBlastPriceCents } = rest
  const others = { digitalTwinPriceCents, furtherTwinDiscountPercent, emailBlastPriceCents }
  return { currency, subscription: { name, priceCents, creditsPerPeriod }, bundles, ...others }
}

describe('a partner’s prices', () => {
  it('show the cost, revenue and margin of each offer', async () => {
    const { offers, prices } = await read()
    const [bundle] = prices.bundles
    const found = offers.find(({ id }) => id === bundle?.id)

    expect(offers.map(({ kind }) => kind)).toEqual(['subscription', ...prices.bundles.map(() => 'bundle'), 'twin'])
    expect(found?.marginCents).toBe((found?.priceCents ?? 0) - (found?.costCents ?? 0))
    expect(found?.costCents).toBeGreaterThan(0)
  })

  it('apply to everybody at once, and keep fields that were not edited', async () => {
    const { prices } = await read()
    const [first, ...rest] = edited(prices).bundles
    const bundles = [{ ...first, priceCents: 12_300 }, ...rest]
    const fresh = { name: 'Sea pack', credits: 2.5, priceCents: 4000, popular: false, expiryMonths: 12 }
    const { status } = await put({ prices: { ...edited(prices), bundles: [...bundles, fresh] }, freeCredits: 1.5 })
    const now = await shown()

    expect([status, now.freeCredits]).toEqual([200, 1.5])
    expect(now.prices.bundles[0]).toMatchObject({ id: first?.id, priceCents: 12_300 })
    expect(now.prices.bundles.at(-1)).toMatchObject({ name: 'Sea pack', credits: 2.5 })
    expect(now.prices.subscription).toEqual(prices.subscription)
    expect(now.prices.plans).toEqual(prices.plans)
  })

  it('start with at most 1,000 free credits, and say so in the reader’s language', async () => {
    const { prices } = await read()
    expect((await put({ prices: edited(prices), freeCredits: 1000 })).status).toBe(200)
    for (const freeCredits of [1000.5, 1001, 1e9]) {
      const headers = { 'accept-language': 'es' }
      const body = { prices: edited(prices), freeCredits }
      const answer = await owner.call('PUT /api/whitelabel/prices', { body, headers })
      const message = 'Escribe como máximo 1000 créditos gratis.'
      expect([answer.status, answer.body.fields]).toEqual([422, [{ field: 'freeCredits', message }]])
    }
    await put({ prices: edited(prices), freeCredits: 1.5 })
  })

  it('can be scheduled for a day, and rescheduled', async () => {
    const { prices } = await read()
    const effectiveAt = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString()
    const later = { ...edited(prices), digitalTwinPriceCents: 44_400 }
    await put({ prices: later, effectiveAt })
    await put({ prices: { ...later, digitalTwinPriceCents: 55_500 }, effectiveAt })
    const { planned, prices: now } = await read()

    expect(planned).toMatchObject({ effectiveAt, prices: { digitalTwinPriceCents: 55_500 } })
    expect(now.digitalTwinPriceCents).toBe(prices.digitalTwinPriceCents)
    expect((await put({ prices: later, effectiveAt: '2020-01-01T00:00:00.000Z' })).status).toBe(422)
  })

  it('do not change purchases in progress', async () => {
    const client = await test.customer('azure-coast', 'begun')
    const { prices } = await read()
    const [bundle] = prices.bundles
    const wanted = { amount: (bundle?.priceCents ?? 0) / 100, credits: bundle?.credits }
    const { body: start } = await client.call<PaymentStart>('POST /api/credits/refill', { body: wanted })
    const bundles = prices.bundles.map((one) => ({ ...one, priceCents: one.priceCents + 1000 }))
    await put({ prices: { ...edited(prices), bundles } })
    await client.call('POST /api/sandbox/confirm', {
      body: { clientSecret: start.clientSecret, cardNumber: '4242424242424242' },
    })
    const planId = start.clientSecret.split('_secret_')[0]
    const { status, body } = await client.call('POST /api/credits/add-manual', { body: { planId } })

    expect([status, body.credits]).toEqual([200, bundle?.credits])
    expect((await client.call('POST /api/credits/refill', { body: wanted })).body.code).toBe('offer-unknown')
  })

  it.each([
    ['no bundle', { bundles: [] }],
    ['a price of nothing', { digitalTwinPriceCents: 0 }],
    ['a currency that nobody takes', { currency: 'ZZZ' }],
    ['a third of a credit', { subscription: { name: 'Monthly', priceCents: 9900, creditsPerPeriod: 0.3 } }],
  ])('reject %s', async (_what, wrong) => {
    const { prices } = await read()

    expect((await put({ prices: { ...edited(prices), ...wrong } })).status).toBe(422)
  })

  it('are changed by owners and admins only', async () => {
    const { prices } = await read()
    const asked = async (client: Client) => (await put({ prices: edited(prices) }, client)).status
    const partner = async (memberRole: 'admin' | 'editor' | 'analyst') =>
      (await createPerson(test, 'azure-coast', `price-${memberRole}`, { role: 'partner', memberRole })).client
    const customer = await test.customer('azure-coast', 'curious')

    expect(await asked(await partner('admin'))).toBe(200)
    for (const client of [await partner('editor'), await partner('analyst'), customer])
      expect(await asked(client)).toBe(403)
  })
})
