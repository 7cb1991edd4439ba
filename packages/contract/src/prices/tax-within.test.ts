import { expect, it } from 'vitest'
import { taxWithin } from './tax-within.ts'

it.each([
  [12_000, 2000, 2000],
  [17_750, 2100, 3081],
  [9900, 1000, 900],
  [100, 550, 5],
  [0, 2000, 0],
])('of %i cents with %i basis points, %i are tax', (cents, basisPoints, tax) => {
  expect(taxWithin(cents, { basisPoints })).toBe(tax)
})
