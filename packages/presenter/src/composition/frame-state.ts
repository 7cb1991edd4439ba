import type { SpokenWord } from '../animation/speech.ts'
import type { Shot } from '../director/storyboard.ts'
import { STEPS_PER_SECOND, stepAt } from '../rig/timeline.ts'
import type { Step, Timeline } from '../rig/timeline.ts'
import { buildAt } from './builds.ts'
import type { Caption } from './captions.ts'
import { hasMovingPhoto } from './photo-camera.ts'

/** Steps of the transitions between shots, and of the name tag. */
const FADE_STEPS = { arch: 6, cut: 0, grow: 8, mix: 4 } as const
export const LOWER_THIRD_STEPS = 5
const NAME_TAG_FROM_SECONDS = 0.6
const NAME_TAG_UNTIL_SECONDS = 4

/** Everything a frame depends on. Equal states give equal frames. */
export interface FrameState {
  /** Index of the shot. */
  shot: number
  /** 0..1: progress of the transition into the shot. */
  fade: number
  step: Step
  /** Index of the caption (-1: none) and of its current word (past the last when all are spoken). */
  caption: number
  spoken: number
  /** State of a card that builds. */
  build: number
  /** Steps since the shot began, in which its photo has moved. 0 when nothing moves. */
  moved: number
  /** 0..LOWER_THIRD_STEPS */
  lowerThird: number
}

export interface RenderPlan {
  timeline: Timeline
  captions: readonly Caption<SpokenWord>[]
  shots: readonly Shot[]
}

const stepsSince = (seconds: number, startSeconds: number, most: number) =>
  Math.max(0, Math.min(most, Math.floor((seconds - startSeconds) * STEPS_PER_SECOND + 1e-6) + 1))

function captionAt(
  captions: RenderPlan['captions'],
  shot: Shot,
  seconds: number,
): Pick<FrameState, 'caption' | 'spoken'> {
  const index = captions.findLastIndex(({ startSeconds }) => startSeconds <= seconds)
  const caption = captions[index]
  // A caption that began in the shot before belongs to it, unless it still has words to say.
  const isPast = caption && (caption.words.at(-1)?.startSeconds ?? 0) < shot.startSeconds - 0.3
  if (!caption || caption.words.length === 0 || !shot.captions || isPast) return { caption: -1, spoken: -1 }
  if (seconds > caption.endSeconds + 0.05) return { caption: index, spoken: caption.words.length }
  return { caption: index, spoken: caption.words.filter((word) => word.startSeconds <= seconds + 0.03).length - 1 }
}

/** The name tag comes in at 0.6 s and leaves at 4 s of its shot, or with the cut. */
function lowerThirdAt({ nameTag, startSeconds }: Shot, seconds: number): number {
  if (!nameTag) return 0
  const gone = stepsSince(seconds, startSeconds + NAME_TAG_UNTIL_SECONDS, LOWER_THIRD_STEPS)
  return Math.min(
    stepsSince(seconds, startSeconds + NAME_TAG_FROM_SECONDS, LOWER_THIRD_STEPS),
    LOWER_THIRD_STEPS - gone,
  )
}

function fadeAt({ transition, startSeconds }: Shot, seconds: number): number {
  const steps = FADE_STEPS[transition]
  return steps === 0 ? 1 : stepsSince(seconds, startSeconds, steps) / steps
}

/** Returns the state of the frame at a step. */
export function frameStateAt({ timeline, captions, shots }: RenderPlan, index: number): FrameState {
  const seconds = index / STEPS_PER_SECOND
  const at = Math.max(
    0,
    shots.findLastIndex(({ startSeconds }) => startSeconds <= seconds + 1e-6),
  )
  const shot = shots[at]
  if (!shot) throw new RangeError('A video has at least one shot.')
  return {
    shot: at,
    fade: fadeAt(shot, seconds),
    step: stepAt(timeline, index),
    ...captionAt(captions, shot, seconds),
    build: buildAt(shot, seconds),
    moved: hasMovingPhoto(shot) ? Math.max(0, Math.round((seconds - shot.startSeconds) * STEPS_PER_SECOND)) : 0,
    lowerThird: lowerThirdAt(shot, seconds),
  }
}

const sameStep = (one: Step, other: Step) =>
  (Object.keys(one) as (keyof Step)[]).every((key) => one[key] === other[key])

/** Returns whether two states give the same frame. */
export function sameFrameState(one: FrameState, other: FrameState): boolean {
  const { step: first, ...still } = one
  const { step: second, ...otherStill } = other
  const keys = Object.keys(still) as (keyof typeof still)[]
  return keys.every((key) => still[key] === otherStill[key]) && sameStep(first, second)
}
