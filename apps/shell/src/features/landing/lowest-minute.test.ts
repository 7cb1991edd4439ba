import type { PriceList } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { lowestMinuteCents } from './lowest-minute.ts'

it('shows the price per minute of the tenant’s own list', () => {
  const bundle = { id: 'a', name: 'A', popular: false, expiryMonths: null }
  const prices: PriceList = {
    currency: 'USD',
    subscription: { id: 'monthly', name: 'Monthly', priceCents: 9900, creditsPerPeriod: 5, periodDays: 30 },
    bundles: [
      { ...bundle, credits: 10, priceCents: 17_750 },
      { ...bundle, id: 'b', credits: 100, priceCents: 132_500 },
    ],
    digitalTwinPriceCents: 35_000,
    furtherTwinDiscountPercent: 10,
    sellsEmailBlast: false,
    emailBlastPriceCents: null,
    plans: [],
  }
  expect(lowestMinuteCents(prices)).toBe(1325)
  const cheapPlan = { ...prices, subscription: { ...prices.subscription, priceCents: 5000 } }
  expect(lowestMinuteCents(cheapPlan)).toBe(1000)
})
