import { randomUUID } from 'node:crypto'
import type { FailureCode, FromChild, ToChild, JobType, JobTypes } from '@vitrine/presenter/protocol'
import { RenderError, type RenderHooks } from '../../ports/renderer.ts'
import type { Child, ProcessPool } from './process-pool.ts'
import { createStallWatchdog } from './stall-watchdog.ts'

/** A child that does not confirm a cancellation within this time is killed. */
const CANCEL_TIMEOUT_MS = 2000

export interface Limits extends RenderHooks {
  limitMs: number
  /** The message for the user when a limit is reached. */
  timeoutMessage: string
  /** Stops work that reports no progress for so long, not counting the time it waits for a processor. */
  stallMs?: number
  /**
   * Returns the error for a process that ended before the result of its first job. Without it that work counts as lost and may be
   * retried, as does that of every later job.
   */
  exitError?: (signal: NodeJS.Signals | null) => RenderError
  /** Runs in a process that has done nothing else. */
  isInNewProcess?: boolean
}

export type Request<Name extends JobType> = readonly [type: Name, job: JobTypes[Name]['job']]
export type Result<Name extends JobType> = Promise<JobTypes[Name]['result']>

/** Runs one job in a child process of the pool, within limits. Returns its result. Throws RenderError. */
export async function runInChild<Name extends JobType>(
  pool: ProcessPool,
  request: Request<Name>,
  limits: Limits,
): Result<Name> {
  const child = await pool.acquire({ isNew: limits.isInNewProcess ?? false })
  try {
    if (limits.signal.aborted) throw cancelled()
    return await run(child, request, limits)
  } finally {
    pool.release(child)
  }
}

function run<Name extends JobType>(
  { process: child, jobCount: jobsBefore }: Child,
  [type, job]: Request<Name>,
  limits: Limits,
) {
  const id = randomUUID()
  const send = (message: ToChild) => child.connected && child.send(message, () => undefined)
  const { promise, resolve, reject } = Promise.withResolvers<JobTypes[Name]['result']>()
  function stop(): void {
    // Reject first: the exit event follows later and must not decide the error.
    reject(new RenderError('too-slow', limits.timeoutMessage))
    child.kill('SIGKILL')
  }
  const limit = setTimeout(stop, limits.limitMs)
  const { stallMs } = limits
  const watchdog =
    stallMs && child.pid ? createStallWatchdog({ pid: child.pid, limitMs: stallMs, onStall: stop }) : null
  // A new process resets the watchdog when it is ready, so that its start does not count.
  if (jobsBefore > 0) watchdog?.reset()
  let cancelTimer: NodeJS.Timeout | undefined

  function onMessage(message: FromChild): void {
    if (message.type === 'unavailable') return reject(errorOf(message))
    if (message.type === 'ready') return watchdog?.reset()
    if (message.id !== id) return
    watchdog?.reset()
    if (message.type === 'progress') return limits.onProgress(message.stage, message.percent)
    // The protocol pairs every job type with its result type.
    if (message.type === 'done') resolve(message.result as JobTypes[Name]['result'])
    if (message.type === 'failed') reject(errorOf(message))
  }
  function onExit(_code: number | null, signal: NodeJS.Signals | null): void {
    // Jobs before may have filled or damaged the process.
    if (jobsBefore > 0) reject(lost())
    else reject(limits.exitError?.(signal) ?? (signal === 'SIGABRT' ? outOfMemory() : lost()))
  }
  function onAbort(): void {
    // The child removes its unfinished file and then confirms.
    send({ type: 'cancel', id })
    cancelTimer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(cancelled())
    }, CANCEL_TIMEOUT_MS)
  }

  child.on('message', onMessage).once('exit', onExit)
  limits.signal.addEventListener('abort', onAbort, { once: true })
  if (child.exitCode !== null || !child.connected) onExit(child.exitCode, child.signalCode)
  else send({ type, id, job } as ToChild)
  return promise.finally(() => {
    clearTimeout(limit)
    watchdog?.stop()
    // The process may already run its next job.
    clearTimeout(cancelTimer)
    child.off('message', onMessage).off('exit', onExit)
    limits.signal.removeEventListener('abort', onAbort)
  })
}

const INTERNAL_FAULT = 'Something went wrong on our side, so the video couldn’t be created. Try again later.'
const UNAVAILABLE = 'Videos can’t be created right now. You weren’t charged. Try again later.'
const NO_VOICE =
  'The speech service didn’t respond, so this video couldn’t be created. Try again later, or choose another voice.'

/** Messages for the user in place of internal faults, missing packages and servers, which only the operator reads. */
export const USER_MESSAGES: Partial<Record<FailureCode, string>> = {
  busy: INTERNAL_FAULT,
  'video-damaged': INTERNAL_FAULT,
  internal: INTERNAL_FAULT,
  'unknown-presenter': INTERNAL_FAULT,
  'voice-failed': INTERNAL_FAULT,
  'codec-missing': UNAVAILABLE,
  'voice-missing': UNAVAILABLE,
  'voice-unreachable': NO_VOICE,
}

/** Matches paths and system error codes, which must not appear in a message for the user. */
const INTERNAL = /(^|[\s"'(`])(\/\w|[A-Za-z]:\\)|\b(E[A-Z]{4,}|ERR_[A-Z_]+)\b/

function errorOf({ code, message }: { code: FailureCode; message: string }): RenderError {
  const sentence = USER_MESSAGES[code] ?? (INTERNAL.test(message) ? INTERNAL_FAULT : undefined)
  return sentence ? new RenderError(code, sentence, { cause: new Error(message) }) : new RenderError(code, message)
}

/** Is not retried, because the same video would need as much memory again. */
function outOfMemory(): RenderError {
  const message = 'This video needs too much memory. Shorten the script, or choose 720p.'
  return new RenderError('out-of-memory', message)
}

function lost(): RenderError {
  const cause = new Error('The render process ended before it was finished.')
  return new RenderError('renderer-lost', INTERNAL_FAULT, { cause, isLost: true })
}

function cancelled(): RenderError {
  return new RenderError('cancelled', 'The video was stopped.')
}
