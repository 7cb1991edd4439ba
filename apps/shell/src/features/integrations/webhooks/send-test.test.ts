import { expect, it } from 'vitest'
import { isDue } from './send-test.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

it.each([
  ['that is new', 'pending', inSeconds(0), true],
  ['that was resent a moment ago', 'pending', inSeconds(-3), true],
  ['that is tried again in a minute', 'pending', inSeconds(60), false],
  ['that arrived', 'delivered', null, false],
  ['that was given up', 'failed', null, false],
] as const)('a delivery %s: %s, %s', (_, state, nextAttemptAt, expected) => {
  expect(isDue({ state, nextAttemptAt })).toBe(expected)
})
