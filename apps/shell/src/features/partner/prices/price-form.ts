import type { EditedPrices, PartnerPrices } from '@vitrine/contract'

type Kind = 'bundle' | 'subscription' | 'twin'

/** An offer as it is typed. */
export interface Row {
  key: string
  kind: Kind
  /** Missing on a bundle that is new. */
  id?: string
  name: string
  credits: string
  price: string
  isPopular: boolean
}

export interface PriceForm {
  currency: EditedPrices['currency']
  rows: Row[]
  /** Months until credits of bundles end; `''` when they never do. */
  validMonths: '' | '12'
  furtherTwinDiscount: string
  sellsEmailBlast: boolean
  /** A month of the email blast; `''` where each metro area has a price of its own. */
  emailBlast: string
  freeCredits: string
  /** The day from which the list counts; `''` is at once. */
  from: string
}

/** A list as the form begins with it. */
export function formOf({ prices, freeCredits }: Pick<PartnerPrices, 'freeCredits' | 'prices'>): PriceForm {
  const { subscription, bundles } = prices
  const plain = { isPopular: false }
  return {
    currency: prices.currency,
    rows: [
      {
        ...plain,
        key: 'subscription',
        kind: 'subscription',
        name: subscription.name,
        credits: String(subscription.creditsPerPeriod),
        price: amountOf(subscription.priceCents),
      },
      ...bundles.map(({ id, name, credits, priceCents, popular }) => ({
        key: id,
        kind: 'bundle' as const,
        id,
        name,
        credits: String(credits),
        price: amountOf(priceCents),
        isPopular: popular === true,
      })),
      { ...plain, key: 'twin', kind: 'twin', name: '', credits: '0', price: amountOf(prices.digitalTwinPriceCents) },
    ],
    validMonths: bundles.some(({ expiryMonths }) => expiryMonths === 12) ? '12' : '',
    furtherTwinDiscount: String(prices.furtherTwinDiscountPercent),
    sellsEmailBlast: prices.sellsEmailBlast,
    emailBlast: prices.emailBlastPriceCents === null ? '' : amountOf(prices.emailBlastPriceCents),
    freeCredits: String(freeCredits),
    from: '',
  }
}

/** Returns the body of the request. Invalid numbers are sent as typed, so that the server reports their fields like other errors. */
export function wantedOf(form: PriceForm) {
  const row = (kind: Kind) => form.rows.find((one) => one.kind === kind)
  const expiryMonths = form.validMonths === '' ? null : (12 as const)
  const prices: EditedPrices = {
    currency: form.currency,
    subscription: {
      name: row('subscription')?.name ?? '',
      priceCents: centsOf(row('subscription')?.price ?? ''),
      creditsPerPeriod: numberOf(row('subscription')?.credits ?? ''),
    },
    bundles: form.rows
      .filter(({ kind }) => kind === 'bundle')
      .map(({ id, name, credits, price, isPopular }) => ({
        ...(id === undefined ? {} : { id }),
        name,
        credits: numberOf(credits),
        priceCents: centsOf(price),
        popular: isPopular,
        expiryMonths,
      })),
    digitalTwinPriceCents: centsOf(row('twin')?.price ?? ''),
    furtherTwinDiscountPercent: numberOf(form.furtherTwinDiscount),
    sellsEmailBlast: form.sellsEmailBlast,
    emailBlastPriceCents: form.emailBlast.trim() === '' ? null : centsOf(form.emailBlast),
  }
  const effectiveAt = form.from === '' ? {} : { effectiveAt: `${form.from}T00:00:00Z` }
  return { prices, freeCredits: numberOf(form.freeCredits), ...effectiveAt }
}

/** Returns the field name of a row in errors of the server, e.g. `prices.bundles.2.priceCents`. */
export function pathOf({ rows }: PriceForm, { key, kind }: Row, part: 'credits' | 'name' | 'price'): string {
  if (kind === 'twin') return 'prices.digitalTwinPriceCents'
  const place = rows.filter((one) => one.kind === 'bundle').findIndex((one) => one.key === key)
  const of = kind === 'subscription' ? 'prices.subscription' : `prices.bundles.${place}`
  const credits = kind === 'subscription' ? 'creditsPerPeriod' : 'credits'
  return `${of}.${part === 'price' ? 'priceCents' : part === 'credits' ? credits : 'name'}`
}

/**
 * `99.5` -> `9950`; NaN for what is no amount. A third decimal stays, so that the server refuses it and no rounded price goes live.
 */
export function centsOf(amount: string): number {
  const cents = numberOf(amount) * 100
  const whole = Math.round(cents)
  return Math.abs(cents - whole) < 1e-6 ? whole : cents
}

/** NaN where nothing is written: `Number('')` would be a price of 0. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

function amountOf(cents: number): string {
  return (cents / 100).toFixed(2)
}
