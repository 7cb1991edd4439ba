import { expect, it } from 'vitest'
import { queueRules } from './rules.ts'

it('an email waits for a mail server that is away for six hours', () => {
  const { retryLimit, retryDelaySeconds, longestDelaySeconds } = queueRules.mail
  // pg-boss shortens a pause by up to half.
  const pauses = Array.from(
    { length: retryLimit },
    (_, retry) => Math.min(retryDelaySeconds * 2 ** retry, longestDelaySeconds) / 2,
  )
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(6 * 3600)
})
