import type { Bundle, PriceList } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { planMonth } from './month-plan.ts'

const bundle = (credits: number, priceCents: number, expiryMonths: number | null = null): Bundle => ({
  id: String(credits),
  name: String(credits),
  credits,
  priceCents,
  popular: false,
  expiryMonths,
})
const prices = {
  subscription: { priceCents: 9900, creditsPerPeriod: 5 },
  bundles: [bundle(50, 72_500), bundle(10, 17_750), bundle(25, 40_000)],
} as PriceList

describe('the plan for a month', () => {
  it('is the subscription alone while its credits are enough', () => {
    expect(planMonth({ videosPerMonth: 5, minutesEach: 1 }, prices)).toEqual({
      credits: 5,
      included: 5,
      further: 0,
      monthCents: 9900,
    })
  })

  it('adds the smallest bundle that lasts two months', () => {
    const plan = planMonth({ videosPerMonth: 8, minutesEach: 1.5 }, prices)

    expect(plan).toMatchObject({ credits: 12, included: 5, further: 7 })
    expect(plan.bundle?.bundle.credits).toBe(25)
    expect(plan.bundle?.months).toBeCloseTo(3.57)
    expect(plan.monthCents).toBe(9900 + 11_200)
  })

  it('adds the largest bundle when none lasts that long', () => {
    const plan = planMonth({ videosPerMonth: 40, minutesEach: 1 }, prices)

    expect(plan.bundle?.bundle.credits).toBe(50)
    expect(plan.bundle?.months).toBeCloseTo(50 / 35)
  })

  it('rounds up to half minutes', () => {
    expect(planMonth({ videosPerMonth: 2, minutesEach: 1.2 }, prices).credits).toBe(3)
  })

  it('spreads a bundle’s price over its validity', () => {
    const brief = { ...prices, bundles: [bundle(10, 12_000, 3)] }

    expect(planMonth({ videosPerMonth: 6, minutesEach: 1 }, brief)).toMatchObject({
      bundle: { months: 3 },
      monthCents: 9900 + 4000,
    })
  })
})
