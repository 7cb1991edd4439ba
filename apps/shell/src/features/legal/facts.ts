import type { Branding } from '@vitrine/contract'

/** Facts about the tenant for the legal texts, from the boot data of the page. */
export type LegalFacts = Pick<
  Branding,
  | 'brand'
  | 'legal'
  | 'prices'
  | 'freeCredits'
  | 'monthlyFreeCredits'
  | 'supportEmail'
  | 'salesEmail'
  | 'hasGoogle'
  | 'hasSso'
  | 'connectedServices'
  | 'payments'
  | 'tax'
  | 'sellsTwins'
  | 'freeTwins'
  | 'canTranslate'
  | 'sessionHours'
>

/** Returns the name of the company, e.g. `Azure Coast Media Ltd`. */
export function companyIn({ legal, brand }: LegalFacts): string {
  return legal.companyName ?? brand.companyName
}

/** Returns `1 credit` for 1, `2.5 credits` for 2.5. Legal texts are in English on every page. */
export function credits(count: number): string {
  return `${count} ${count === 1 ? 'credit' : 'credits'}`
}

/** `1` -> `1 hour`, `24` -> `24 hours` */
export function hours(count: number): string {
  return `${count} ${count === 1 ? 'hour' : 'hours'}`
}

/** `9900` -> `€99.00` */
export function money(cents: number, currency: Currency): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
}

type Currency = Branding['prices']['currency']

const currencyNames: Record<Currency, string> = {
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'British pounds',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
}

/** `EUR` -> `Prices are in euros. They include VAT of 20%.` */
export function priceTerms({ prices: { currency }, tax }: LegalFacts): string {
  const included = tax ? ` They include ${tax.name} of ${tax.basisPoints / 100}%.` : ''
  return `Prices are in ${currencyNames[currency]}.${included} The total shown at checkout is what you pay.`
}

/** Returns the sign-in providers besides passwords, e.g. `Google or your company’s single sign-on`; empty without any. */
export function signInElsewhere({ hasGoogle, hasSso }: LegalFacts): string {
  return [...(hasGoogle ? ['Google'] : []), ...(hasSso ? ['your company’s single sign-on'] : [])].join(' or ')
}

/** `2025-06-26` -> `June 26, 2025` */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Returns the validity of bundle credits as a sentence; each name once if they differ. */
export function bundleValidity({ prices }: LegalFacts): string {
  const spans = new Set(prices.bundles.map(({ expiryMonths }) => expiryMonths))
  const lasting = (months: number | null) => (months === null ? 'never expire' : `are valid for ${months} months`)
  const [only = null] = spans
  if (spans.size === 1) return `Credits from a bundle ${lasting(only)}.`
  return prices.bundles.map(({ name, expiryMonths }) => `Credits from ${name} ${lasting(expiryMonths)}.`).join(' ')
}

/** Returns the free credits of new people and of people without a subscription. */
export function freeCreditsIn({ freeCredits, monthlyFreeCredits }: LegalFacts): string {
  const start = freeCredits > 0 ? [`New users receive ${credits(freeCredits)} free of charge.`] : []
  const monthly =
    monthlyFreeCredits > 0
      ? [
          `Every calendar month, each user receives ${additional(monthlyFreeCredits)}. ` +
            'Unused ones expire at the end of the month.',
        ]
      : []
  return [...start, ...monthly].join(' ')
}

function additional(count: number): string {
  return `${count} additional ${count === 1 ? 'credit' : 'credits'}`
}
