import type { Bundle, PriceList } from '@vitrine/contract'
import { areWhole, formatMoney } from '../i18n/format.ts'

/** Returns the price of a bundle as the list of all bundles shows it. */
export function bundlePrice({ bundles, currency }: PriceList, { priceCents }: Pick<Bundle, 'priceCents'>): string {
  return formatMoney(priceCents, { short: areWhole(bundles.map((bundle) => bundle.priceCents)), currency })
}
