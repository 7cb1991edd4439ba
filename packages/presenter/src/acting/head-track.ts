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
  /** Index of the first step that is no longer at the old key. */
  first: number
  to: HeadKey
  /** What the eyes do one drawing before the head: glance where it goes, rest on the card, or stay on the viewer. */
  eyes: 'card' | 'glance' | 'viewer'
}

// A head that holds a pose and moves to the next one with the words looks more alive than one that drifts, and it needs a
// tenth of the drawings. Every way leads over the middle, so the positions in between are few and are used again.
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
const LONGEST_HOLD_SECONDS = 3.2
const SHORTEST_HOLD_SECONDS = 1.5
const BREATH_SECONDS = 3.8
/** 140 ms up, 340 ms down. */
const NOD = [1, 2, 2, 1, 1]

const stressesOf = (speech: Speech) => speech.sounds.filter(({ ipa }) => isStressed(ipa)).map(({ seconds }) => seconds)

const stepOf = (seconds: number) => Math.round(seconds * STEPS_PER_SECOND)

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

/** There and back again. */
interface Excursion {
  fromSeconds: number
  toSeconds: number
  key: HeadKey
  eyes: HeadMove['eyes']
}

/** The head goes along with a hand that shows something, and to the card when that appears. */
function excursionsOf(cues: readonly GestureCue[], cardSeconds: number | undefined): Excursion[] {
  const excursions = cues
    .filter(({ gesture }) => gesture === 'offer' || gesture === 'point')
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

/** Hair hangs back while the head moves and swings past it for one drawing when it stops. */
function placeMove(steps: Step[], from: HeadKey, move: HeadMove): void {
  const { first, to } = move
  const direction = Math.sign(to.yaw - from.yaw)
  for (let between = 1; between <= BETWEEN; between++) {
    const step = steps[first + between - 1]
    const share = between / (BETWEEN + 1)
    const eased = share * share * (3 - 2 * share)
    const mixed = (key: keyof HeadKey) => Math.round(from[key] + (to[key] - from[key]) * eased)
    if (step) Object.assign(step, { yaw: mixed('yaw'), tilt: mixed('tilt'), lean: mixed('lean'), hair: -direction })
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

/** Brows and head nod together on every second strong beat, never twice within half a second. */
function placeNods(steps: Step[], stresses: readonly number[]): void {
  const strong = stresses.filter((seconds, index) => index === 0 || seconds - (stresses[index - 1] ?? 0) > 0.45)
  for (const [index, seconds] of strong.entries()) {
    if (index % 2 === 1) continue
    const first = Math.max(0, stepOf(seconds - 0.12))
    const beat = steps.slice(first, first + NOD.length)
    // A head on its way to another place is accent enough.
    if (beat.some(({ hair, lean }) => hair !== 0 || lean !== 0)) continue
    for (const [offset, step] of beat.entries()) {
      step.nod = NOD[offset] ?? 0
      // With every other nod the shoulders come up a little.
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
 * People breathe in before they speak, and in a longer silence. While they talk the shoulders stay, so that their drawings
 * can be used again.
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

/** Writes yaw, tilt, lean, nod, hair and breath of every step, and the eyes that go ahead of the head. */
export function placeHead(steps: Step[], speech: Speech, { cues, cardSeconds, seed }: HeadPlan): void {
  placeKeys(steps, movesOf(speech, excursionsOf(cues, cardSeconds), randomFrom(seed * 7919 + 1)))
  placeNods(steps, stressesOf(speech))
  placeBreaths(steps, speech)
}
