import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

/** Returns the private memory of a process group in bytes, read from `/proc`; 0 on systems without it. */
export function processGroupMemory(group: number): number {
  let bytes = 0
  for (const pid of pids()) {
    try {
      // The second field is the name in brackets, which may contain anything. After it: state, parent, group.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (Number(fields[2]) === group) bytes += privatePages(pid) * PAGE_BYTES
    } catch {
      // The process ended between listing and reading.
    }
  }
  return bytes
}

/** Returns resident pages without shared ones, which would be counted once per process. */
function privatePages(pid: string): number {
  const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
  return resident - shared
}

function pids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
