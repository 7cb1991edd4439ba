import { readFileSync } from 'node:fs'
import { type Choice, type Quote, nothingChosen, quoteOf, withTestLists } from '@vitrine/contract'
import { PriceList } from '@vitrine/contract/api'
import { describe, expect, it } from 'vitest'

const pricesOf = (slug: string) =>
  PriceList.parse(JSON.parse(readFileSync(new URL(`../../../../tenants/${slug}/prices.json`, import.meta.url), 'utf8')))

const creditsIn = (quote: Quote | undefined) => quote?.lines.reduce((sum, line) => sum + line.credits, 0)

/** Dollars, as the specification has them. */
const SUBSCRIPTIONS = { waymark: [99, 5], keystone: [75, 3], 'azure-coast': [99, 3] } as const
const BUNDLES = [
  ['starter-pack', 177.5, 10],
  ['growth-bundle', 400, 25],
  ['volume-pro', 725, 50],
  ['marketing-power', 1325, 100],
] as const
const [TWIN, FURTHER_TWIN] = [350, 315]

/** Every choice there is: with the subscription or without, each bundle or none, no twin, the first one or a further one. */
const ROWS = Object.entries(SUBSCRIPTIONS)
  .flatMap(([slug, [monthly, monthlyCredits]]) =>
    [false, true].flatMap((subscription) =>
      [[null, 0, 0] as const, ...BUNDLES].flatMap(([bundleId, bundlePrice, bundleCredits]) =>
        [
          { twins: 0, ownedTwins: 0, twinPrice: 0 },
          { twins: 1, ownedTwins: 0, twinPrice: TWIN },
          { twins: 1, ownedTwins: 1, twinPrice: FURTHER_TWIN },
        ].map(({ twinPrice, ...twin }) => ({
          slug,
          choice: { ...nothingChosen, subscription, bundleId, twins: twin.twins },
          ownedTwins: twin.ownedTwins,
          dollars: (subscription ? monthly : 0) + bundlePrice + twinPrice,
          credits: (subscription ? monthlyCredits : 0) + bundleCredits,
        })),
      ),
    ),
  )
  .filter(({ dollars }) => dollars > 0)

it('the total of every choice is right on every tenant', () => {
  const found = ROWS.map(({ slug, choice, ownedTwins }) => quoteOf(pricesOf(slug), choice, ownedTwins))

  expect(ROWS).toHaveLength(87)
  expect(found.map((quote) => [(quote?.totalCents ?? NaN) / 100, creditsIn(quote)])).toEqual(
    ROWS.map(({ dollars, credits }) => [dollars, credits]),
  )
})

it('the totals of the internal price lists are right', () => {
  const prices = withTestLists(pricesOf('waymark'))
  const bundles = [
    'rapid-starter',
    'content-velocity',
    'marketing-accelerator',
    'enterprise-blitz',
    'ultimate-video-factory',
  ]
  const plans = ['adhoc', 'solo-monthly', 'growth-annual']
  const choices = [...bundles.map((bundleId) => ({ bundleId })), ...plans.map((planId) => ({ planId }))]
  const found = choices.map((choice) => quoteOf(prices, { ...nothingChosen, ...choice }))

  expect(found.map((quote) => (quote?.totalCents ?? NaN) / 100)).toEqual([450, 2000, 3500, 6000, 7500, 20, 49, 899])
  expect(found.map(creditsIn).slice(0, 5)).toEqual([10, 50, 100, 200, 300])
})

describe.each(Object.entries(SUBSCRIPTIONS))('the prices of %s', (slug, [monthly, monthlyCredits]) => {
  const prices = pricesOf(slug)
  const total = (choice: Partial<Choice>, ownedTwins = 0) =>
    (quoteOf(prices, { ...nothingChosen, ...choice }, ownedTwins)?.totalCents ?? NaN) / 100
  const credits = (choice: Partial<Choice>) => creditsIn(quoteOf(prices, { ...nothingChosen, ...choice }))

  it('add up for one subscription, alone and with a twin', () => {
    expect([total({ subscription: true }), credits({ subscription: true })]).toEqual([monthly, monthlyCredits])
    expect(total({ subscription: true, twins: 1 })).toBe(monthly + TWIN)
  })

  it.each(BUNDLES)('add up for the bundle %s, alone and with everything else', (bundleId, price, bundleCredits) => {
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

  it('recommend one bundle', () => {
    expect(prices.bundles.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['volume-pro'])
  })

  it('sell neither an empty order nor an unknown product', () => {
    const choices: Partial<Choice>[] = [{}, { bundleId: 'gold' }, { planId: 'gold' }, { bundleId: 'gold', twins: 1 }]
    expect(choices.map((choice) => quoteOf(prices, { ...nothingChosen, ...choice }))).toEqual(
      choices.map(() => undefined),
    )
  })
})
