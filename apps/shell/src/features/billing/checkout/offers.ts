import { t } from '@lingui/core/macro'
import { type Role, type PriceList, withTestLists } from '@vitrine/contract'
import type { Wanted } from './wanted.ts'

export interface Offer extends Wanted {
  name: string
  priceCents: number
}

/** Returns the offers to try payments with, each as its own purchase. Operators also get the test lists. */
export function offersOf(prices: PriceList, role: Role | undefined, sellsTwins: boolean): Offer[] {
  const { subscription, bundles, plans, digitalTwinPriceCents } = role === 'operator' ? withTestLists(prices) : prices
  const alone = { type: 'bundle', bundleId: '', hasTwin: false } as const
  const offer = (plan: string, name: string, priceCents: number, credits: number): Offer => ({
    ...alone,
    plan,
    name,
    priceCents,
    credits,
    amount: priceCents / 100,
  })
  return [
    {
      ...offer(subscription.id, subscription.name, subscription.priceCents, subscription.creditsPerPeriod),
      type: 'subscription',
    },
    ...bundles.map(({ id, name, priceCents, credits }) => offer(id, name, priceCents, credits)),
    ...plans.map(({ id, name, priceCents, credits }) => offer(id, name, priceCents, credits)),
    ...(sellsTwins ? [offer('digital-twin', t`Custom Digital Twin`, digitalTwinPriceCents, 0)] : []),
  ]
}
