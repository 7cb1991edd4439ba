import { readFileSync } from 'node:fs'

/** Returns the ids of the children of a process, which is this one unless named. Linux only. */
export function childProcesses(pid = process.pid): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}
