import { randomUUID } from 'node:crypto'
import type { FailureCode, FromChild, ToChild, WorkName, Works } from '@vitrine/presenter/protocol'
import { RenderError, type RenderHooks } from '../ports/renderer.ts'
import type { Child, ChildPool } from './renderer-children.ts'
import { watchSilence } from './silence.ts'

/** A child that was told to stop and has not answered by then is killed. */
const CANCEL_PATIENCE_MS = 2000

interface Bounds extends RenderHooks {
  limitMs: number
  /** What people read when the limit was reached. */
  tooSlow: string
  /** The longest silence: work that reports nothing for so long, while it had a processor, has reached its limit too. */
  silenceMs?: number
  /** Why a process ended in the middle; without it the work counts as lost and may be tried again. */
  whyEnded?: (signal: NodeJS.Signals | null) => RenderError
}

type Asked<Name extends WorkName> = readonly [type: Name, job: Works[Name]['job']]
type Answer<Name extends WorkName> = Promise<Works[Name]['result']>

/** Has a child process of the pool do one piece of work, within limits. Throws RenderError. */
export async function inChild<Name extends WorkName>(
  pool: ChildPool,
  asked: Asked<Name>,
  bounds: Bounds,
): Answer<Name> {
  const child = await pool.take()
  try {
    if (bounds.signal.aborted) throw cancelled()
    return await workOf(child, asked, bounds)
  } finally {
    pool.giveBack(child)
  }
}

function workOf<Name extends WorkName>(
  { process: child, works: worksBefore }: Child,
  [type, job]: Asked<Name>,
  bounds: Bounds,
) {
  const id = randomUUID()
  const send = (message: ToChild) => child.connected && child.send(message, () => undefined)
  const { promise, resolve, reject } = Promise.withResolvers<Works[Name]['result']>()
  function stop(): void {
    // Refused first: the end of the process is heard of later and must not be taken for the reason.
    reject(new RenderError('too-slow', bounds.tooSlow))
    child.kill('SIGKILL')
  }
  const limit = setTimeout(stop, bounds.limitMs)
  const { silenceMs } = bounds
  const silence = silenceMs && child.pid ? watchSilence({ pid: child.pid, limitMs: silenceMs, onTooLong: stop }) : null
  // That a process takes long to start is not the doing of its work.
  if (worksBefore > 0) silence?.start()
  let patience: NodeJS.Timeout | undefined

  function onMessage(message: FromChild): void {
    if (message.type === 'unavailable') return reject(refusal(message))
    if (message.type === 'ready') return silence?.start()
    if (message.id !== id) return
    silence?.start()
    if (message.type === 'progress') return bounds.onProgress(message.stage, message.percent)
    // The child answers a piece of work with what the protocol names for it.
    if (message.type === 'done') resolve(message.result as Works[Name]['result'])
    if (message.type === 'failed') reject(refusal(message))
  }
  function onExit(_code: number | null, signal: NodeJS.Signals | null): void {
    reject(bounds.whyEnded?.(signal) ?? (signal === 'SIGABRT' ? outOfMemory() : lost()))
  }
  function onAbort(): void {
    // The child removes its half-made file when it cancels; its answer ends the wait.
    send({ type: 'cancel', id })
    patience = setTimeout(() => {
      child.kill('SIGKILL')
      reject(cancelled())
    }, CANCEL_PATIENCE_MS)
  }

  child.on('message', onMessage).once('exit', onExit)
  bounds.signal.addEventListener('abort', onAbort, { once: true })
  if (child.exitCode !== null || !child.connected) onExit(child.exitCode, child.signalCode)
  else send({ type, id, job } as ToChild)
  return promise.finally(() => {
    clearTimeout(limit)
    silence?.end()
    // The process may be at its next work by then.
    clearTimeout(patience)
    child.off('message', onMessage).off('exit', onExit)
    bounds.signal.removeEventListener('abort', onAbort)
  })
}

const OUR_FAULT = 'The video could not be made because of a fault on our side. Try again in a while.'
const NOT_HERE = 'Videos cannot be made here at the moment. Try again later.'

/** Faults of ours and missing packages are the operator's to read; people get a sentence of their own. */
const FOR_PEOPLE: Partial<Record<FailureCode, string>> = {
  busy: OUR_FAULT,
  'film-damaged': OUR_FAULT,
  internal: OUR_FAULT,
  'unknown-presenter': OUR_FAULT,
  'voice-failed': OUR_FAULT,
  'codec-missing': NOT_HERE,
  'voice-missing': NOT_HERE,
}

/** A path, or a code of the system: words of a library that no sentence for people should hold. */
const INTERNAL = /(^|[\s"'(`])(\/\w|[A-Za-z]:\\)|\b(E[A-Z]{4,}|ERR_[A-Z_]+)\b/

function refusal({ code, message }: { code: FailureCode; message: string }): RenderError {
  const sentence = FOR_PEOPLE[code] ?? (INTERNAL.test(message) ? OUR_FAULT : undefined)
  return sentence ? new RenderError(code, sentence, { cause: new Error(message) }) : new RenderError(code, message)
}

/** The same film would need as much again, so it is not tried again. */
function outOfMemory(): RenderError {
  const message = 'This video needs more memory than one may take here. Shorten the script, or choose 720p.'
  return new RenderError('out-of-memory', message)
}

function lost(): RenderError {
  return new RenderError('renderer-lost', 'The render process ended before it was finished.', { isLost: true })
}

function cancelled(): RenderError {
  return new RenderError('cancelled', 'The video was stopped.')
}
