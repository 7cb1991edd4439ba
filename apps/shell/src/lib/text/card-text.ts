import type { PartnerPaymentMethod } from '@vitrine/contract'

type Card = NonNullable<PartnerPaymentMethod['card']>

const brands: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The brand as it is written on the card; `visa` -> `Visa`. Undefined for a card of the sandbox. */
export function cardBrand({ brand }: Pick<Card, 'brand'>): string | undefined {
  if (brand === 'test') return undefined
  return brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
}

/** `12/30`, as it is written on the card. */
export function cardExpiry({ expiresMonth, expiresYear }: Pick<Card, 'expiresMonth' | 'expiresYear'>): string {
  return `${String(expiresMonth).padStart(2, '0')}/${String(expiresYear).slice(-2)}`
}
