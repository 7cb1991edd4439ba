import { type WhitelabelAnalytics, expectedByEnd } from '@vitrine/contract'

type Days = WhitelabelAnalytics['days']

/** Returns the number of days in the month of `day`, e.g. 30 for `2026-11-22`. */
export function daysInMonth(day: string): number {
  const [year = 1970, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The videos of a month up to each of its days. */
export function runningTotals(days: Days): number[] {
  let total = 0
  return days.map(({ videos }) => (total += videos))
}

/** Returns the projected number of videos this month; undefined while there is too little data. */
export function forecast(days: Days): number | undefined {
  const last = days.at(-1)
  if (!last) return undefined
  return expectedByEnd(runningTotals(days).at(-1) ?? 0, { gone: days.length, all: daysInMonth(last.day) })
}
