import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CHILD_ENVIRONMENT, CHILD_FLAGS, codeEnvironment } from '@vitrine/presenter/protocol'
import type { FromChild, Purpose } from '@vitrine/presenter/protocol'

/** A child is replaced after so many works, before its native memory has grown far. */
const WORKS_PER_CHILD = 40
/** Idle children are ended: a warm one holds memory that a quiet server has better use for. */
const IDLE_FOR_MS = 120_000
const HEAP_MEGABYTES_MAX = 512
const CHILD = fileURLToPath(import.meta.resolve('@vitrine/presenter/child'))
/**
 * A group of its own: Ctrl+C in the terminal ends the server, which first lets its children end what they do. Elsewhere it would
 * open a window.
 */
const HAS_GROUPS = process.platform !== 'win32'
/** Rendering uses what the web server leaves of the processor. */
const NICENESS = 5

export interface Child {
  readonly process: ChildProcess
  /** What its own check has found missing: nothing, or a sentence for the operator. */
  readonly trouble: Promise<string | undefined>
  works: number
  idleTimer?: NodeJS.Timeout
}

export type ChildPool = ReturnType<typeof createChildPool>

interface PoolOptions {
  /** A child that holds more ends itself. */
  memoryMegabytesMax?: number
  /** A child is replaced after so many pieces of work. */
  worksMax?: number
  /** How long one that has nothing to do stays warm. */
  idleForMs?: number
  /** How far it steps back for others, from 0 (not at all) to 19. */
  niceness?: number
  /** What it has ready when it is started. */
  purpose?: Purpose
  /** For files of strangers: nowhere to write but there, nothing to print into our logs. */
  confinedTo?: string
  /** Where the engine keeps its own code as it was translated, which a process that starts need not do again. */
  codeFolder?: string | undefined
}

/** At most `size` child processes of the presenter engine, started when they are needed. */
export function createChildPool(size: number, options: PoolOptions = {}) {
  const { memoryMegabytesMax, worksMax = WORKS_PER_CHILD, idleForMs = IDLE_FOR_MS, niceness = NICENESS } = options
  const { codeFolder, confinedTo, purpose = confinedTo === undefined ? 'films' : 'uploads' } = options
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
    child.works++
    // One that has ended may still count as connected for a moment; whoever got it would wait for ever.
    const isAlive = all.has(child) && child.process.connected && !child.process.killed
    if (isAlive && child.works < worksMax) keepWarm(child)
    else end(child)
    const next = waiting.shift()
    if (next) next()
    else taken--
  }

  function keepWarm(child: Child): void {
    idle.push(child)
    child.idleTimer = setTimeout(() => end(child), idleForMs)
    child.idleTimer.unref()
  }

  function start(): Child {
    const execArgv = [...CHILD_FLAGS, `--max-old-space-size=${HEAP_MEGABYTES_MAX}`]
    const env = { ...CHILD_ENVIRONMENT, ...(codeFolder ? codeEnvironment(codeFolder) : {}) }
    const settings = confinedTo === undefined ? { execArgv, env } : confined(confinedTo, execArgv)
    const started = fork(CHILD, [String(memoryMegabytesMax ?? 0), purpose], { ...settings, detached: HAS_GROUPS })
    const child: Child = { process: started, trouble: troubleOf(started), works: 0 }
    all.add(child)
    child.process.once('exit', () => forget(child))
    // Without a listener a child that cannot be started or reached would end the server.
    child.process.on('error', () => child.process.kill('SIGKILL'))
    if (child.process.pid) setPriority(child.process.pid, niceness)
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

/** The first thing a child says is whether it can make films. */
function troubleOf(started: ChildProcess): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  started.once('message', (message: FromChild) => resolve(message.type === 'unavailable' ? message.message : undefined))
  started.once('exit', () => resolve('The render process ends as soon as it is started.'))
  return promise
}

/** Node's own permissions: scripts of a process that reads hostile files can write to one folder only. */
function confined(folder: string, execArgv: readonly string[]): ForkOptions {
  const allowed = ['fs-read=*', `fs-write=${folder}/*`, 'addons', 'worker', 'wasi', 'child-process']
  return {
    execArgv: [...execArgv, '--permission', ...allowed.map((permission) => `--allow-${permission}`)],
    env: CHILD_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }
}
