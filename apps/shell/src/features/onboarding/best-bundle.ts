import type { Bundle, PriceList } from '@vitrine/contract'

/** Returns the bundle to recommend. Only the lowest price per credit may be called the best value. */
export function bestBundle({ bundles }: PriceList): { bundle: Bundle; isBestValue: boolean } {
  const costPerCredit = ({ priceCents, credits }: Bundle) => priceCents / credits
  const cheapest = bundles.reduce((best, bundle) => (costPerCredit(bundle) < costPerCredit(best) ? bundle : best))
  const bundle = bundles.find(({ popular }) => popular) ?? cheapest
  return { bundle, isBestValue: costPerCredit(bundle) <= costPerCredit(cheapest) }
}
