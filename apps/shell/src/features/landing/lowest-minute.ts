import type { PriceList } from '@vitrine/contract'

/** Cents of the cheapest minute of video in a price list; 1 credit is 1 minute. */
export function lowestMinuteCents({ bundles, subscription }: PriceList): number {
  const minutes = bundles.map(({ priceCents, credits }) => priceCents / credits)
  return Math.min(subscription.priceCents / subscription.creditsPerPeriod, ...minutes)
}
