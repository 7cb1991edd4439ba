import type { SpokenLanguage, StoryboardEdits } from '@vitrine/contract'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../../ports/owner.ts'
import { type ScriptEstimate, type ScriptText, type TranslatedEdits, tasks } from './script-tasks.ts'

export { halfCreditsFor } from './script-tasks.ts'

export type Scripts = ReturnType<typeof createScripts>

/** Processes scripts in threads, on the account of a person: a long one waits for its turn, and may be refused as `busy`. */
export function createScripts({ threads }: { threads: Pick<ThreadPool, 'run'> }) {
  return { estimate, estimateForVideo, hasWords, languageOf, translateEdits }

  /** Returns length and cost of a script; all zero for an empty one. */
  async function estimate(owner: Owner, text: ScriptText): Promise<ScriptEstimate> {
    return threads.run(tasks.estimate, text, owner)
  }

  /** Like `estimate`, for a script that is about to become a video. Throws script-silent or script-too-long. */
  async function estimateForVideo(owner: Owner, text: ScriptText): Promise<ScriptEstimate> {
    return threads.run(tasks.estimateForVideo, text, owner)
  }

  /** Returns whether a script has a word to speak. */
  async function hasWords(owner: Owner, text: ScriptText): Promise<boolean> {
    return threads.run(tasks.hasWords, text, owner)
  }

  /** Returns scene edits for a translation of their script, without texts, which are in the other language. */
  async function translateEdits(owner: Owner, translated: TranslatedEdits): Promise<StoryboardEdits> {
    return threads.run(tasks.translateEdits, translated, owner)
  }

  /**
   * Returns the language of a script: the given one where possible, else another one; undefined for an unsupported language.
   */
  async function languageOf(owner: Owner, text: ScriptText): Promise<SpokenLanguage | undefined> {
    return threads.run(tasks.languageOf, text, owner)
  }
}

/** Before the first and after the last word. */
const SILENCE_SECONDS = 2

/** Returns the length of a video with this voice-over: it is preceded and followed by silence. */
export function videoSecondsOf(voiceSeconds: number): number {
  return voiceSeconds + SILENCE_SECONDS
}
