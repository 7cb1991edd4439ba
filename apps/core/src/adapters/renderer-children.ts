import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** A child is replaced after so many films, before its native memory has grown far. */
const FILMS_PER_CHILD = 40
/** Idle children are ended: a warm one holds memory that a quiet server has better use for. */
const IDLE_FOR_MS = 120_000
const HEAP_MEGABYTES_MAX = 512
/** Rendering uses what the web server leaves of the processor. */
const NICENESS = 5

export interface Child {
  readonly process: ChildProcess
  films: number
  idleTimer?: NodeJS.Timeout
}

/** At most `size` render processes, started when they are needed. */
export function createChildPool(size: number) {
  const idle: Child[] = []
  const all = new Set<Child>()
  const waiting: (() => void)[] = []
  let taken = 0
  return { take, giveBack, close }

  /** A warm child, else a new one; waits while all are busy. */
  async function take(): Promise<Child> {
    if (taken < size) taken++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const child = idle.pop() ?? start()
    clearTimeout(child.idleTimer)
    return child
  }

  function giveBack(child: Child): void {
    child.films++
    if (child.process.connected && child.films < FILMS_PER_CHILD) keepWarm(child)
    else end(child)
    const next = waiting.shift()
    if (next) next()
    else taken--
  }

  function keepWarm(child: Child): void {
    idle.push(child)
    child.idleTimer = setTimeout(() => end(child), IDLE_FOR_MS)
    child.idleTimer.unref()
  }

  function start(): Child {
    const options = { execArgv: [`--max-old-space-size=${HEAP_MEGABYTES_MAX}`] }
    const child: Child = {
      process: fork(fileURLToPath(import.meta.resolve('@vitrine/presenter/child')), options),
      films: 0,
    }
    all.add(child)
    child.process.once('exit', () => forget(child))
    // Without a listener a child that cannot be started or reached would end the server.
    child.process.on('error', () => child.process.kill('SIGKILL'))
    if (child.process.pid) setPriority(child.process.pid, NICENESS)
    return child
  }

  /** A child whose parent lets go of it ends by itself. */
  function end(child: Child): void {
    forget(child)
    if (child.process.connected) child.process.disconnect()
  }

  function forget(child: Child): void {
    clearTimeout(child.idleTimer)
    all.delete(child)
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
  }

  async function close(): Promise<void> {
    for (const child of all) child.process.kill('SIGKILL')
  }
}
