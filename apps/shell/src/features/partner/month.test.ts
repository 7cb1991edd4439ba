import { expect, it } from 'vitest'
import { daysInMonth, forecast, runningTotals } from './month.ts'

const days = (...counts: number[]) =>
  counts.map((videos, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, videos, newUsers: 0 }))

it('adds up the videos of a month day by day', () => {
  expect(runningTotals(days(2, 0, 3))).toEqual([2, 2, 5])
})

it('knows the length of a month, also in a leap year', () => {
  expect(['2026-11-03', '2026-02-01', '2028-02-01', '2026-12-31'].map(daysInMonth)).toEqual([30, 28, 29, 31])
})

it('projects the month from the pace so far, from the fifth day on', () => {
  expect(forecast(days(4, 4, 4, 4))).toBeUndefined()
  expect(forecast(days(4, 4, 4, 4, 4))).toBe(120)
  expect(forecast(days(0, 0, 0, 0, 0))).toBeUndefined()
})
