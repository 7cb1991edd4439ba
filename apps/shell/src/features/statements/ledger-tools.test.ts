import { expect, it } from 'vitest'
import { sinceOf } from './ledger-tools.tsx'

it('starts at a day, and sends the same value all day', () => {
  const [morning, evening] = [new Date(2026, 2, 31, 6, 5), new Date(2026, 2, 31, 23, 59)]

  expect(sinceOf('30', morning)).toBe(new Date(2026, 2, 1).toISOString())
  expect(sinceOf('30', evening)).toBe(sinceOf('30', morning))
  expect(sinceOf('365', morning)).toBe(new Date(2025, 2, 31).toISOString())
})

it('has no start for the whole history', () => {
  expect(sinceOf('all')).toBeUndefined()
})
