import type { Facts, Language } from '../composition/render-job.ts'
import type { Timeline } from '../rig/timeline.ts'
import { cardWordOf, gestureCuesOf } from './gesture-cues.ts'
import type { Speech } from './speech.ts'
import { createTimeline, seedOf } from './timeline.ts'

interface Part {
  presenterId: string
  language: Language
  /** Facts on the card. Undefined when no card is shown. */
  facts: Facts | undefined
  /** Whether the presenter is seen without a picture at a time. Defaults to always. */
  isAlone?: (seconds: number) => boolean
  /** Whether the hands are in sight at a time. Defaults to always. */
  areHandsSeen?: (seconds: number) => boolean
}

/** Returns the timeline of a speech and the time at which the card appears. Used for videos and for previews. */
export function animateSpeech(
  speech: Speech,
  { presenterId, language, facts, isAlone, areHandsSeen }: Part,
): { timeline: Timeline; cardSeconds: number | undefined } {
  const cardWord = facts && cardWordOf(speech, facts, isAlone)
  const cardSeconds = cardWord?.startSeconds
  const cues = gestureCuesOf(speech, language, facts, cardWord, areHandsSeen)
  return { timeline: createTimeline(speech, { cues, cardSeconds, seed: seedOf(presenterId) }), cardSeconds }
}
