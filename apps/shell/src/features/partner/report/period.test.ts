import { expect, it } from 'vitest'
import { dayCount, periodFrom } from './period.ts'

const now = new Date('2026-03-05T22:00:00Z')
const days = (address: string) => periodFrom(new URLSearchParams(address), now).days

it.each([
  ['', '2026-02-04', '2026-03-05'],
  ['period=7', '2026-02-27', '2026-03-05'],
  ['period=month', '2026-03-01', '2026-03-05'],
  ['period=last-month', '2026-02-01', '2026-02-28'],
  ['period=custom&from=2026-01-02&to=2026-01-09', '2026-01-02', '2026-01-09'],
])('reads %s from the URL', (address, from, to) => {
  expect(days(address)).toEqual({ from, to })
})

it.each(['period=gold', 'period=custom', 'period=custom&from=2026-02-09&to=2026-01-09', 'period=custom&from=x&to=y'])(
  'shows the last 30 days when the URL says %s',
  (address) => {
    expect(days(address)).toEqual({ from: '2026-02-04', to: '2026-03-05' })
  },
)

it('counts the first and the last day of a period', () => {
  expect(dayCount(days('period=7'))).toBe(7)
  expect(dayCount(days('period=last-month'))).toBe(28)
})
