import { randomFrom } from '../rig/random.ts'
import type { Step } from '../rig/timeline.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { isStressed } from './speech.ts'
import type { Speech } from './speech.ts'

interface HeadKey {
  yaw: number
  tilt: number
}

// A head that holds a pose and moves to the next one with the words looks more alive than one that drifts, and it needs a
// tenth of the drawings.
const KEYS: readonly HeadKey[] = [
  { yaw: 0, tilt: 0 },
  { yaw: 1, tilt: 2 },
  { yaw: -1, tilt: 0 },
  { yaw: 0, tilt: -2 },
  { yaw: 1, tilt: 0 },
]
const MOVE_STEPS = 3
const LONGEST_HOLD_SECONDS = 3.2
const SHORTEST_HOLD_SECONDS = 1.5

export const stressesOf = (speech: Speech) =>
  speech.sounds.filter(({ ipa }) => isStressed(ipa)).map(({ seconds }) => seconds)

/** The moments the head moves: with a new sentence, and with a strong word when it has been still for long. */
function moveTimes(speech: Speech, random: () => number): number[] {
  const sentenceStarts = speech.sentences.slice(1).map((sentence) => sentence.startSeconds)
  const candidates = [...sentenceStarts, ...stressesOf(speech)].sort((one, other) => one - other)
  const starts = new Set(sentenceStarts)
  const times: number[] = []
  let last = 0
  let patience = LONGEST_HOLD_SECONDS
  for (const seconds of candidates) {
    const held = seconds - last
    if (held < SHORTEST_HOLD_SECONDS || (!starts.has(seconds) && held < patience)) continue
    // A breath comes before a sentence; the head waits for it, so that the two never move at once.
    times.push(starts.has(seconds) ? seconds + 0.2 : seconds - 0.08)
    last = seconds
    patience = SHORTEST_HOLD_SECONDS + random() * (LONGEST_HOLD_SECONDS - SHORTEST_HOLD_SECONDS)
  }
  return times
}

function placeKeys(steps: Step[], speech: Speech, random: () => number): void {
  let from: HeadKey = { yaw: 0, tilt: 0 }
  let to = from
  let moved = MOVE_STEPS
  const starts = moveTimes(speech, random).map((seconds) => Math.round(seconds * STEPS_PER_SECOND))
  steps.forEach((step, index) => {
    if (starts[0] === index) {
      starts.shift()
      from = to
      const others = KEYS.filter((key) => key !== from)
      to = others[Math.floor(random() * others.length)] ?? from
      moved = 0
    }
    moved = Math.min(MOVE_STEPS, moved + 1)
    const share = moved / MOVE_STEPS
    const eased = share * share * (3 - 2 * share)
    step.yaw = Math.round(from.yaw + (to.yaw - from.yaw) * eased)
    step.tilt = Math.round(from.tilt + (to.tilt - from.tilt) * eased)
  })
}

/** Brows and head nod together on every second strong beat, never twice within half a second. */
function placeNods(steps: Step[], stresses: readonly number[]): void {
  const strong = stresses.filter((seconds, index) => index === 0 || seconds - (stresses[index - 1] ?? 0) > 0.45)
  for (const [index, seconds] of strong.entries()) {
    if (index % 2 === 1) continue
    const first = Math.round((seconds - 0.12) * STEPS_PER_SECOND)
    for (const [offset, nod] of [1, 2, 2, 1].entries()) {
      const step = steps[first + offset]
      if (step) step.nod = Math.max(step.nod, nod)
    }
  }
}

/** People breathe in before they speak. While they talk the shoulders stay, so that their drawings can be used again. */
function placeBreaths(steps: Step[], speech: Speech): void {
  for (const { startSeconds } of speech.sentences) {
    const last = Math.round(startSeconds * STEPS_PER_SECOND)
    for (const [offset, breath] of [1, 2, 2, 1].entries()) {
      const step = steps[last - 3 + offset]
      if (step) step.breath = breath
    }
  }
}

/** Writes yaw, tilt, nod and breath of every step. */
export function placeHead(steps: Step[], speech: Speech, seed: number): void {
  placeKeys(steps, speech, randomFrom(seed * 7919 + 1))
  placeNods(steps, stressesOf(speech))
  placeBreaths(steps, speech)
}
