import type { Bundle, PriceList } from '@vitrine/contract'

// For a person who buys every few weeks the next larger bundle is better, since its minutes cost less.
const lastingMonthsLeast = 2

interface MonthChoice {
  videosPerMonth: number
  /** Length of each video, in minutes. */
  minutesEach: number
}

/** Usage and price of a month with this number of videos. Credits are in steps of 0.5, cents are integers. */
export interface MonthPlan {
  credits: number
  /** Credits of the subscription that are used. */
  included: number
  /** Credits that a bundle has to give. */
  further: number
  /** The bundle to take, and for how many months it lasts; none while the subscription is enough. */
  bundle?: { bundle: Bundle; months: number }
  monthCents: number
}

/**
 * Returns usage and price of a choice. Credits beyond the subscription come from the smallest bundle that lasts two months, else
 * the largest one.
 */
export function planMonth(
  { videosPerMonth, minutesEach }: MonthChoice,
  { subscription, bundles }: PriceList,
): MonthPlan {
  const credits = videosPerMonth * (Math.ceil(minutesEach * 2) / 2)
  const included = Math.min(credits, subscription.creditsPerPeriod)
  const further = credits - included
  if (further === 0) return { credits, included, further, monthCents: subscription.priceCents }
  const bySize = bundles.toSorted((one, other) => one.credits - other.credits)
  const bundle = bySize.find(({ credits: held }) => held >= further * lastingMonthsLeast) ?? bySize.at(-1)
  if (!bundle) return { credits, included, further, monthCents: subscription.priceCents }
  const months = Math.min(bundle.credits / further, bundle.expiryMonths ?? Infinity)
  const monthCents = Math.round(subscription.priceCents + bundle.priceCents / months)
  return { credits, included, further, bundle: { bundle, months }, monthCents }
}
