import { isConnectionLost, isDatabaseAway } from './db/away.ts'

const AGAIN_AFTER_MS = 60_000

type Report = (error: Error) => void

/**
 * Reports trouble, except that a database is away: its listener says so once, and everything that runs would say it again, many
 * times a second. What a database without room says is reported once a minute.
 */
export function quietly(report: Report): Report {
  const reportedAt = new Map<string, number>()
  return (error) => {
    const reasons = reasonsOf(error)
    if (reasons.every(isConnectionLost)) return
    if (!reasons.every(isDatabaseAway)) return report(error)
    if (performance.now() - (reportedAt.get(error.message) ?? -Infinity) < AGAIN_AFTER_MS) return
    reportedAt.set(error.message, performance.now())
    report(error)
  }
}

/** What an error comes from in the end. */
function reasonsOf(error: unknown): unknown[] {
  if (isConnectionLost(error) || !(error instanceof Error)) return [error]
  if (error instanceof AggregateError) return error.errors.flatMap(reasonsOf)
  return error.cause === undefined ? [error] : reasonsOf(error.cause)
}
