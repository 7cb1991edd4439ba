import type { SpokenWord } from '../acting/speech.ts'
import { STEPS_PER_SECOND, stepAt } from '../rig/timeline.ts'
import type { Step, Timeline } from '../rig/timeline.ts'
import type { Caption } from './captions.ts'
import type { Shot } from './shots.ts'

/** Steps in which the logo gives way to the presenter or a shot lets in what it shows, and in which card and lower third come in. */
export const FADE_STEPS = 5
export const CARD_STEPS = 6
export const LOWER_THIRD_STEPS = 5
// A photo comes nearer so slowly that an eye sees no step; each step costs as much as a picture that moves all over.
const NEARER_STEPS_PER_SECOND = 5
const NEARER_SECONDS = 8
export const NEARER_STEPS = NEARER_SECONDS * NEARER_STEPS_PER_SECOND
const LOWER_THIRD_FROM_SECONDS = 1
const LOWER_THIRD_FOR_SECONDS = 5.5

/** Everything that decides what is seen: equal moments are equal pictures. */
export interface Moment {
  /** Index of the shot. */
  shot: number
  /** 0..FADE_STEPS: how far what the shot shows beside the presenter has come in, or all of it after the logo. */
  fade: number
  step: Step
  /** Index of the caption, -1 before the first, and of the word being said in it; past the last word when all are said. */
  caption: number
  spoken: number
  /** 0..CARD_STEPS */
  card: number
  /** 0..LOWER_THIRD_STEPS */
  lowerThird: number
  /** 0..NEARER_STEPS: how far a photo has come nearer. */
  nearer: number
}

export interface FilmPlan {
  timeline: Timeline
  captions: readonly Caption<SpokenWord>[]
  /** When the card comes in; undefined without a card. */
  cardSeconds: number | undefined
  shots: readonly Shot[]
  /** Which of the pictures come nearer while they are shown. */
  photos?: readonly boolean[]
}

const stepsSince = (seconds: number, startSeconds: number, most: number) =>
  Math.max(0, Math.min(most, Math.floor((seconds - startSeconds) * STEPS_PER_SECOND + 1e-6) + 1))

function captionAt(captions: FilmPlan['captions'], seconds: number): Pick<Moment, 'caption' | 'spoken'> {
  const index = captions.findLastIndex(({ startSeconds }) => startSeconds <= seconds)
  const caption = captions[index]
  if (!caption) return { caption: -1, spoken: -1 }
  if (seconds > caption.endSeconds + 0.05) return { caption: index, spoken: caption.words.length }
  return { caption: index, spoken: caption.words.filter((word) => word.startSeconds <= seconds + 0.03).length - 1 }
}

/** In after the first second of the presenter, out a few seconds later, and never in another shot. */
function lowerThirdAt(shots: readonly Shot[], shot: number, seconds: number): number {
  const first = shots.findIndex(({ kind }) => kind === 'presenter')
  if (shot !== first) return 0
  const start = (shots[first]?.startSeconds ?? 0) + LOWER_THIRD_FROM_SECONDS
  const end = start + LOWER_THIRD_FOR_SECONDS
  const gone = stepsSince(seconds, end, LOWER_THIRD_STEPS)
  return Math.min(stepsSince(seconds, start, LOWER_THIRD_STEPS), LOWER_THIRD_STEPS - gone)
}

function nearerAt(photos: FilmPlan['photos'], shot: Shot | undefined, seconds: number): number {
  if (shot?.kind !== 'picture' || !photos?.[shot.index]) return 0
  // It first comes in where it stands.
  const since = seconds - shot.startSeconds - FADE_STEPS / STEPS_PER_SECOND
  return Math.max(0, Math.min(NEARER_STEPS, Math.floor(since * NEARER_STEPS_PER_SECOND + 1e-6)))
}

/** What is seen at a step of the film. */
export function momentAt({ timeline, captions, cardSeconds, shots, photos }: FilmPlan, index: number): Moment {
  const seconds = index / STEPS_PER_SECOND
  const shot = Math.max(
    0,
    shots.findLastIndex(({ startSeconds }) => startSeconds <= seconds + 1e-6),
  )
  return {
    shot,
    fade: shot === 0 ? FADE_STEPS : stepsSince(seconds, shots[shot]?.startSeconds ?? 0, FADE_STEPS),
    step: stepAt(timeline, index),
    ...captionAt(captions, seconds),
    card: cardSeconds === undefined ? 0 : stepsSince(seconds, cardSeconds - 0.1, CARD_STEPS),
    lowerThird: lowerThirdAt(shots, shot, seconds),
    nearer: nearerAt(photos, shots[shot], seconds),
  }
}

const sameStep = (one: Step, other: Step) =>
  (Object.keys(one) as (keyof Step)[]).every((key) => one[key] === other[key])

/** Whether two moments look the same. */
export function sameMoment(one: Moment, other: Moment): boolean {
  const { step: first, ...still } = one
  const { step: second, ...otherStill } = other
  const keys = Object.keys(still) as (keyof typeof still)[]
  return keys.every((key) => still[key] === otherStill[key]) && sameStep(first, second)
}
