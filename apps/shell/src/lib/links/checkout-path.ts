import { type Bundle, type Choice, type PriceList, quoteOf } from '@vitrine/contract'

/** Returns the checkout address of one bundle, with digital twins if wanted. */
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
 * Returns the checkout address of the subscription and its additions. The address repeats the displayed names
 * and amounts; charges are based on the price list only.
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
