import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MediaError } from '../../../composition/render-job.ts'
import type { Language } from '../../../composition/render-job.ts'
import type { FromVoice, SpeakRequest, SpokenSound } from './speaking-messages.ts'

const CHILD = fileURLToPath(new URL('./speaking-child.ts', import.meta.url))
/** More threads gain nothing for a sentence, and one processor stays free for the picture. */
const THREADS_MAX = 4
const OPENING_LIMIT_MS = 60_000
/** An idle voice holds 75 MB to 1 GB. */
const IDLE_TIMEOUT_MS = 60_000
const ATTEMPTS = 2

const MISSING = 'Neural voices are not installed here. The operator adds them with: npm run extras -- add voices'
const DAMAGED = 'This voice cannot be opened: its files are damaged or incomplete. Have it installed again.'
const FAILED = 'This voice stopped while it spoke. Try again, or choose another voice.'
const SILENT = 'This voice cannot say one of the sentences. Write it differently, or choose another voice.'

const failed = (message: string) => new MediaError('voice-failed', message)
const cancelled = () => new MediaError('cancelled', 'The video was cancelled.')

/** A request to speak a text. */
interface LimitedRequest extends Omit<SpeakRequest, 'id'> {
  /** The voice is ended when it takes longer. */
  limitMs: number
}

type Answer = Extract<FromVoice, { id: number }> | { type: 'ended' }

/** Starts a process with a voice. Throws `voice-missing` without the library, `voice-failed` where the voice does not open. */
function openProcess(folder: string, language: Language): Promise<ChildProcess> {
  const threads = Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1))
  // The error output of the library is discarded, because it contains nothing useful.
  const child = fork(CHILD, [folder, language, String(threads)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  })
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>()
  const limit = setTimeout(() => child.kill('SIGKILL'), OPENING_LIMIT_MS)
  child.once('message', (message: FromVoice) => {
    if (message.type === 'opened') return resolve(child)
    const isMissing = message.type === 'refused' && message.isMissing
    reject(isMissing ? new MediaError('voice-missing', MISSING) : failed(DAMAGED))
  })
  // Without a listener the error of a process that cannot be reached would end this one.
  child.on('error', () => reject(failed(DAMAGED)))
  child.once('exit', () => reject(failed(DAMAGED)))
  return promise.finally(() => clearTimeout(limit))
}

/** An idle voice keeps no process alive that has nothing else to do. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

/** Asks an open voice. `ended` where its process ended, was too slow, or was ended by `signal`. */
function ask(child: ChildProcess, { limitMs, ...request }: LimitedRequest, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const kill = () => void child.kill('SIGKILL')
  const onExit = () => resolve({ type: 'ended' })
  const limit = setTimeout(kill, limitMs)
  keepAlive(child, true)
  signal.addEventListener('abort', kill, { once: true })
  child.once('message', (answer: Answer) => resolve(answer)).once('exit', onExit)
  // A voice that ended between two sentences sends no event any more.
  if (!child.connected) onExit()
  else if (signal.aborted) kill()
  else child.send({ id: 0, ...request })
  return promise.finally(() => {
    clearTimeout(limit)
    signal.removeEventListener('abort', kill)
    child.removeAllListeners('message').off('exit', onExit)
    keepAlive(child, false)
  })
}

type VoiceProcess = ReturnType<typeof createVoiceProcess>

/** Creates a voice in its own process, which starts on demand and ends when idle. It speaks one text at a time. */
function createVoiceProcess(folder: string, language: Language) {
  let opened: Promise<ChildProcess> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let idleTimer: NodeJS.Timeout | undefined
  return { open, speak, close }

  function open(): Promise<ChildProcess> {
    clearTimeout(idleTimer)
    opened ??= openProcess(folder, language)
    opened.catch(() => (opened = undefined))
    return opened
  }

  /** Speaks a text. Throws `voice-missing`, `voice-failed` or `cancelled`. */
  function speak(request: LimitedRequest, signal: AbortSignal): Promise<SpokenSound> {
    const result = turn.then(() => attempts(request, signal))
    turn = result.catch(() => undefined)
    return result
  }

  async function attempts(request: LimitedRequest, signal: AbortSignal): Promise<SpokenSound> {
    for (let attempt = 1; ; attempt++) {
      if (signal.aborted) throw cancelled()
      const answer = await ask(await open(), request, signal)
      if (answer.type === 'ended') close()
      else rest()
      if (signal.aborted) throw cancelled()
      if (answer.type === 'spoken' && answer.sound.samples.length > 0) return answer.sound
      if (answer.type !== 'ended') throw failed(SILENT)
      if (attempt === ATTEMPTS) throw failed(FAILED)
    }
  }

  function rest(): void {
    idleTimer = setTimeout(close, IDLE_TIMEOUT_MS)
    idleTimer.unref()
  }

  function close(): void {
    clearTimeout(idleTimer)
    void opened?.then((child) => child.kill('SIGKILL')).catch(() => undefined)
    opened = undefined
  }
}

const processes = new Map<string, VoiceProcess>()

/** Returns the process of a voice. The latest one stays open, since a process speaks with one voice at a time. */
export function voiceProcessOf(folder: string, language: Language): VoiceProcess {
  const key = `${language} ${folder}`
  const known = processes.get(key)
  if (known) return known
  for (const other of processes.values()) other.close()
  processes.clear()
  const voiceProcess = createVoiceProcess(folder, language)
  processes.set(key, voiceProcess)
  return voiceProcess
}
