/** Milliseconds. */
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Returns the first moment of the calendar month (UTC) of `now`. */
export function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
}
