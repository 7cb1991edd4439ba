import { type Bundle, type Choice, type PriceList, quoteOf } from '@vitrine/contract'

/** The checkout of one bundle, with a digital twin where somebody wants one. */
export function bundleCheckout(
  { id, priceCents, credits }: Pick<Bundle, 'id' | 'priceCents' | 'credits'>,
  twins = 0,
): string {
  const bundle = { plan: id, type: 'bundle', amount: priceCents / 100, credits }
  return checkout({ ...bundle, ...(twins > 0 && { customAvatar: 'true' }) })
}

/** The checkout of a digital twin alone. */
export function twinCheckout({ digitalTwinPriceCents }: PriceList): string {
  return checkout({ item: 'digital-twin', price: digitalTwinPriceCents / 100 })
}

/**
 * The checkout of the subscription with whatever comes along. The address repeats the names and amounts that were shown; what
 * is charged comes from the price list alone.
 */
export function subscriptionCheckout(
  prices: PriceList,
  { bundleId, twins }: Pick<Choice, 'bundleId' | 'twins'>,
): string {
  const quote = quoteOf(prices, { subscription: true, planId: null, bundleId, twins })
  const bundle = prices.bundles.find(({ id }) => id === bundleId)
  const subscriptionType = twins > 0 ? 'subscription_with_avatar' : 'subscription'
  return checkout({
    plan: prices.subscription.id,
    type: bundle ? 'subscription_with_bundle' : subscriptionType,
    amount: (quote?.totalCents ?? 0) / 100,
    ...(bundle && { bundleId: bundle.id, bundleName: bundle.name, bundlePrice: bundle.priceCents / 100 }),
    ...(bundle && { credits: bundle.credits }),
    ...(twins > 0 && { customAvatar: 'true' }),
  })
}

function checkout(query: Record<string, string | number>): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `/checkout?${new URLSearchParams(pairs)}`
}
