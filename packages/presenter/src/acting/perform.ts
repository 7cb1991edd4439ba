import type { Facts, Language } from '../film/film-job.ts'
import type { Timeline } from '../rig/timeline.ts'
import { cardWordOf, gestureCuesOf } from './gesture-cues.ts'
import type { Speech } from './speech.ts'
import { performanceOf, seedOf } from './timeline.ts'

interface Part {
  presenterId: string
  language: Language
  /** What stands on the card; absent when no card is shown. */
  facts: Facts | undefined
  /** When no picture stands where the card would; always unless said. */
  isAlone?: (seconds: number) => boolean
}

/** A presenter's whole performance of a speech, and when the card comes in. A film and its preview are both made from this. */
export function perform(
  speech: Speech,
  { presenterId, language, facts, isAlone }: Part,
): { timeline: Timeline; cardSeconds: number | undefined } {
  const cardWord = facts && cardWordOf(speech, facts, isAlone)
  const cardSeconds = cardWord?.startSeconds
  const cues = gestureCuesOf(speech, language, facts, cardWord)
  return { timeline: performanceOf(speech, { cues, cardSeconds, seed: seedOf(presenterId) }), cardSeconds }
}
