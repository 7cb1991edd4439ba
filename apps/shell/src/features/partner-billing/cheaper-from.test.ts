import { whitelabelPlans } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { cheaperFrom } from './cheaper-from.ts'

const [growth, pro] = whitelabelPlans

it('finds the first number of videos at which the other plan costs less', () => {
  // 300 included at $2,500, then $12 each: $5,000 is passed with the 209th beyond them.
  expect(cheaperFrom(growth, pro, 0)).toBe(509)
})

it('is lower when the other plan includes the twins that were made', () => {
  expect(cheaperFrom(growth, pro, 2)).toBe(471)
})

it('finds none when the other plan costs more at any number', () => {
  expect(cheaperFrom(growth, { ...pro, priceCents: 5_000_000 }, 0)).toBeUndefined()
})
