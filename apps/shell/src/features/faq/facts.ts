import { plural, t } from '@lingui/core/macro'
import type { Branding, PriceList } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../kit/format.ts'

/** What the answers need to know of the tenant whose page it is; the data block of a page has it all. */
export type FaqFacts = Pick<
  Branding,
  'brand' | 'words' | 'prices' | 'freeCredits' | 'salesEmail' | 'supportEmail' | 'hasGoogle'
>

/** What is the same for everybody, in the digits of the page. */
export function houseNumbers() {
  return {
    /** Words that a presenter speaks in a minute, as the estimate counts them. */
    wordsPerMinute: formatCount(150),
    wordsOfTwoMinutes: formatCount(300),
    /** How long the recording for a digital twin has to be. */
    twinMinutes: formatCount(2),
    /** What a second digital twin costs less than the first. */
    twinDiscountPercent: formatCount(10),
    renderMinutes: { least: formatCount(5), most: formatCount(10) },
    ageMinimum: formatCount(18),
    sessionHours: formatCount(24),
  }
}

/** The credits of a video of so many seconds: every half minute that has begun counts. */
export function creditsForSeconds(seconds: number): number {
  return Math.ceil(seconds / 30) / 2
}

/** `3` -> `3 free credits` */
export function freeCreditsText({ freeCredits }: FaqFacts): string {
  return plural(freeCredits, { one: '# free credit', other: '# free credits' })
}

/** `5` -> `5 credits` */
export function creditsText(credits: number): string {
  return plural(credits, { one: '# credit', other: '# credits' })
}

/** The price of a digital twin, e.g. `$350`. */
export function twinPrice({ prices }: FaqFacts): string {
  return formatMoney(prices.digitalTwinPriceCents, { short: true, currency: prices.currency })
}

/** What a month of the subscription costs, e.g. `$99`. */
export function subscriptionPrice({ prices }: FaqFacts): string {
  return formatMoney(prices.subscription.priceCents, { short: true, currency: prices.currency })
}

/** How long the credits of bundles last, as a sentence. */
export function bundleValidity({ bundles }: PriceList): string {
  const [first, ...others] = new Set(bundles.map(({ expiryMonths }) => expiryMonths))
  if (others.length > 0) return t`How long the credits of a bundle last stands beside its price.`
  if (!first) return t`Credits from a bundle never expire.`
  return plural(first, {
    one: 'Credits from a bundle are valid for # month.',
    other: 'Credits from a bundle are valid for # months.',
  })
}
