import { whitelabelPlans } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { blendTerms } from './blend.ts'

const [growth, pro] = whitelabelPlans
const whole = { first: 1, last: 30 }

it('each plan is charged by its days', () => {
  const terms = blendTerms(
    [
      { day: 1, terms: growth },
      { day: 11, terms: pro },
    ],
    whole,
  )
  expect(terms.priceCents).toBe(Math.round((250_000 * 10 + 500_000 * 20) / 30))
  expect(terms.videosIncluded).toBe(Math.ceil((300 * 10 + 750 * 20) / 30))
})

it('only billable days are charged', () => {
  const terms = blendTerms(
    [
      { day: 1, terms: growth },
      { day: 11, terms: pro },
    ],
    { first: 11, last: 30 },
  )
  expect(terms).toMatchObject({ priceCents: 500_000, videosIncluded: 750, twinsIncluded: 2 })
})

it('changing the plan and back on one day costs nothing', () => {
  const steps = [
    { day: 1, terms: growth },
    { day: 12, terms: growth },
  ]
  expect(blendTerms(steps, whole)).toMatchObject({ priceCents: 250_000, videosIncluded: 300 })
})
