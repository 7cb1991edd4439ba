import type { PartnerPrices } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { centsOf, formOf, pathOf, wantedOf } from './price-form.ts'

const bundle = { id: 'a', name: 'A', credits: 10, priceCents: 17_750, popular: true, expiryMonths: null }
const list: Pick<PartnerPrices, 'freeCredits' | 'prices'> = {
  freeCredits: 3,
  prices: {
    currency: 'EUR',
    subscription: { id: 's', name: 'Monthly', priceCents: 9900, creditsPerPeriod: 3, periodDays: 30 },
    bundles: [bundle],
    digitalTwinPriceCents: 35_000,
    furtherTwinDiscountPercent: 10,
    sellsEmailBlast: true,
    emailBlastPriceCents: 30_000,
    plans: [],
  },
}

it('sends exactly the initial values when nothing was changed', () => {
  expect(wantedOf(formOf(list))).toEqual({
    freeCredits: 3,
    prices: {
      currency: 'EUR',
      subscription: { name: 'Monthly', priceCents: 9900, creditsPerPeriod: 3 },
      bundles: [bundle],
      digitalTwinPriceCents: 35_000,
      furtherTwinDiscountPercent: 10,
      sellsEmailBlast: true,
      emailBlastPriceCents: 30_000,
    },
  })
})

it('converts to whole cents, and treats an empty field as missing rather than free', () => {
  expect([centsOf('19.99'), centsOf('0.07'), centsOf('')]).toEqual([1999, 7, Number.NaN])
})

it('leaves a third decimal for the server to reject, instead of rounding', () => {
  expect(Number.isInteger(centsOf('12.345'))).toBe(false)
})

it('maps a server error to its field', () => {
  const form = formOf(list)
  const paths = form.rows.map((row) => pathOf(form, row, 'price'))

  expect(paths).toEqual([
    'prices.subscription.priceCents',
    'prices.bundles.0.priceCents',
    'prices.digitalTwinPriceCents',
  ])
})

it('starts a scheduled list at midnight UTC of its day', () => {
  expect(wantedOf({ ...formOf(list), from: '2027-01-31' })).toMatchObject({ effectiveAt: '2027-01-31T00:00:00Z' })
})

it('sends no email blast price when each metro area has its own', () => {
  const sent = (emailBlast: string) => wantedOf({ ...formOf(list), emailBlast }).prices.emailBlastPriceCents
  expect([sent(''), sent('250'), sent('x')]).toEqual([null, 25_000, Number.NaN])
})
