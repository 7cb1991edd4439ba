import { expect, it } from 'vitest'
import { momentOf } from './period.ts'

it('interprets days in the reader’s time zone, the last one to its end', () => {
  const hours = (from: string, until: string) =>
    (Date.parse(momentOf(until, { daysLater: 1 }) ?? '') - Date.parse(momentOf(from) ?? '')) / 3_600_000
  expect(hours('2026-11-10', '2026-11-10')).toBe(24)
  expect(new Date(momentOf('2026-11-10') ?? '').getHours()).toBe(0)
  expect(momentOf('')).toBeUndefined()
})
