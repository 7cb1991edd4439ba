import { expect, it } from 'vitest'
import { taxWithin } from './tax-within.ts'

it.each([
  [12_000, 2000, 2000],
  [17_750, 2100, 3081],
  [9900, 1000, 900],
  [100, 550, 5],
  [0, 2000, 0],
])('%i cents at %i basis points contain %i of tax', (cents, basisPoints, tax) => {
  expect(taxWithin(cents, { basisPoints })).toBe(tax)
})
