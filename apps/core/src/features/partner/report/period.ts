import { AppError } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const DAYS_MAX = 366

/** A period of whole days (UTC). */
export interface Period {
  from: Date
  /** The first moment after the period. */
  to: Date
}

/** Throws invalid for a period that ends before it begins, or is longer than a year. */
export function periodOf({ from, to }: { from: string; to: string }): Period {
  const period = { from: new Date(`${from}T00:00:00Z`), to: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) }
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS
  if (days < 1) throw fault('The end date is before the start date.')
  if (days > DAYS_MAX) throw fault('Choose a period of up to one year.')
  return period
}

/** Returns the period of the same length that ends where this one begins. */
export function before({ from, to }: Period): Period {
  return { from: new Date(2 * from.getTime() - to.getTime()), to: from }
}

/** Returns the days of a period, oldest first, e.g. `2026-11-22`. */
export function daysOf({ from, to }: Period): string[] {
  const count = Math.round((to.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: count }, (_, index) => nameOf(new Date(from.getTime() + index * DAY_MS)))
}

export function nameOf(day: Date): string {
  return day.toISOString().slice(0, 10)
}

function fault(message: string): AppError {
  return new AppError('invalid', { message, fields: [{ field: 'to', message }] })
}
