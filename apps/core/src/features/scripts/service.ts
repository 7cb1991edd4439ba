import type { SpokenLanguage, StoryboardEdits } from '@vitrine/contract'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../../ports/owner.ts'
import { type ScriptEstimate, type ScriptText, type TranslatedEdits, tasks } from './script-tasks.ts'

export { halfCreditsFor } from './script-tasks.ts'

export type Scripts = ReturnType<typeof createScripts>

/** Scripts are read on the account of a person: a long one waits for its turn in a thread, and may be refused as `busy`. */
export function createScripts({ threads }: { threads: Pick<ThreadPool, 'run'> }) {
  return { estimate, estimateForVideo, hasWords, languageOf, translateEdits }

  /** Length and cost of a script; all zero for an empty one. */
  async function estimate(owner: Owner, text: ScriptText): Promise<ScriptEstimate> {
    return threads.run(tasks.estimate, text, owner)
  }

  /** The same for a script that is about to become a video. Throws script-silent or script-too-long. */
  async function estimateForVideo(owner: Owner, text: ScriptText): Promise<ScriptEstimate> {
    return threads.run(tasks.estimateForVideo, text, owner)
  }

  /** Whether a script has a word to say. */
  async function hasWords(owner: Owner, text: ScriptText): Promise<boolean> {
    return threads.run(tasks.hasWords, text, owner)
  }

  /** Returns scene edits for a translation of their script, without texts, which are in the other language. */
  async function translateEdits(owner: Owner, translated: TranslatedEdits): Promise<StoryboardEdits> {
    return threads.run(tasks.translateEdits, translated, owner)
  }

  /** The language that a script is in: the given one wherever it can be, else another one; undefined for none of ours. */
  async function languageOf(owner: Owner, text: ScriptText): Promise<SpokenLanguage | undefined> {
    return threads.run(tasks.languageOf, text, owner)
  }
}

/** Before the first and after the last word. */
const SILENCE_SECONDS = 2

/** A video lasts as long as the voice-over that it is spoken by, with the moments before and after it. */
export function videoSecondsOf(voiceSeconds: number): number {
  return voiceSeconds + SILENCE_SECONDS
}
