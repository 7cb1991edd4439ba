import { spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { processorTime, threadTimesOf } from './processor-time.ts'
import { watchSilence } from './silence.ts'

const LIMIT_MS = 8000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One thread, which in every second runs and waits for so long; the rest of the time it has nothing to do. */
function watched(ranPerSecond: number, waitedPerSecond: number) {
  const startedAt = performance.now()
  const onTooLong = vi.fn<() => void>()
  const timesOf = () => {
    const seconds = (performance.now() - startedAt) / 1000
    return new Map([['1', { ranMs: 900 + seconds * ranPerSecond, waitedMs: 700 + seconds * waitedPerSecond }]])
  }
  const silence = watchSilence({ pid: 1, limitMs: LIMIT_MS, onTooLong, timesOf })
  silence.start()
  return { silence, onTooLong }
}

it.each([
  ['computes all the time', 1000, 0],
  ['does nothing', 0, 0],
  ['computes on many threads that stand in each other’s way', 2000, 900],
])('a process that %s is stopped when the limit is reached', (_what, ran, waited) => {
  const { onTooLong } = watched(ran, waited)
  vi.advanceTimersByTime(LIMIT_MS - 10)
  expect(onTooLong).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(onTooLong).toHaveBeenCalledTimes(1)
})

it('a process that is given a tenth of a processor has ten times as long, and no longer', () => {
  const { onTooLong } = watched(100, 900)
  vi.advanceTimersByTime(9 * LIMIT_MS)
  expect(onTooLong).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1.1 * LIMIT_MS)
  expect(onTooLong).toHaveBeenCalledTimes(1)
})

it('a word begins the silence anew, and after the end nothing is stopped', () => {
  const { silence, onTooLong } = watched(1000, 0)
  vi.advanceTimersByTime(LIMIT_MS - 10)
  silence.start()
  vi.advanceTimersByTime(LIMIT_MS - 10)
  silence.end()
  vi.advanceTimersByTime(10 * LIMIT_MS)
  expect(onTooLong).not.toHaveBeenCalled()
})

it.runIf(process.platform === 'linux')('what a process has had of the processors is read from the system', async () => {
  vi.useRealTimers()
  const busy = spawn(process.execPath, ['-e', 'for (;;);'])
  try {
    const before = threadTimesOf(busy.pid ?? 0)
    const ran = () => processorTime(before, threadTimesOf(busy.pid ?? 0)).ranMs
    await vi.waitFor(() => expect(ran()).toBeGreaterThan(50), { timeout: 20_000 })
  } finally {
    busy.kill('SIGKILL')
  }
  expect(threadTimesOf(0).size).toBe(0)
})
