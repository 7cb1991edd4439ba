import { isVowel, visemesOf } from '../rig/phonemes.ts'
import type { Step } from '../rig/timeline.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { VISEME_NAMES, VISEMES } from '../rig/visemes.ts'
import type { VisemeName } from '../rig/visemes.ts'
import { isSpoken } from './speech.ts'
import type { Speech } from './speech.ts'

// Visemes lead the audio.
const LEAD_SECONDS = 0.03
const CLOSURE_LEAD_SECONDS = 0.015
const CLOSURE_SECONDS_MAX = 0.2
const LAST_SOUND_SECONDS = 0.16
// Each step covers two frames of the video.
const FRAMES_PER_SECOND = 2 * STEPS_PER_SECOND
const STRESS = /[ˈˌ]/
// Visible closures. A video in which the lips miss them looks dubbed.
const CLOSURES: readonly VisemeName[] = ['mbp', 'fv']

const mouthIndex = (name: VisemeName, half = false) => VISEME_NAMES.indexOf(name) * 2 + (half ? 1 : 0)
const REST = mouthIndex('rest')
const visemeAt = (mouth: number) => VISEMES[VISEME_NAMES[mouth >> 1] ?? 'rest']
const opennessOf = (mouth: number) => (visemeAt(mouth).above + visemeAt(mouth).below) / ((mouth & 1) + 1)

/** A viseme with its start and end in seconds. */
interface MouthSpan {
  from: number
  to: number
  viseme: VisemeName
  half: boolean
}

/** Splits a phoneme of several visemes: the widest viseme gets a double share of the time. */
function spansOfPhoneme(ipa: string, from: number, to: number): MouthSpan[] {
  const names = isSpoken(ipa) ? visemesOf(ipa) : []
  if (names.length === 0) return [{ from, to, viseme: 'rest', half: false }]
  // Unstressed vowels are quieter and open half. This gives most of the correlation between mouth and loudness.
  const half = isVowel(ipa) && !STRESS.test(ipa)
  const widest = Math.max(...names.map((name) => VISEMES[name].below))
  const shares = names.map((name) => (VISEMES[name].below === widest ? 2 : 1))
  const unit = (to - from) / shares.reduce((sum, share) => sum + share, 0)
  let at = from
  return names.map((viseme, index) => {
    const start = at
    at += unit * (shares[index] ?? 1)
    return { from: start, to: at, viseme, half }
  })
}

const spansOf = ({ phonemes }: Speech): MouthSpan[] =>
  phonemes.flatMap(({ seconds, ipa }, index) =>
    spansOfPhoneme(ipa, seconds, phonemes[index + 1]?.seconds ?? seconds + LAST_SOUND_SECONDS),
  )

const middleOf = (index: number) => (index + 0.5) / STEPS_PER_SECOND

function placePhonemes(steps: Step[], spans: readonly MouthSpan[]): void {
  let current = 0
  steps.forEach((step, index) => {
    const seconds = middleOf(index) + LEAD_SECONDS
    while ((spans[current + 1]?.from ?? Infinity) <= seconds) current++
    const span = spans[current]
    if (span && seconds >= span.from && seconds < span.to) step.mouth = mouthIndex(span.viseme, span.half)
  })
}

/** Between sentences the mouth rests and smiles. The smile starts during the last word. */
function placePauses(steps: Step[], speech: Speech): void {
  speech.sentences.forEach((sentence, index) => {
    const next = speech.sentences[index + 1]?.startSeconds ?? speech.durationSeconds
    const from = Math.round((sentence.endSeconds + 0.09) * STEPS_PER_SECOND)
    const to = Math.ceil((next - 0.05) * STEPS_PER_SECOND)
    for (const step of steps.slice(from, to)) step.mouth = REST
    for (const step of steps.slice(Math.max(0, from - SMILE_STEPS), to)) step.smile = 1
  })
}
const SMILE_STEPS = 3

/** A large change of shape starts with a half-formed viseme. */
function soften(steps: Step[]): void {
  const placed = steps.map(({ mouth }) => mouth)
  steps.forEach((step, index) => {
    const before = placed[index - 1] ?? REST
    const lasts = placed[index + 1] === step.mouth
    const opens = opennessOf(step.mouth) - opennessOf(before) > 7
    const rounds = Math.abs(visemeAt(step.mouth).round - visemeAt(before).round) > 0.5
    if (opens || (rounds && lasts)) step.mouth |= 1
    if (step.mouth === REST && opennessOf(before) > 9) step.mouth = before | 1
  })
}

/** Keeps the lips closed (or on the teeth) in every frame of such a phoneme, and in at least one. */
function placeClosures(steps: Step[], spans: readonly MouthSpan[]): void {
  for (const { from, to, viseme } of spans) {
    if (!CLOSURES.includes(viseme)) continue
    const first = Math.ceil((from - CLOSURE_LEAD_SECONDS) * FRAMES_PER_SECOND)
    const end = Math.min(to, from + CLOSURE_SECONDS_MAX)
    const last = Math.max(first, Math.ceil(end * FRAMES_PER_SECOND) - 1)
    for (const step of steps.slice(Math.max(0, first >> 1), (last >> 1) + 1)) step.mouth = mouthIndex(viseme)
  }
}

/** Sets mouth and smile of every step. */
export function placeMouths(steps: Step[], speech: Speech): void {
  const spans = spansOf(speech)
  placePhonemes(steps, spans)
  placePauses(steps, speech)
  soften(steps)
  placeClosures(steps, spans)
  const tail = steps.slice(-Math.round(0.7 * STEPS_PER_SECOND))
  tail.forEach((step, index) => {
    if (step.mouth === REST) step.mouth = mouthIndex(index === 0 ? 'ih' : 'grin')
  })
}
