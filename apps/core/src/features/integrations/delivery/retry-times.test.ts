import { expect, it } from 'vitest'
import { ATTEMPTS_MAX, nextAttempt, retryAfterOf } from './retry-times.ts'

const now = new Date('2027-03-14T12:00:00Z')
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000

it('retries span about three days, with pauses that never shrink', () => {
  const pauses: number[] = []
  let at = now
  for (let failures = 1; ; failures++) {
    const next = nextAttempt(at, { failures, retryAfterSeconds: 0, random: 0.5 })
    if (!next) break
    pauses.push(hours(at, next))
    at = next
  }

  expect(pauses).toHaveLength(ATTEMPTS_MAX - 1)
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect(Math.abs(hours(now, at) - 72)).toBeLessThan(2)
})

it('messages that failed at the same moment are retried at different times', () => {
  const [early, late] = [0, 1].map((random) => nextAttempt(now, { failures: 5, retryAfterSeconds: 0, random }))

  expect(early && late && hours(early, late)).toBeCloseTo(0.4)
})

it('a receiver can request a longer pause in seconds or by date, up to a day', () => {
  expect([retryAfterOf('120', now), retryAfterOf('Sun, 14 Mar 2027 12:05:00 GMT', now)]).toEqual([120, 300])
  expect([retryAfterOf(undefined, now), retryAfterOf('soon', now), retryAfterOf('-5', now)]).toEqual([0, 0, 0])
  const next = nextAttempt(now, { failures: 1, retryAfterSeconds: 1e9, random: 0.5 })
  expect(next && hours(now, next)).toBe(24)
})
