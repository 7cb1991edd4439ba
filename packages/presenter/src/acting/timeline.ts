import { GESTURE_NAMES } from '../rig/gestures.ts'
import { randomFrom } from '../rig/random.ts'
import { REACH_STEPS, restStep, STEPS_PER_SECOND, timelineOf } from '../rig/timeline.ts'
import type { Step, Timeline } from '../rig/timeline.ts'
import type { GestureCue } from './gesture-cues.ts'
import { placeHead, stressesOf } from './head-track.ts'
import { placeMouths } from './mouth-track.ts'
import type { Speech } from './speech.ts'

const TRAVEL_SECONDS = 0.42
const RETURN_SECONDS = 0.55

// Softer than a cubic: at 15 drawings a second that one shows two positions only and pops.
const ease = (share: number) => share * share * (3 - 2 * share)

/** Blinks every few seconds and between sentences, not on a stressed vowel. */
function placeBlinks(steps: Step[], speech: Speech, random: () => number): void {
  const blinks: number[] = []
  for (let seconds = 1.2 + random(); seconds < speech.durationSeconds - 0.3; seconds += 2.6 + random() * 2.4)
    blinks.push(seconds)
  for (const { startSeconds } of speech.sentences) {
    if (startSeconds <= 1) continue
    const near = blinks.findIndex((seconds) => Math.abs(seconds - startSeconds) < 0.9)
    blinks.splice(near < 0 ? blinks.length : near, near < 0 ? 0 : 1, startSeconds - 0.08)
  }
  const stresses = stressesOf(speech)
  for (const seconds of blinks) {
    const onStress = stresses.some((stress) => Math.abs(stress - seconds) < 0.1)
    const first = Math.round((onStress ? seconds + 0.22 : seconds) * STEPS_PER_SECOND)
    for (const [offset, lids] of [1, 0, 2].entries()) {
      const step = steps[first + offset]
      if (step) step.lids = Math.min(step.lids, lids)
    }
  }
}

/** Eyes go to the card first, the head follows one step later and stays a little longer. */
function placeLook(steps: Step[], seconds: number, holdSeconds: number): void {
  const first = Math.round(seconds * STEPS_PER_SECOND)
  const hold = Math.round(holdSeconds * STEPS_PER_SECOND)
  for (let offset = 0; offset <= hold + 3; offset++) {
    const eyes = steps[first + offset]
    if (eyes && offset < hold) eyes.gaze = offset === 0 ? 1 : 2
    const head = steps[first + 1 + offset]
    if (head) head.yaw = offset === 0 || offset > hold ? -2 : -3
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
    const leans = cue.gesture === 'offer' || cue.gesture === 'point'
    step.lean = leans ? Math.round((reach / REACH_STEPS) * 2) : 0
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
  { cues, cardSeconds, seed }: { cues: readonly GestureCue[]; cardSeconds: number | undefined; seed: number },
): Timeline {
  const count = Math.max(1, Math.ceil(speech.durationSeconds * STEPS_PER_SECOND))
  const steps = Array.from({ length: count }, (): Step => ({ ...restStep, smile: 0 }))
  placeMouths(steps, speech)
  placeHead(steps, speech, seed)
  placeBlinks(steps, speech, randomFrom(seed * 104729 + 7))
  for (const cue of cues) {
    placeGesture(steps, cue)
    if (cue.looksAtCard) placeLook(steps, cue.landSeconds - 0.1, 0.6)
  }
  const lookedAt = cues.some((cue) => cue.looksAtCard && Math.abs(cue.landSeconds - (cardSeconds ?? 0)) < 1.5)
  if (cardSeconds !== undefined && !lookedAt) placeLook(steps, cardSeconds, 0.5)
  return timelineOf(steps)
}
