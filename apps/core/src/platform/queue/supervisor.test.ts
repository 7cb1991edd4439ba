import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSupervisor } from './supervisor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('after an outage, no worker counts as silent before it had time for a heartbeat', async () => {
  const supervise = vi.fn<() => Promise<void>>(async () => {})
  const supervisor = startSupervisor({ supervise } as unknown as PgBoss, 'postgres', () => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(supervise).toHaveBeenCalledTimes(2)
  supervisor.hold()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(supervise).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(supervise.mock.calls.length).toBeGreaterThan(2)
  await supervisor.stop()
})

test('a failing run is reported, and the next one follows', async () => {
  const supervise = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('no')))
  const report = vi.fn<(error: Error) => void>()
  const supervisor = startSupervisor({ supervise } as unknown as PgBoss, 'postgres', report)
  await vi.advanceTimersByTimeAsync(5000)
  expect(report.mock.calls).toHaveLength(2)
  await supervisor.stop()
})
