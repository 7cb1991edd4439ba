import { expect, it } from 'vitest'
import { queueRules } from './rules.ts'

it('an email is retried for six hours while the mail server is down', () => {
  const { retryLimit, retryDelaySeconds, longestDelaySeconds } = queueRules.mail
  // pg-boss shortens a pause by up to half.
  const pauses = Array.from(
    { length: retryLimit },
    (_, retry) => Math.min(retryDelaySeconds * 2 ** retry, longestDelaySeconds) / 2,
  )
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(6 * 3600)
})
