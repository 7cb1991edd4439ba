import { processorTime, type ThreadTimes, threadTimesOf } from './processor-time.ts'

interface SilenceOptions {
  pid: number
  limitMs: number
  onTooLong: () => void
  /** Tests hand in their own. */
  timesOf?: (pid: number) => ThreadTimes
}

/** How soon one that is held up is looked at again, at the least. */
const LOOK_AGAIN_MS = 250

/**
 * Watches a process that says nothing. Time in which it stands in line for a processor is not counted, since a busy machine is not
 * its doing; what it really computes is, even where its own threads are what it waits for.
 */
export function watchSilence({ pid, limitMs, onTooLong, timesOf = threadTimesOf }: SilenceOptions) {
  let timer: NodeJS.Timeout | undefined
  let startedAt = 0
  let before: ThreadTimes = new Map()
  return { start, end: () => clearTimeout(timer) }

  /** It has just said something, or begins. */
  function start(): void {
    startedAt = performance.now()
    before = timesOf(pid)
    lookIn(limitMs)
  }

  function lookIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(look, milliseconds)
  }

  function look(): void {
    const { ranMs, waitedMs } = processorTime(before, timesOf(pid))
    const left = limitMs - Math.max(ranMs, performance.now() - startedAt - waitedMs)
    // Timers may fire a moment before their time.
    if (left < 1) onTooLong()
    else lookIn(Math.max(left, LOOK_AGAIN_MS))
  }
}
