import { readFileSync } from 'node:fs'
import { type Choice, nothingChosen, quoteOf } from '@vitrine/contract'
import { PriceList } from '@vitrine/contract/api'
import { describe, expect, it } from 'vitest'

const pricesOf = (slug: string) =>
  PriceList.parse(JSON.parse(readFileSync(new URL(`../../../tenants/${slug}/prices.json`, import.meta.url), 'utf8')))

/** Dollars, as the specification has them. */
const SUBSCRIPTIONS = { waymark: [99, 5], keystone: [75, 3], 'azure-coast': [99, 3] } as const
const BUNDLES = [
  ['starter-pack', 177.5, 10],
  ['growth-bundle', 400, 25],
  ['volume-pro', 725, 50],
  ['marketing-power', 1325, 100],
] as const
const [TWIN, FURTHER_TWIN] = [350, 315]

describe.each(Object.entries(SUBSCRIPTIONS))('the prices of %s', (slug, [monthly, monthlyCredits]) => {
  const prices = pricesOf(slug)
  const total = (choice: Partial<Choice>, ownedTwins = 0) =>
    (quoteOf(prices, { ...nothingChosen, ...choice }, ownedTwins)?.totalCents ?? NaN) / 100
  const credits = (choice: Partial<Choice>) =>
    quoteOf(prices, { ...nothingChosen, ...choice })?.lines.reduce((sum, line) => sum + line.credits, 0)

  it('have one subscription, alone and with a twin', () => {
    expect([total({ subscription: true }), credits({ subscription: true })]).toEqual([monthly, monthlyCredits])
    expect(total({ subscription: true, twins: 1 })).toBe(monthly + TWIN)
  })

  it.each(BUNDLES)('have the bundle %s, alone and with everything else', (bundleId, price, bundleCredits) => {
    expect([total({ bundleId }), credits({ bundleId })]).toEqual([price, bundleCredits])
    expect(total({ bundleId, subscription: true })).toBe(monthly + price)
    expect(total({ bundleId, twins: 1 })).toBe(price + TWIN)
    expect(total({ bundleId, subscription: true, twins: 1 })).toBe(monthly + price + TWIN)
    expect(credits({ bundleId, subscription: true, twins: 1 })).toBe(bundleCredits + monthlyCredits)
  })

  it('take 10 % off every twin after the first', () => {
    expect([1, 2, 3].map((twins) => total({ twins }))).toEqual([TWIN, TWIN + FURTHER_TWIN, TWIN + 2 * FURTHER_TWIN])
    expect([1, 2].map((twins) => total({ twins }, 1))).toEqual([FURTHER_TWIN, 2 * FURTHER_TWIN])
  })

  it('have one bundle that most people take', () => {
    expect(prices.bundles.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['volume-pro'])
  })

  it('sell neither nothing nor what they do not name', () => {
    const wishes: Partial<Choice>[] = [{}, { bundleId: 'gold' }, { planId: 'gold' }, { bundleId: 'gold', twins: 1 }]
    expect(wishes.map((choice) => quoteOf(prices, { ...nothingChosen, ...choice }))).toEqual(
      wishes.map(() => undefined),
    )
  })
})
