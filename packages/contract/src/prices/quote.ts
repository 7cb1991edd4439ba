import type { PriceList } from '../entities/tenants.ts'

/** The items of a purchase. */
export interface Choice {
  subscription: boolean
  bundleId: string | null
  planId: string | null
  /** The number of digital twins. */
  twins: number
}

type QuoteKind = 'bundle' | 'plan' | 'subscription' | 'twin'

export interface QuoteLine {
  kind: QuoteKind
  /** The id in the price list; `twin` for twins. */
  id: string
  name: string
  quantity: number
  priceCents: number
  /** The credits of the line; 0 for other products. */
  credits: number
  /** Months until unused credits end; null when they never do. */
  expiryMonths?: number | null
}

export interface Quote {
  currency: PriceList['currency']
  lines: QuoteLine[]
  totalCents: number
}

export const nothingChosen: Choice = { subscription: false, bundleId: null, planId: null, twins: 0 }

/**
 * Returns the price of a choice under a price list. All amounts are computed here. `ownedTwins` is the number
 * of twins the person already has, because further ones cost less. Undefined when the list lacks a chosen item,
 * or nothing was chosen.
 */
export function quoteOf(prices: PriceList, choice: Choice, ownedTwins = 0): Quote | undefined {
  const { subscription, bundles, plans } = prices
  const bundle = bundles.find(({ id }) => id === choice.bundleId)
  const plan = plans.find(({ id }) => id === choice.planId)
  if ((choice.bundleId !== null && !bundle) || (choice.planId !== null && !plan)) return undefined
  const { id, name, priceCents, creditsPerPeriod } = subscription
  const lines: QuoteLine[] = []
  if (choice.subscription)
    lines.push({ kind: 'subscription', id, name, quantity: 1, priceCents, credits: creditsPerPeriod })
  if (bundle) lines.push({ ...creditLine('bundle', bundle), expiryMonths: bundle.expiryMonths })
  if (plan) lines.push(creditLine('plan', plan))
  if (choice.twins > 0) lines.push(twinLine(prices, choice.twins, ownedTwins))
  if (lines.length === 0) return undefined
  return { currency: prices.currency, lines, totalCents: lines.reduce((sum, line) => sum + line.priceCents, 0) }
}

function creditLine(
  kind: 'bundle' | 'plan',
  { id, name, priceCents, credits }: { id: string; name: string; priceCents: number; credits: number },
): QuoteLine {
  return { kind, id, name, quantity: 1, priceCents, credits }
}

function twinLine(prices: PriceList, twins: number, ownedTwins: number): QuoteLine {
  const full = prices.digitalTwinPriceCents
  const further = Math.round(full * (1 - prices.furtherTwinDiscountPercent / 100))
  const atFullPrice = ownedTwins === 0 ? 1 : 0
  const priceCents = atFullPrice * full + (twins - atFullPrice) * further
  return { kind: 'twin', id: 'twin', name: 'Custom digital twin', quantity: twins, priceCents, credits: 0 }
}
