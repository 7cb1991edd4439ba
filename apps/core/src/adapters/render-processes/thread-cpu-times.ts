import { readFileSync, readdirSync } from 'node:fs'

/** For each thread of a process, its CPU time and the time it spent in the run queue of the scheduler. */
export type ThreadCpuTimes = ReadonlyMap<string, { cpuMs: number; queuedMs: number }>

/** Reads `/proc/<pid>/task/<tid>/schedstat`. Returns an empty map on systems without it. */
export function threadCpuTimes(pid: number): ThreadCpuTimes {
  const folder = `/proc/${pid}/task`
  const times = new Map<string, { cpuMs: number; queuedMs: number }>()
  try {
    for (const thread of readdirSync(folder)) {
      const [cpu = 0, queued = 0] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ').map(Number)
      times.set(thread, { cpuMs: cpu / 1e6, queuedMs: queued / 1e6 })
    }
  } catch {
    // A thread or the process may end between listing and reading. Its time is then left out.
  }
  return times
}

/** Returns the CPU time of all threads between two readings, and the queue time of the thread that queued longest. */
export function cpuTimeBetween(before: ThreadCpuTimes, after: ThreadCpuTimes): { cpuMs: number; queuedMs: number } {
  let [cpuMs, queuedMs] = [0, 0]
  for (const [thread, now] of after) {
    const earlier = before.get(thread) ?? { cpuMs: 0, queuedMs: 0 }
    cpuMs += now.cpuMs - earlier.cpuMs
    queuedMs = Math.max(queuedMs, now.queuedMs - earlier.queuedMs)
  }
  return { cpuMs, queuedMs }
}
