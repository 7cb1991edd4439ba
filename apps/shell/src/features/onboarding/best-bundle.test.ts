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

it('the best bundle is the one that the tenant marked, otherwise the one with the cheapest credits', () => {
  const small = bundle('small', 10, 17_750)
  const large = bundle('large', 100, 132_500)
  const marked = { ...small, popular: true }

  expect(bestBundle(listOf([small, large]))).toEqual({ bundle: large, isBestValue: true })
  expect(bestBundle(listOf([marked, large]))).toEqual({ bundle: marked, isBestValue: false })
  expect(bestBundle(listOf([{ ...large, popular: true }, small]))).toMatchObject({ isBestValue: true })
})
