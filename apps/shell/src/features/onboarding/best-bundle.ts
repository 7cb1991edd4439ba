import type { Bundle, PriceList } from '@vitrine/contract'

/** The bundle to recommend: the one the tenant marked, else the one whose credits cost least. */
export function bestBundle({ bundles }: PriceList): Bundle {
  const costPerCredit = ({ priceCents, credits }: Bundle) => priceCents / credits
  const cheapest = bundles.reduce((best, bundle) => (costPerCredit(bundle) < costPerCredit(best) ? bundle : best))
  return bundles.find(({ popular }) => popular) ?? cheapest
}
