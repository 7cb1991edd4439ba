import { armsAt, GESTURE_NAMES, POSTURE_NAMES } from './gestures.ts'
import type { Arm } from './gestures.ts'
import { OPEN_LIDS, restPose } from './pose.ts'
import type { Pose } from './pose.ts'
import { blendVisemes, VISEME_NAMES, VISEMES } from './visemes.ts'
import type { Viseme } from './visemes.ts'

/** Animated on twos: every pose lasts two frames at 30 fps. */
export const STEPS_PER_SECOND = 15
/** Steps of the arms from rest to a gesture. */
export const REACH_STEPS = 8
const LID_STEPS = 3
const NOD_STEPS = 2

/** One pose as small integers, so that equal poses are found by comparison. */
export interface Step {
  /** Tenths. */
  yaw: number
  /** In 0.6 degrees. */
  tilt: number
  /** 0..2 */
  nod: number
  /** 0..2, towards the card. */
  lean: number
  /** Hair lags behind or overshoots: -1 to the viewer's left, 1 to the right. */
  hair: number
  /** 0 closed .. 3 open */
  lids: number
  /** -1 past the viewer, 0 viewer .. 2 card */
  gaze: number
  /** 0 talking, 1 pausing */
  smile: number
  /** Twice the index of the viseme, plus 1 when half formed. */
  mouth: number
  /** Index of the gesture. */
  gesture: number
  /** 0..8 */
  reach: number
  /** Index of the posture. */
  posture: number
  /** 0..2 */
  breath: number
}

/** The animation: a column of integers per property, a row per step. */
export type Timeline = { stepCount: number } & Record<keyof Step, Int8Array>

export const restStep: Step = {
  yaw: 0,
  tilt: 0,
  nod: 0,
  lean: 0,
  hair: 0,
  lids: LID_STEPS,
  gaze: 0,
  smile: 1,
  mouth: 0,
  gesture: 0,
  reach: 0,
  posture: 0,
  breath: 0,
}
const COLUMNS = Object.keys(restStep) as (keyof Step)[]

/** Returns the step at an index, clamped. */
export function stepAt(timeline: Timeline, index: number): Step {
  const row = Math.max(0, Math.min(timeline.stepCount - 1, index))
  const step = { ...restStep }
  for (const column of COLUMNS) step[column] = timeline[column][row] ?? restStep[column]
  return step
}

/** Returns a timeline of steps. */
export function timelineOf(steps: readonly Step[]): Timeline {
  const column = (name: keyof Step) => Int8Array.from(steps, (step) => step[name])
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, column(name)])) as Record<keyof Step, Int8Array>
  return { stepCount: steps.length, ...columns }
}

function mouthOf(step: Step): Viseme {
  const viseme = VISEMES[VISEME_NAMES[step.mouth >> 1] ?? 'rest']
  return step.mouth % 2 === 1 ? blendVisemes(VISEMES.rest, viseme, 0.5) : viseme
}

/** A raised hand lifts its shoulder. */
const liftOf = ({ wrist }: Arm) => Math.max(0, Math.min(0.35, (280 - wrist[1]) / 340))

/** Returns the pose of a step, without the stance of the presenter. */
export function poseOf(step: Step): Pose {
  const nod = step.nod / NOD_STEPS
  const lids = OPEN_LIDS * (step.lids / LID_STEPS)
  const gesture = GESTURE_NAMES[step.gesture] ?? 'rest'
  const reach = step.reach / REACH_STEPS
  const posture = POSTURE_NAMES[step.posture] ?? 'folded'
  const arms = armsAt(gesture, reach, posture)
  const tilt = step.tilt * 0.6
  return {
    ...restPose,
    yaw: step.yaw * 0.1,
    pitch: 0.5 * nod,
    tilt,
    hair: step.hair,
    bob: 0.75 * nod,
    // The lean has its own steps, so the continuous lean of the arms is subtracted.
    sway: (tilt - 2 * step.lean - arms.lean * 0.9) / 3,
    brows: { left: { height: 0.5 * nod, angle: 0 }, right: { height: 0.62 * nod, angle: 0 } },
    lids: { left: lids, right: lids },
    // The eyes stay on the viewer.
    gazeX: -0.3 * step.gaze - 0.05 * step.yaw,
    smile: step.smile ? 0.74 : 0.6,
    mouth: mouthOf(step),
    breath: step.breath / 2,
    shoulders: { left: liftOf(arms.left), right: liftOf(arms.right) },
    gesture,
    reach,
    posture,
  }
}

/** Returns the pose at a time. Add the stance before drawing. */
export const poseAt = (timeline: Timeline, seconds: number): Pose =>
  poseOf(stepAt(timeline, Math.floor(seconds * STEPS_PER_SECOND)))
