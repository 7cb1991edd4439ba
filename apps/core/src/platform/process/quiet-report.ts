import { isConnectionLost, isDatabaseUnavailable } from '../db/unavailable.ts'

const AGAIN_AFTER_MS = 60_000

type Report = (error: Error) => void

/**
 * Reports errors except a lost database: its listener reports that once, and everything that runs would repeat it many times a
 * second. A database without disk space is reported once a minute.
 */
export function quietly(report: Report): Report {
  const reportedAt = new Map<string, number>()
  return (error) => {
    const reasons = reasonsOf(error)
    if (reasons.every(isConnectionLost)) return
    if (!reasons.every(isDatabaseUnavailable)) return report(error)
    if (performance.now() - (reportedAt.get(error.message) ?? -Infinity) < AGAIN_AFTER_MS) return
    reportedAt.set(error.message, performance.now())
    report(error)
  }
}

/** Returns the root causes of an error. */
function reasonsOf(error: unknown): unknown[] {
  if (isConnectionLost(error) || !(error instanceof Error)) return [error]
  if (error instanceof AggregateError) return error.errors.flatMap(reasonsOf)
  return error.cause === undefined ? [error] : reasonsOf(error.cause)
}
