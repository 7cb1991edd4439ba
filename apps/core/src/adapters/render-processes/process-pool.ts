import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CHILD_ENVIRONMENT, CHILD_FLAGS, codeCacheEnvironment } from '@vitrine/presenter/protocol'
import type { FromChild, Purpose } from '@vitrine/presenter/protocol'

/** A child is replaced after so many jobs, because its native memory grows. */
const JOBS_PER_CHILD = 40
/** An idle child is ended after this time to release its memory. */
const IDLE_TIMEOUT_MS = 120_000
const HEAP_MEGABYTES_MAX = 512
const CHILD = fileURLToPath(import.meta.resolve('@vitrine/presenter/child'))
/**
 * Starts children in their own process group, so that Ctrl+C in the terminal reaches the server only, which ends them in order.
 * On Windows this would open a console window.
 */
const OWN_GROUP = process.platform !== 'win32'
/** Gives the web server precedence over rendering. */
const NICENESS = 5

export interface Child {
  readonly process: ChildProcess
  /** Undefined when the self-check passed, else a message for the operator that says what is missing. */
  readonly fault: Promise<string | undefined>
  jobCount: number
  idleTimer?: NodeJS.Timeout
}

export type ProcessPool = ReturnType<typeof createProcessPool>

interface PoolOptions {
  /** A child that uses more memory ends itself. */
  memoryMegabytesMax?: number
  /** A child is replaced after so many jobs. */
  jobsMax?: number
  /** The time for which an idle child is kept, in milliseconds. */
  idleTimeoutMs?: number
  /** The nice value of the process, from 0 to 19 (lowest priority). */
  niceness?: number
  /** The modules that a child loads at its start. */
  purpose?: Purpose
  /** For untrusted files: the only folder the child may write to. Its output is discarded. */
  sandboxFolder?: string
  /** Called with the output of a child. Without it, output goes to that of the server. Never called for untrusted files. */
  onOutput?: ((text: string) => void) | undefined
  /** Compile cache of Node, shared by all children. */
  codeCacheFolder?: string | undefined
}

/** A pool of at most `size` child processes of the presenter engine, started on demand. */
export function createProcessPool(size: number, options: PoolOptions = {}) {
  const { memoryMegabytesMax, jobsMax = JOBS_PER_CHILD, idleTimeoutMs = IDLE_TIMEOUT_MS, niceness = NICENESS } = options
  const { codeCacheFolder, onOutput, sandboxFolder } = options
  const purpose: Purpose = options.purpose ?? (sandboxFolder === undefined ? 'render' : 'uploads')
  const idle: Child[] = []
  const all = new Set<Child>()
  const waiting: (() => void)[] = []
  let acquired = 0
  return { acquire, release, close }

  /** Returns an idle child or a new one, and with `isNew` always a new one. Waits while all are busy. */
  async function acquire({ isNew = false } = {}): Promise<Child> {
    if (acquired < size) acquired++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const pooled = idle.pop()
    if (pooled && isNew) end(pooled)
    const child = (isNew ? undefined : pooled) ?? start()
    clearTimeout(child.idleTimer)
    return child
  }

  function release(child: Child): void {
    child.jobCount++
    // A child that has ended may still count as connected for a moment. Its next job would never finish.
    const isAlive = all.has(child) && child.process.connected && !child.process.killed
    if (isAlive && child.jobCount < jobsMax) keepIdle(child)
    else end(child)
    const next = waiting.shift()
    if (next) next()
    else acquired--
  }

  function keepIdle(child: Child): void {
    idle.push(child)
    child.idleTimer = setTimeout(() => end(child), idleTimeoutMs)
    child.idleTimer.unref()
  }

  function start(): Child {
    const execArgv = [...CHILD_FLAGS, `--max-old-space-size=${HEAP_MEGABYTES_MAX}`]
    const env = { ...CHILD_ENVIRONMENT, ...(codeCacheFolder ? codeCacheEnvironment(codeCacheFolder) : {}) }
    const settings =
      sandboxFolder === undefined
        ? { execArgv, env, silent: onOutput !== undefined }
        : sandboxed(sandboxFolder, execArgv)
    const started = fork(CHILD, [String(memoryMegabytesMax ?? 0), purpose], { ...settings, detached: OWN_GROUP })
    if (onOutput) listenTo(started, onOutput)
    const child: Child = { process: started, fault: faultOf(started), jobCount: 0 }
    all.add(child)
    child.process.once('exit', () => remove(child))
    // Without a listener the error of a child that cannot be started or reached would end the server.
    child.process.on('error', () => child.process.kill('SIGKILL'))
    if (child.process.pid) setPriority(child.process.pid, niceness)
    return child
  }

  /** A child ends by itself when its parent disconnects. */
  function end(child: Child): void {
    remove(child)
    if (child.process.connected) child.process.disconnect()
  }

  function remove(child: Child): void {
    clearTimeout(child.idleTimer)
    all.delete(child)
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
  }

  async function close(): Promise<void> {
    for (const child of all) child.process.kill('SIGKILL')
  }
}

function listenTo({ stdout, stderr }: ChildProcess, onOutput: (text: string) => void): void {
  for (const stream of [stdout, stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      if (text.trim() !== '') onOutput(text.trim())
    })
}

/** The first message of a child tells whether its self-check passed. */
function faultOf(started: ChildProcess): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  started.once('message', (message: FromChild) => resolve(message.type === 'unavailable' ? message.message : undefined))
  started.once('exit', () => resolve('The render process ends as soon as it is started.'))
  return promise
}

/** Uses Node's permission model: the scripts of the process can write to one folder only. */
function sandboxed(folder: string, execArgv: readonly string[]): ForkOptions {
  const allowed = ['fs-read=*', `fs-write=${folder}/*`, 'addons', 'worker', 'wasi', 'child-process']
  return {
    execArgv: [...execArgv, '--permission', ...allowed.map((permission) => `--allow-${permission}`)],
    env: CHILD_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }
}
