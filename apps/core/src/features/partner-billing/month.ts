import type { PartOfMonth } from '@vitrine/contract'
import { DAY_MS } from '../../platform/time/durations.ts'

/** A month of bills, in UTC: a bill must not depend on the time zone of its reader. */
export interface Month {
  /** E.g. `2026-11`. */
  name: string
  from: Date
  /** The first moment after the month. */
  to: Date
}

export function monthOf(moment: Date): Month {
  return month(moment.getUTCFullYear(), moment.getUTCMonth())
}

/** Returns the month of a name such as `2026-11`. */
export function monthNamed(name: string): Month {
  const [year = 1970, number = 1] = name.split('-').map(Number)
  return month(year, number - 1)
}

/** Returns the number of days of a month that have begun at a moment, and the number of its days. */
export function daysOf({ from, to }: Month, moment: Date): { gone: number; all: number } {
  const count = (until: number) => Math.ceil((until - from.getTime()) / DAY_MS)
  return { gone: count(Math.min(moment.getTime() + 1, to.getTime())), all: count(to.getTime()) }
}

/** Returns the part of a month from the day of `since` on; null for the whole month. */
export function partFrom(month: Month, since: Date): PartOfMonth | null {
  if (since.getTime() < month.from.getTime() + DAY_MS) return null
  const { gone, all } = daysOf(month, since)
  return { days: all - gone + 1, of: all }
}

/** Returns the part of a month that `days` are; null for all of it. */
export function partOf(month: Month, days: number | null): PartOfMonth | null {
  return days === null ? null : { days, of: daysOf(month, month.to).all }
}

function month(year: number, index: number): Month {
  const from = new Date(Date.UTC(year, index, 1))
  return { name: from.toISOString().slice(0, 7), from, to: new Date(Date.UTC(year, index + 1, 1)) }
}
