import { expect, it } from 'vitest'
import { nextDelay } from './live-delay.ts'

it('retries a lost connection after 1 s, then after 3 s, then at doubling intervals of at most 30 s', () => {
  expect([0, 1, 2, 3, 4, 50].map(nextDelay)).toEqual([1000, 3000, 6000, 12_000, 24_000, 30_000])
})
