import { expect, it } from 'vitest'
import { sinceOf } from './ledger-tools.tsx'

it('begins with a day, and asks the same from morning to evening', () => {
  const [morning, evening] = [new Date(2026, 2, 31, 6, 5), new Date(2026, 2, 31, 23, 59)]

  expect(sinceOf('30', morning)).toBe(new Date(2026, 2, 1).toISOString())
  expect(sinceOf('30', evening)).toBe(sinceOf('30', morning))
  expect(sinceOf('365', morning)).toBe(new Date(2025, 2, 31).toISOString())
})

it('has no beginning where all of it is wanted', () => {
  expect(sinceOf('all')).toBeUndefined()
})
