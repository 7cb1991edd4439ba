import { cpuTimeBetween, type ThreadCpuTimes, threadCpuTimes } from './thread-cpu-times.ts'

interface WatchdogOptions {
  pid: number
  limitMs: number
  onStall: () => void
  /** Replaced by tests. */
  readTimes?: (pid: number) => ThreadCpuTimes
}

/** The shortest time between two checks. */
const CHECK_AGAIN_MS = 250

/**
 * Calls `onStall` when a process sends no message for `limitMs`. Time that its threads spend in the run queue of the scheduler is
 * not counted, because a busy machine is not a fault of the process. Its CPU time always counts.
 *
 * Measured with a 12 MP photo on two cores at a load of 35: the longest gap was 9.9 to 11.2 s by the clock and 4.1 to 7.2 s here,
 * so a plain timer of 8 s would have stopped all of five uploads.
 */
export function createStallWatchdog({ pid, limitMs, onStall, readTimes = threadCpuTimes }: WatchdogOptions) {
  let timer: NodeJS.Timeout | undefined
  let startedAt = 0
  let before: ThreadCpuTimes = new Map()
  return { reset, stop: () => clearTimeout(timer) }

  /** Restarts the timer. Call it at the beginning and after every message. */
  function reset(): void {
    startedAt = performance.now()
    before = readTimes(pid)
    checkIn(limitMs)
  }

  function checkIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(check, milliseconds)
  }

  function check(): void {
    const { cpuMs, queuedMs } = cpuTimeBetween(before, readTimes(pid))
    const left = limitMs - Math.max(cpuMs, performance.now() - startedAt - queuedMs)
    // Timers may fire up to a millisecond early.
    if (left < 1) onStall()
    else checkIn(Math.max(left, CHECK_AGAIN_MS))
  }
}
