import { randomFrom } from '../rig/random.ts'
import type { Step } from '../rig/timeline.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import type { GestureCue } from './gesture-cues.ts'
import { isStressed } from './speech.ts'
import type { Speech } from './speech.ts'

interface HeadKey {
  yaw: number
  tilt: number
  lean: number
}

interface HeadMove {
  /** Index of the first step that leaves the old keyframe. */
  first: number
  to: HeadKey
  /** The eyes move one step before the head: to its target, to the card, or they stay on the viewer. */
  eyes: 'card' | 'glance' | 'viewer'
}

// A head that holds a keyframe and moves with the words looks more alive than one that drifts, and needs a tenth of the drawings.
// All moves pass through the middle, so that the poses in between are few and are reused.
const MIDDLE: HeadKey = { yaw: 0, tilt: 0, lean: 0 }
const ASIDE: readonly HeadKey[] = [
  { yaw: 2, tilt: 3, lean: 0 },
  { yaw: -2, tilt: -2, lean: 0 },
]
const ALONG_WITH_HAND: HeadKey = { yaw: -2, tilt: -2, lean: 2 }
const TO_CARD_WITH_HAND: HeadKey = { yaw: -3, tilt: -2, lean: 2 }
const TO_CARD: HeadKey = { yaw: -3, tilt: -2, lean: 0 }
const LOOK_SECONDS = 0.7
const BETWEEN = 2
const HOLD_SECONDS_MAX = 3.2
const HOLD_SECONDS_MIN = 1.5
const BREATH_SECONDS = 3.8
/** Nod per step: 140 ms up, 340 ms down. */
const NOD = [1, 2, 2, 1, 1]

const stressesOf = (speech: Speech) =>
  speech.phonemes.filter(({ ipa }) => isStressed(ipa)).map(({ seconds }) => seconds)

const stepOf = (seconds: number) => Math.round(seconds * STEPS_PER_SECOND)

/** Returns when the head moves: at a new sentence, and at a stressed word after a long hold. */
function moveTimes(speech: Speech, random: () => number): number[] {
  const sentenceStarts = speech.sentences.slice(1).map((sentence) => sentence.startSeconds)
  const candidates = [...sentenceStarts, ...stressesOf(speech)].sort((one, other) => one - other)
  const starts = new Set(sentenceStarts)
  const times: number[] = []
  let last = 0
  let patience = HOLD_SECONDS_MAX
  for (const seconds of candidates) {
    const held = seconds - last
    if (held < HOLD_SECONDS_MIN || (!starts.has(seconds) && held < patience)) continue
    // Waits for the breath before a sentence, so that breath and head do not move together.
    times.push(starts.has(seconds) ? seconds + 0.2 : seconds - 0.08)
    last = seconds
    patience = HOLD_SECONDS_MIN + random() * (HOLD_SECONDS_MAX - HOLD_SECONDS_MIN)
  }
  return times
}

/** A move to a keyframe and back. */
interface Excursion {
  fromSeconds: number
  toSeconds: number
  key: HeadKey
  eyes: HeadMove['eyes']
}

/** The head follows a hand that shows something and turns to the card when it appears. */
function excursionsOf(cues: readonly GestureCue[], cardSeconds: number | undefined): Excursion[] {
  const excursions = cues
    .filter(({ gesture }) => gesture === 'offer' || gesture === 'point' || gesture === 'present')
    .map(({ leaveSeconds, returnSeconds, looksAtCard }): Excursion => {
      const [key, eyes] = looksAtCard ? [TO_CARD_WITH_HAND, 'card' as const] : [ALONG_WITH_HAND, 'glance' as const]
      return { fromSeconds: leaveSeconds + 0.1, toSeconds: returnSeconds + 0.1, key, eyes }
    })
  const shown = (seconds: number) => excursions.some(({ fromSeconds }) => Math.abs(fromSeconds - seconds) < 2)
  if (cardSeconds !== undefined && !shown(cardSeconds)) {
    excursions.push({ fromSeconds: cardSeconds, toSeconds: cardSeconds + 0.8, key: TO_CARD, eyes: 'card' })
  }
  return excursions
}

function movesOf(speech: Speech, excursions: readonly Excursion[], random: () => number): HeadMove[] {
  const busy = (seconds: number) =>
    excursions.some(({ fromSeconds, toSeconds }) => seconds > fromSeconds - 0.6 && seconds < toSeconds + 0.6)
  const moves: HeadMove[] = []
  let at = MIDDLE
  for (const seconds of moveTimes(speech, random)) {
    if (busy(seconds)) continue
    at = at === MIDDLE ? (ASIDE[Math.floor(random() * ASIDE.length)] ?? MIDDLE) : MIDDLE
    moves.push({ first: stepOf(seconds), to: at, eyes: 'glance' })
  }
  for (const { fromSeconds, toSeconds, key, eyes } of excursions) {
    moves.push({ first: Math.max(1, stepOf(fromSeconds)), to: key, eyes })
    moves.push({ first: Math.max(1, stepOf(toSeconds)), to: MIDDLE, eyes: 'viewer' })
  }
  return moves.sort((one, other) => one.first - other.first)
}

function placeEyes(steps: Step[], { first, eyes }: HeadMove, direction: number): void {
  if (eyes === 'viewer') return
  const lasts = eyes === 'card' ? stepOf(LOOK_SECONDS) : 1
  for (const [offset, step] of steps.slice(Math.max(0, first - 1), first + lasts).entries()) {
    step.gaze = eyes === 'glance' || offset === 0 ? -direction : 2
  }
}

/** Hair lags behind the head and overshoots for one step when it stops. */
function placeMove(steps: Step[], from: HeadKey, move: HeadMove): void {
  const { first, to } = move
  const direction = Math.sign(to.yaw - from.yaw)
  for (let between = 1; between <= BETWEEN; between++) {
    const step = steps[first + between - 1]
    const share = between / (BETWEEN + 1)
    const eased = share * share * (3 - 2 * share)
    const crossfade = (key: keyof HeadKey) => Math.round(from[key] + (to[key] - from[key]) * eased)
    if (step)
      Object.assign(step, { yaw: crossfade('yaw'), tilt: crossfade('tilt'), lean: crossfade('lean'), hair: -direction })
  }
  const stop = steps[first + BETWEEN]
  if (stop) stop.hair = direction
  placeEyes(steps, move, direction)
}

function placeKeys(steps: Step[], moves: readonly HeadMove[]): void {
  let from = MIDDLE
  for (const [index, move] of moves.entries()) {
    if (move.to === from) continue
    const until = moves[index + 1]?.first ?? steps.length
    for (const step of steps.slice(move.first + BETWEEN, until)) Object.assign(step, move.to)
    placeMove(steps, from, move)
    from = move.to
  }
}

/** Brows and head nod on every second stress, at least 0.45 s apart. */
function placeNods(steps: Step[], stresses: readonly number[]): void {
  const strong = stresses.filter((seconds, index) => index === 0 || seconds - (stresses[index - 1] ?? 0) > 0.45)
  for (const [index, seconds] of strong.entries()) {
    if (index % 2 === 1) continue
    const first = Math.max(0, stepOf(seconds - 0.12))
    const nodding = steps.slice(first, first + NOD.length)
    // No nod while the head moves.
    if (nodding.some(({ hair, lean }) => hair !== 0 || lean !== 0)) continue
    for (const [offset, step] of nodding.entries()) {
      step.nod = NOD[offset] ?? 0
      // Every other nod lifts the shoulders.
      if (index % 4 === 0 && step.nod === 2) step.breath = 1
    }
  }
}

function placeBreath(steps: Step[], first: number): void {
  for (const [offset, breath] of [1, 2, 2, 1].entries()) {
    const step = steps[first + offset]
    if (step) step.breath = breath
  }
}

/**
 * Breathes before each sentence and in long pauses. The shoulders stay still during speech, so that their drawings are reused.
 */
function placeBreaths(steps: Step[], speech: Speech): void {
  speech.sentences.forEach(({ startSeconds, endSeconds }, index) => {
    placeBreath(steps, stepOf(startSeconds) - 3)
    const silentUntil = speech.sentences[index + 1]?.startSeconds ?? speech.durationSeconds
    for (let seconds = endSeconds + 0.3; seconds < silentUntil - 0.6; seconds += BREATH_SECONDS) {
      placeBreath(steps, stepOf(seconds))
    }
  })
}

interface HeadPlan {
  cues: readonly GestureCue[]
  cardSeconds: number | undefined
  seed: number
}

/** Sets yaw, tilt, lean, nod, hair and breath of every step, and the gaze that leads the head. */
export function placeHead(steps: Step[], speech: Speech, { cues, cardSeconds, seed }: HeadPlan): void {
  placeKeys(steps, movesOf(speech, excursionsOf(cues, cardSeconds), randomFrom(seed * 7919 + 1)))
  placeNods(steps, stressesOf(speech))
  placeBreaths(steps, speech)
}
