import type { Speaker } from '../ports/speaker.ts'
import { inChild } from './child-work.ts'
import { createChildPool } from './renderer-children.ts'

/** Includes the start of the process and those who ask before. */
const LIMIT_MS = 20_000
/** Long enough for somebody who writes a sentence, hears it and writes the next one. */
const IDLE_FOR_MS = 600_000
/** Nothing grows while a voice speaks; starting anew would make somebody wait. */
const SENTENCES_PER_CHILD = 1000
const TOO_SLOW = 'Speaking this took too long, so it was stopped.'

/**
 * Speaks with the voices of the illustrated presenters, in a child process of its own: who waits for a sentence never waits for a
 * film. The process stays warm for ten minutes after each sentence.
 */
export function createPresenterSpeaker({ codeFolder }: { codeFolder?: string } = {}): Speaker {
  const settings = { worksMax: SENTENCES_PER_CHILD, idleForMs: IDLE_FOR_MS, niceness: 0 }
  const pool = createChildPool(1, { ...settings, purpose: 'speech', codeFolder })
  return {
    speak: ({ speed, pronunciation, fontFamily, ...job }) =>
      inChild(pool, ['speech', { ...job, brand: { fontFamily }, voice: { kind: 'built-in', speed, pronunciation } }], {
        onProgress: () => undefined,
        signal: new AbortController().signal,
        limitMs: LIMIT_MS,
        tooSlow: TOO_SLOW,
      }),
    close: pool.close,
  }
}
