/** The first and the last day of a period (UTC), e.g. `2026-11-22`. */
export interface Days {
  from: string
  to: string
}

export const periods = ['7', '30', '90', '365'] as const
export type PeriodName = (typeof periods)[number] | 'month' | 'last-month' | 'custom'

const dayMs = 86_400_000
const daysMax = 366
const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Reads the period of the address; what it does not know is the last 30 days. */
export function periodFrom(params: URLSearchParams, now: Date = new Date()): { name: PeriodName; days: Days } {
  const name = params.get('period')
  if (name === 'custom') {
    const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
    if (isPeriod(days)) return { name, days }
  }
  if (name === 'month' || name === 'last-month') return { name, days: monthOf(now, name === 'month' ? 0 : -1) }
  const known = periods.find((one) => one === name) ?? '30'
  return { name: known, days: lastDays(Number(known), now) }
}

/** Returns the number of days of a period, with the first and the last. */
export function dayCount({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/** Whether these are two days in their order, at most a year apart. */
export function isPeriod(days: Days): boolean {
  return periodFault(days) === undefined
}

/** Returns why two days are no period: one of them is no day, their order is wrong or they are too far apart. */
export function periodFault({ from, to }: Days): 'from' | 'to' | 'order' | 'length' | undefined {
  if (!isDay(from)) return 'from'
  if (!isDay(to)) return 'to'
  const count = dayCount({ from, to })
  if (count < 1) return 'order'
  return count > daysMax ? 'length' : undefined
}

function isDay(text: string): boolean {
  return dayPattern.test(text) && !Number.isNaN(Date.parse(text))
}

function lastDays(count: number, now: Date): Days {
  return { from: dayOf(new Date(now.getTime() - (count - 1) * dayMs)), to: dayOf(now) }
}

/** This month so far, or a whole earlier one. */
function monthOf(now: Date, ahead: number): Days {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + ahead]
  const last = new Date(Date.UTC(year, month + 1, 0))
  return { from: dayOf(new Date(Date.UTC(year, month, 1))), to: dayOf(last < now ? last : now) }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
