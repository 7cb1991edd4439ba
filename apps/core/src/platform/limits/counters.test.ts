import { expect, test } from 'vitest'
import { systemClock } from '../time/clock.ts'
import { createMemoryCounters } from './counters.ts'
import { countersSuite } from './counters.suite.ts'

countersSuite('in memory', createMemoryCounters)

test('counters in memory are bounded, and the oldest goes first', async () => {
  const counters = createMemoryCounters({ clock: systemClock, keysMax: 3 })
  for (const key of ['a', 'b', 'c', 'd']) await counters.add('t', key, 1, 60)

  expect((await counters.add('t', 'd', 1, 60)).count).toBe(2)
  expect((await counters.add('t', 'b', 1, 60)).count).toBe(2)
  expect((await counters.add('t', 'a', 1, 60)).count).toBe(1)
})
