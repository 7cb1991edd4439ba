import { expect, it } from 'vitest'
import { nextDelay } from './live-delay.ts'

it('tries a lost connection again after a second, then after three, then ever more seldom up to 30', () => {
  expect([0, 1, 2, 3, 4, 50].map(nextDelay)).toEqual([1000, 3000, 6000, 12_000, 24_000, 30_000])
})
