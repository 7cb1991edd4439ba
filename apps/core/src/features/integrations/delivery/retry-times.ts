const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** The pauses after failed attempts, in seconds; together about three days. */
const PAUSES = [
  5,
  MINUTE,
  5 * MINUTE,
  20 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  10 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  15 * HOUR,
]

export const ATTEMPTS_MAX = PAUSES.length + 1

/** The random variation of a pause, as a share of it, so that simultaneous failures do not retry simultaneously. */
const JITTER = 0.2

/**
 * Returns when to try again after so many failures; undefined where none follows. A receiver may ask for a longer pause, up to a
 * day. `random` is between 0 and 1.
 */
export function nextAttempt(
  now: Date,
  { failures, retryAfterSeconds, random }: { failures: number; retryAfterSeconds: number; random: number },
): Date | undefined {
  const pause = PAUSES[failures - 1]
  if (pause === undefined) return undefined
  const spread = pause * (1 + JITTER * (2 * random - 1))
  return new Date(now.getTime() + Math.max(spread, Math.min(retryAfterSeconds, DAY)) * 1000)
}

/** Returns the seconds of a Retry-After header, which is a number or a date; 0 where it says nothing. */
export function retryAfterOf(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, (at - now.getTime()) / 1000)
}
