import type { Bundle, PriceList } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { bestBundle } from './best-bundle.ts'

const bundle = (id: string, credits: number, priceCents: number): Bundle => ({
  id,
  name: id,
  credits,
  priceCents,
  popular: false,
  expiryMonths: null,
})

const listOf = (bundles: Bundle[]) => ({ bundles }) as PriceList

it('recommends the bundle the tenant marked, else the one with the cheapest credits', () => {
  const small = bundle('small', 10, 17_750)
  const large = bundle('large', 100, 132_500)
  expect(bestBundle(listOf([small, large])).id).toBe('large')
  expect(bestBundle(listOf([{ ...small, popular: true }, large])).id).toBe('small')
})
