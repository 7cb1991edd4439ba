import { whitelabelPlans } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { profitOf } from './profit.ts'

const [growth, pro] = whitelabelPlans

describe('a partner’s profit', () => {
  it('is the revenue minus the plan', () => {
    expect(profitOf(pro, { customers: 120, priceCents: 9900, videosPerCustomer: 5 })).toEqual({
      incomeCents: 1_188_000,
      overageCents: 0,
      profitCents: 688_000,
      margin: 688 / 1188,
      customersLeast: 51,
    })
  })

  it('subtracts every video beyond the included ones', () => {
    const { overageCents, profitCents } = profitOf(growth, { customers: 100, priceCents: 9900, videosPerCustomer: 5 })

    expect(overageCents).toBe(200 * 1200)
    expect(profitCents).toBe(990_000 - 250_000 - 240_000)
  })

  it('breaks even at the first customer without a loss', () => {
    for (const videosPerCustomer of [1, 5, 8, 12]) {
      const business = { customers: 1, priceCents: 15_000, videosPerCustomer }
      const { customersLeast } = profitOf(growth, business)
      if (customersLeast === null) throw new Error('There is no such customer.')
      const at = (customers: number) => profitOf(growth, { ...business, customers }).profitCents

      expect(at(customersLeast)).toBeGreaterThanOrEqual(0)
      expect(at(customersLeast - 1)).toBeLessThan(0)
    }
  })

  it('never breaks even when each further customer costs more than they pay', () => {
    expect(profitOf(growth, { customers: 90, priceCents: 4900, videosPerCustomer: 10 }).customersLeast).toBeNull()
  })
})
