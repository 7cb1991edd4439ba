import { plural, t } from '@lingui/core/macro'
import type { Branding, PriceList } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../lib/i18n/format.ts'

/** Facts about the tenant for the answers, from the boot data of the page. */
export type FaqFacts = Pick<
  Branding,
  | 'brand'
  | 'words'
  | 'prices'
  | 'freeCredits'
  | 'salesEmail'
  | 'supportEmail'
  | 'hasGoogle'
  | 'hasSso'
  | 'canTranslate'
  | 'sessionHours'
  | 'twinsSpeak'
  | 'sellsTwins'
  | 'freeTwins'
  | 'connectedServices'
  | 'labelsEveryVideo'
>

/** Returns the numbers that do not depend on the tenant, with digits of the page's language. */
export function sharedNumbers() {
  return {
    /** Words that a presenter speaks in a minute, as the estimate counts them. */
    wordsPerMinute: formatCount(150),
    wordsOfTwoMinutes: formatCount(300),
    ageMinimum: formatCount(18),
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

/** Returns the monthly price of the subscription, e.g. `$99`. */
export function subscriptionPrice({ prices }: FaqFacts): string {
  return formatMoney(prices.subscription.priceCents, { short: true, currency: prices.currency })
}

/** Returns the validity of bundle credits as a sentence. */
export function bundleValidity({ bundles }: PriceList): string {
  const [first, ...others] = new Set(bundles.map(({ expiryMonths }) => expiryMonths))
  if (others.length > 0) return t`The validity of bundle credits is shown next to the price.`
  if (!first) return t`Credits from a bundle never expire.`
  return plural(first, {
    one: 'Credits from a bundle are valid for # month.',
    other: 'Credits from a bundle are valid for # months.',
  })
}

/** Whether each larger bundle costs less for a minute than those before it. */
export function largerIsCheaper({ bundles }: PriceList): boolean {
  const perMinute = bundles
    .toSorted((a, b) => a.credits - b.credits)
    .map(({ priceCents, credits }) => priceCents / credits)
  return bundles.length > 1 && perMinute.every((cost, index) => index === 0 || cost < (perMinute[index - 1] ?? 0))
}
