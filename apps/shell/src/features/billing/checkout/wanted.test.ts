import type { PriceList } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { bundleCheckout, subscriptionCheckout, twinCheckout } from '../../../lib/links/checkout-path.ts'
import { namesOf, wantedIn, withTwin, withoutTwin } from './wanted.ts'

const bundle = { id: 'growth-bundle', name: 'Growth Bundle', credits: 25, priceCents: 40_000 }
const prices = {
  currency: 'USD',
  subscription: { id: 'monthly', name: 'Monthly plan', priceCents: 7500, creditsPerPeriod: 3, periodDays: 30 },
  bundles: [{ ...bundle, popular: false, expiryMonths: 12 }],
  digitalTwinPriceCents: 35_000,
  furtherTwinDiscountPercent: 10,
  sellsEmailBlast: false,
  emailBlastPriceCents: null,
  plans: [],
} satisfies PriceList
const read = (path: string) => wantedIn(new URL(path, 'https://a.example').searchParams)

it('starts a payment only with a plan and an amount above zero', () => {
  expect(read('/checkout')).toBeUndefined()
  expect(read('/checkout?plan=growth-bundle')).toBeUndefined()
  expect(read('/checkout?plan=growth-bundle&amount=0')).toBeUndefined()
  expect(read('/checkout?amount=400')).toBeUndefined()
  expect(read('/checkout?item=digital-twin')).toMatchObject({ type: 'bundle', plan: 'digital-twin' })
  expect(read('/checkout?plan=growth-bundle&amount=400')).toMatchObject({ type: 'bundle', plan: 'growth-bundle' })
})

it.each([
  [bundleCheckout(bundle), { type: 'bundle', plan: 'growth-bundle', amount: 400, credits: 25, hasTwin: false }],
  [twinCheckout(prices), { type: 'bundle', plan: 'digital-twin', amount: 350 }],
  [subscriptionCheckout(prices, { bundleId: null, twins: 0 }), { type: 'subscription', plan: 'monthly', amount: 75 }],
  [
    subscriptionCheckout(prices, { bundleId: null, twins: 1 }),
    { type: 'subscription_with_avatar', amount: 425, hasTwin: true },
  ],
  [
    subscriptionCheckout(prices, { bundleId: 'growth-bundle', twins: 1 }),
    { type: 'subscription_with_bundle', amount: 825, bundleId: 'growth-bundle', credits: 25, hasTwin: true },
  ],
])('parses %s', (path, wanted) => expect(read(path)).toMatchObject(wanted))

it('adds a twin to a purchase and removes it', () => {
  const address = new URLSearchParams('plan=monthly&type=subscription&amount=75')
  const added = withTwin(address)
  expect(added.get('type')).toBe('subscription_with_avatar')
  expect(withoutTwin(added).toString()).toBe(address.toString())
})

it('is described from the price list in the email to sales', () => {
  const named = (path: string) => {
    const wanted = read(path)
    return wanted && namesOf(wanted, prices)
  }

  expect(named(bundleCheckout(bundle))).toEqual(['Growth Bundle'])
  expect(named(bundleCheckout(bundle, 1))).toEqual(['Growth Bundle', 'Custom digital twin'])
  expect(named(twinCheckout(prices))).toEqual(['Custom digital twin'])
  expect(named('/checkout?plan=monthly&type=subscription_with_bundle&amount=1&bundleId=growth-bundle')).toEqual([
    'Monthly plan',
    'Growth Bundle',
  ])
})
