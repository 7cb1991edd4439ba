import { GESTURE_NAMES, POSTURE_NAMES } from '../rig/gestures.ts'
import type { PostureName } from '../rig/gestures.ts'
import { randomFrom } from '../rig/random.ts'
import { REACH_STEPS, restStep, STEPS_PER_SECOND, timelineOf } from '../rig/timeline.ts'
import type { Step, Timeline } from '../rig/timeline.ts'
import type { GestureCue } from './gesture-cues.ts'
import { placeHead } from './head-track.ts'
import { placeMouths } from './mouth-track.ts'
import { isStressed } from './speech.ts'
import type { Speech } from './speech.ts'

const TRAVEL_SECONDS = 0.42
const RETURN_SECONDS = 0.55
const HEARTBEAT_SECONDS = 0.45

// Smoothstep. At 15 steps a second a cubic curve shows only two positions.
const ease = (share: number) => share * share * (3 - 2 * share)

/** Returns the times of the blinks in seconds: every few seconds, and with the breath between sentences. */
function blinkTimes(speech: Speech, random: () => number): number[] {
  const times: number[] = []
  for (let seconds = 1.2 + random(); seconds < speech.durationSeconds - 0.3; seconds += 2.6 + random() * 2.4)
    times.push(seconds)
  for (const { startSeconds } of speech.sentences) {
    if (startSeconds <= 1) continue
    const near = times.findIndex((seconds) => Math.abs(seconds - startSeconds) < 0.9)
    times.splice(near < 0 ? times.length : near, near < 0 ? 0 : 1, startSeconds - 0.08)
  }
  return times
}

const LIDS = [1, 0, 2]
/** Steps of a blink that hide the pupil. */
const HIDDEN = 2
const BLINK_DELAY_STEPS_MAX = 12

/** Places the blinks. A blink waits while a stressed vowel is spoken. */
function placeBlinks(steps: Step[], speech: Speech, random: () => number): void {
  const stressed = new Set<number>()
  speech.phonemes.forEach(({ seconds, ipa }, index) => {
    const end = speech.phonemes[index + 1]?.seconds ?? seconds + 0.15
    if (!isStressed(ipa)) return
    const first = Math.ceil(seconds * STEPS_PER_SECOND - 0.5)
    for (let step = first; step + 0.5 < end * STEPS_PER_SECOND; step++) stressed.add(step)
  })
  for (const seconds of blinkTimes(speech, random)) {
    const wanted = Math.round(seconds * STEPS_PER_SECOND)
    const waits = Array.from({ length: BLINK_DELAY_STEPS_MAX }, (_, wait) => wanted + wait)
    const first = waits.find((step) => !Array.from({ length: HIDDEN }).some((_, offset) => stressed.has(step + offset)))
    for (const [offset, lids] of LIDS.entries()) {
      const step = first === undefined ? undefined : steps[first + offset]
      if (step) step.lids = Math.min(step.lids, lids)
    }
  }
}

function reachAt(cue: GestureCue, seconds: number): number {
  if (seconds < cue.landSeconds) return ease(Math.min(1, (seconds - cue.leaveSeconds) / TRAVEL_SECONDS))
  if (seconds < cue.returnSeconds) return 1
  return 1 - ease(Math.min(1, (seconds - cue.returnSeconds) / RETURN_SECONDS))
}

function placeGesture(steps: Step[], cue: GestureCue): void {
  const first = Math.max(0, Math.round(cue.leaveSeconds * STEPS_PER_SECOND))
  const last = Math.floor((cue.returnSeconds + RETURN_SECONDS) * STEPS_PER_SECOND)
  for (const [offset, step] of steps.slice(first, last + 1).entries()) {
    const reach = Math.round(reachAt(cue, (first + offset) / STEPS_PER_SECOND) * REACH_STEPS)
    if (reach <= 0) continue
    step.gesture = GESTURE_NAMES.indexOf(cue.gesture)
    step.reach = reach
    step.breath = 0
    // No nod while an arm moves.
    if (reach < REACH_STEPS) step.nod = 0
  }
}

/** A raised hand beats with the stresses: it moves back a little and out again on the stress. */
function placeBeats(steps: Step[], { landSeconds, returnSeconds }: GestureCue, speech: Speech): void {
  let last = landSeconds
  for (const { seconds, ipa } of speech.phonemes) {
    if (!isStressed(ipa) || seconds < last + HEARTBEAT_SECONDS || seconds > returnSeconds - 0.1) continue
    const stress = Math.round(seconds * STEPS_PER_SECOND)
    for (const step of steps.slice(stress - 2, stress)) step.reach = REACH_STEPS - 1
    last = seconds
  }
}

/** Returns the seed of a presenter. The same name always gives the same seed. */
export const seedOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

interface TimelinePlan {
  cues: readonly GestureCue[]
  cardSeconds: number | undefined
  seed: number
  /** Defaults to folded hands. */
  postureAt?: ((seconds: number) => PostureName) | undefined
}

/** Returns the animation of a speech. Deterministic: the same speech, cues and seed give the same timeline. */
export function createTimeline(speech: Speech, plan: TimelinePlan): Timeline {
  const count = Math.max(1, Math.ceil(speech.durationSeconds * STEPS_PER_SECOND))
  const { postureAt = () => 'folded' } = plan
  const steps = Array.from({ length: count }, (_, index): Step => {
    const posture = POSTURE_NAMES.indexOf(postureAt(index / STEPS_PER_SECOND))
    return { ...restStep, smile: 0, posture }
  })
  placeMouths(steps, speech)
  placeHead(steps, speech, plan)
  placeBlinks(steps, speech, randomFrom(plan.seed * 104729 + 7))
  for (const cue of plan.cues) {
    placeGesture(steps, cue)
    placeBeats(steps, cue, speech)
  }
  return timelineOf(steps)
}
