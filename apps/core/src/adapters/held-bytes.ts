import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

/** The memory of a process group, as Linux counts it; 0 where that cannot be read. */
export function heldBytes(group: number): number {
  let bytes = 0
  for (const pid of processes()) {
    try {
      // After the name in brackets, which may hold anything: state, parent, group, and so on.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (Number(fields[2]) === group) bytes += ownPages(pid) * PAGE_BYTES
    } catch {
      // It ended between two looks.
    }
  }
  return bytes
}

/** Without what it shares with others, so that ten processes of one program do not count ten times. */
function ownPages(pid: string): number {
  const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
  return resident - shared
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
