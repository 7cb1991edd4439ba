import { GESTURE_NAMES } from '../rig/gestures.ts'
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
const BEAT_SECONDS = 0.45

// Softer than a cubic: at 15 drawings a second that one shows two positions only and pops.
const ease = (share: number) => share * share * (3 - 2 * share)

/** When the eyes close, in seconds: every few seconds, and with the breath between two sentences. */
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
/** How many drawings of a blink hide the pupil. */
const HIDDEN = 2
const LONGEST_WAIT_STEPS = 12

/** Blinks, but never on a stressed vowel: there one looks at the person. */
function placeBlinks(steps: Step[], speech: Speech, random: () => number): void {
  const stressed = new Set<number>()
  speech.sounds.forEach(({ seconds, ipa }, index) => {
    const end = speech.sounds[index + 1]?.seconds ?? seconds + 0.15
    if (!isStressed(ipa)) return
    const first = Math.ceil(seconds * STEPS_PER_SECOND - 0.5)
    for (let step = first; step + 0.5 < end * STEPS_PER_SECOND; step++) stressed.add(step)
  })
  for (const seconds of blinkTimes(speech, random)) {
    const wanted = Math.round(seconds * STEPS_PER_SECOND)
    const waits = Array.from({ length: LONGEST_WAIT_STEPS }, (_, wait) => wanted + wait)
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
    // An arm on its way is accent enough.
    if (reach < REACH_STEPS) step.nod = 0
  }
}

/** A hand that is held out beats with the stressed words: a short way back, and out again on the stress. */
function placeBeats(steps: Step[], { landSeconds, returnSeconds }: GestureCue, speech: Speech): void {
  let last = landSeconds
  for (const { seconds, ipa } of speech.sounds) {
    if (!isStressed(ipa) || seconds < last + BEAT_SECONDS || seconds > returnSeconds - 0.1) continue
    const stress = Math.round(seconds * STEPS_PER_SECOND)
    for (const step of steps.slice(stress - 2, stress)) step.reach = REACH_STEPS - 1
    last = seconds
  }
}

/** A person's own rhythm: the same name always gives the same seed. */
export const seedOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/**
 * Everything the presenter does during a speech. A function of its arguments only: the same speech, cues and seed always give
 * the same performance.
 */
export function performanceOf(
  speech: Speech,
  plan: { cues: readonly GestureCue[]; cardSeconds: number | undefined; seed: number },
): Timeline {
  const count = Math.max(1, Math.ceil(speech.durationSeconds * STEPS_PER_SECOND))
  const steps = Array.from({ length: count }, (): Step => ({ ...restStep, smile: 0 }))
  placeMouths(steps, speech)
  placeHead(steps, speech, plan)
  placeBlinks(steps, speech, randomFrom(plan.seed * 104729 + 7))
  for (const cue of plan.cues) {
    placeGesture(steps, cue)
    placeBeats(steps, cue, speech)
  }
  return timelineOf(steps)
}
