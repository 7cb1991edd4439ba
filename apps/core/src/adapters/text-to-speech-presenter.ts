import type { TextToSpeech } from '../ports/text-to-speech.ts'
import { voiceOf } from './engine-job.ts'
import { runInChild } from './render-processes/run-in-child.ts'
import { createProcessPool } from './render-processes/process-pool.ts'
import { createProcessTurns } from './render-processes/process-turns.ts'

/** Includes the start of the process. */
const LIMIT_MS = 20_000
/** Long enough for an author who writes a sentence, listens and writes the next one. */
const IDLE_TIMEOUT_MS = 600_000
/** Speech leaks no memory, and a new process would make an author wait. */
const SENTENCES_PER_CHILD = 1000
const TIMEOUT = 'Speaking this took too long, so it was stopped.'
const MUSIC_TIMEOUT = 'Composing this took too long, so it was stopped.'

interface Options {
  codeCacheFolder?: string
  /** Called with the output of the processes. */
  onOutput?: (text: string) => void
}

/**
 * Synthesizes speech in its own child processes, so that a preview never waits for a render. Each ends ten minutes after its last
 * sentence. Tenants and people take turns at each.
 */
export function createPresenterTextToSpeech({ codeCacheFolder, onOutput }: Options = {}): TextToSpeech {
  const settings = { jobsMax: SENTENCES_PER_CHILD, idleTimeoutMs: IDLE_TIMEOUT_MS, niceness: 0 }
  const createPool = (size: number) => {
    const processes = createProcessPool(size, { ...settings, purpose: 'speech', codeCacheFolder, onOutput })
    return { processes, inTurn: createProcessTurns(size) }
  }
  const local = createPool(1)
  // Remote voices have their own pool, so that a slow speech server does not delay local voices; two, so that it delays no other
  // tenant's server either.
  const remote = createPool(2)
  return {
    synthesize({ speed, pronunciation, fontFamily, voice, ...job }, owner) {
      const { processes, inTurn } = voice?.kind === 'remote' ? remote : local
      const chosen = voiceOf(voice ? { voice } : {}, { speed, pronunciation })
      const request = ['speech', { ...job, brand: { fontFamily }, voice: chosen }] as const
      return inTurn(owner, () => runInChild(processes, request, bounds(TIMEOUT)))
    },
    async playMusic(job, owner) {
      const play = () => runInChild(local.processes, ['music-sample', job], bounds(MUSIC_TIMEOUT))
      return (await local.inTurn(owner, play)).sound
    },
    async close() {
      await Promise.all([local.processes.close(), remote.processes.close()])
    },
  }
}

const bounds = (timeoutMessage: string) => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
  limitMs: LIMIT_MS,
  timeoutMessage,
})
