import type { TextToSpeech } from '../ports/text-to-speech.ts'
import { voiceOf } from './engine-job.ts'
import { runInChild } from './render-processes/run-in-child.ts'
import { createProcessPool } from './render-processes/process-pool.ts'

/** Includes the start of the process and earlier requests in the queue. */
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
 * sentence.
 */
export function createPresenterTextToSpeech({ codeCacheFolder, onOutput }: Options = {}): TextToSpeech {
  const settings = { jobsMax: SENTENCES_PER_CHILD, idleTimeoutMs: IDLE_TIMEOUT_MS, niceness: 0 }
  const createPool = () => createProcessPool(1, { ...settings, purpose: 'speech', codeCacheFolder, onOutput })
  const pool = createPool()
  // Remote voices have their own pool, so that a slow speech server does not delay local voices.
  const remotePool = createPool()
  return {
    synthesize: ({ speed, pronunciation, fontFamily, voice, ...job }) =>
      runInChild(
        voice?.kind === 'remote' ? remotePool : pool,
        [
          'speech',
          {
            ...job,
            brand: { fontFamily },
            voice: voiceOf(voice ? { voice } : {}, { speed, pronunciation }),
          },
        ],
        bounds(TIMEOUT),
      ),
    async playMusic(job) {
      const { sound } = await runInChild(pool, ['music-sample', job], bounds(MUSIC_TIMEOUT))
      return sound
    },
    async close() {
      await Promise.all([pool.close(), remotePool.close()])
    },
  }
}

const bounds = (timeoutMessage: string) => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
  limitMs: LIMIT_MS,
  timeoutMessage,
})
