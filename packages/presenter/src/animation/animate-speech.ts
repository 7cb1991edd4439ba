import type { Facts, Language } from '../composition/render-job.ts'
import type { PostureName } from '../rig/gestures.ts'
import type { Timeline } from '../rig/timeline.ts'
import { cardWordOf, gestureCuesOf } from './gesture-cues.ts'
import type { CountedRows, HandsRoom } from './gesture-cues.ts'
import type { Speech } from './speech.ts'
import { createTimeline, seedOf } from './timeline.ts'

/** What arms and hands do in the shots of a video. */
export interface ShotHands {
  roomAt: (seconds: number) => HandsRoom
  counted: readonly CountedRows[]
  hasFarewell: boolean
  postureAt: (seconds: number) => PostureName
  seed: number
}

interface Part {
  presenterId: string
  language: Language
  /** Facts on the card. Undefined when no card is shown. */
  facts: Facts | undefined
  /** Whether the presenter is seen without a picture at a time. Defaults to always. */
  isAlone?: (seconds: number) => boolean
  /** Defaults to folded hands with room for every gesture. */
  hands?: ShotHands
}

/** Returns the timeline of a speech and the time at which the card appears. Used for videos and for previews. */
export function animateSpeech(
  speech: Speech,
  { presenterId, language, facts, isAlone, hands }: Part,
): { timeline: Timeline; cardSeconds: number | undefined } {
  const cardWord = facts && cardWordOf(speech, facts, isAlone)
  const cardSeconds = cardWord?.startSeconds
  const cues = gestureCuesOf(speech, language, { ...hands, facts, cardWord })
  const plan = { cues, cardSeconds, seed: seedOf(presenterId), postureAt: hands?.postureAt }
  return { timeline: createTimeline(speech, plan), cardSeconds }
}
