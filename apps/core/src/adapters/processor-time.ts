import { readFileSync, readdirSync } from 'node:fs'

/** What each thread of a process has had of the processors, and how long it stood in line for one. */
export type ThreadTimes = ReadonlyMap<string, { ranMs: number; waitedMs: number }>

/** Read from Linux; other systems do not tell, and then there are no threads. */
export function threadTimesOf(pid: number): ThreadTimes {
  const folder = `/proc/${pid}/task`
  const times = new Map<string, { ranMs: number; waitedMs: number }>()
  try {
    for (const thread of readdirSync(folder)) {
      const [ran = 0, waited = 0] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ').map(Number)
      times.set(thread, { ranMs: ran / 1e6, waitedMs: waited / 1e6 })
    }
  } catch {
    // A thread may end between the two readings, and the process as well. Less is known then, which only shortens its time.
  }
  return times
}

/** Between two readings: what all threads together have had, and how long the one waited that waited longest. */
export function processorTime(before: ThreadTimes, after: ThreadTimes): { ranMs: number; waitedMs: number } {
  let [ranMs, waitedMs] = [0, 0]
  for (const [thread, now] of after) {
    const { ranMs: ranBefore, waitedMs: waitedBefore } = before.get(thread) ?? { ranMs: 0, waitedMs: 0 }
    ranMs += now.ranMs - ranBefore
    waitedMs = Math.max(waitedMs, now.waitedMs - waitedBefore)
  }
  return { ranMs, waitedMs }
}
