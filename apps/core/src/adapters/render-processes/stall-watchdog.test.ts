import { spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cpuTimeBetween, threadCpuTimes } from './thread-cpu-times.ts'
import { createStallWatchdog } from './stall-watchdog.ts'

const LIMIT_MS = 8000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a process of one thread that computes and queues for so long in every second and sleeps for the rest. */
function watched(cpuPerSecond: number, queuedPerSecond: number) {
  const startedAt = performance.now()
  const onStall = vi.fn<() => void>()
  const readTimes = () => {
    const seconds = (performance.now() - startedAt) / 1000
    return new Map([['1', { cpuMs: 900 + seconds * cpuPerSecond, queuedMs: 700 + seconds * queuedPerSecond }]])
  }
  const watchdog = createStallWatchdog({ pid: 1, limitMs: LIMIT_MS, onStall, readTimes })
  watchdog.reset()
  return { watchdog, onStall }
}

it.each([
  ['computes all the time', 1000, 0],
  ['sleeps', 0, 0],
  ['computes on many threads that compete with each other', 2000, 900],
])('a process that %s is stopped when the limit is reached', (_what, cpu, queued) => {
  const { onStall } = watched(cpu, queued)
  vi.advanceTimersByTime(LIMIT_MS - 10)
  expect(onStall).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(onStall).toHaveBeenCalledTimes(1)
})

it('a process with a tenth of a CPU gets ten times as long, and no longer', () => {
  const { onStall } = watched(100, 900)
  vi.advanceTimersByTime(9 * LIMIT_MS)
  expect(onStall).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1.1 * LIMIT_MS)
  expect(onStall).toHaveBeenCalledTimes(1)
})

it('a message resets the time, and after stop nothing is reported', () => {
  const { watchdog, onStall } = watched(1000, 0)
  vi.advanceTimersByTime(LIMIT_MS - 10)
  watchdog.reset()
  vi.advanceTimersByTime(LIMIT_MS - 10)
  watchdog.stop()
  vi.advanceTimersByTime(10 * LIMIT_MS)
  expect(onStall).not.toHaveBeenCalled()
})

it.runIf(process.platform === 'linux')('the CPU time of a process is read from the system', async () => {
  vi.useRealTimers()
  const busy = spawn(process.execPath, ['-e', 'for (;;);'])
  try {
    const before = threadCpuTimes(busy.pid ?? 0)
    const cpuMs = () => cpuTimeBetween(before, threadCpuTimes(busy.pid ?? 0)).cpuMs
    await vi.waitFor(() => expect(cpuMs()).toBeGreaterThan(50), { timeout: 20_000 })
  } finally {
    busy.kill('SIGKILL')
  }
  expect(threadCpuTimes(0).size).toBe(0)
})
