import { armsAt, GESTURE_NAMES } from './gestures.ts'
import type { Arm } from './gestures.ts'
import { OPEN_LIDS, restPose } from './pose.ts'
import type { Pose } from './pose.ts'
import { blendVisemes, VISEME_NAMES, VISEMES } from './visemes.ts'
import type { Viseme } from './visemes.ts'

/** A presenter is animated on twos: every drawing stands for two frames of a 30 fps film. */
export const STEPS_PER_SECOND = 15
/** Positions of the arms on the way from the folded hands to a gesture. */
export const REACH_STEPS = 8
const LID_STEPS = 3
const NOD_STEPS = 2

/** One drawing as small integers, so that equal drawings are found by comparing numbers. */
export interface Step {
  /** Tenths. */
  yaw: number
  /** In 0.6 degrees. */
  tilt: number
  /** 0..2 */
  nod: number
  /** 0..2, towards the card. */
  lean: number
  /** Hair that hangs behind (against the move) or swings past: -1 to the viewer's left, 1 to the right. */
  hair: number
  /** 0 closed .. 3 open */
  lids: number
  /** -1 past the viewer, 0 viewer .. 2 card */
  gaze: number
  /** 0 talking, 1 pausing */
  smile: number
  /** Twice the index of the viseme, plus one when it is only half formed. */
  mouth: number
  /** Index of the gesture. */
  gesture: number
  /** 0..8 */
  reach: number
  /** 0..2 */
  breath: number
}

/** The whole performance: one column of integers per property, one row per step. */
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
  breath: 0,
}
const COLUMNS = Object.keys(restStep) as (keyof Step)[]

/** The step at an index; before the first and after the last the nearest one. */
export function stepAt(timeline: Timeline, index: number): Step {
  const row = Math.max(0, Math.min(timeline.stepCount - 1, index))
  const step = { ...restStep }
  for (const column of COLUMNS) step[column] = timeline[column][row] ?? restStep[column]
  return step
}

/** A timeline from its steps. */
export function timelineOf(steps: readonly Step[]): Timeline {
  const column = (name: keyof Step) => Int8Array.from(steps, (step) => step[name])
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, column(name)])) as Record<keyof Step, Int8Array>
  return { stepCount: steps.length, ...columns }
}

function mouthOf(step: Step): Viseme {
  const viseme = VISEMES[VISEME_NAMES[step.mouth >> 1] ?? 'rest']
  return step.mouth % 2 === 1 ? blendVisemes(VISEMES.rest, viseme, 0.5) : viseme
}

/** A raised hand takes its shoulder along. */
const liftOf = ({ wrist }: Arm) => Math.max(0, Math.min(0.35, (280 - wrist[1]) / 340))

/** What a step looks like, without the stance of the presenter. */
export function poseOf(step: Step): Pose {
  const nod = step.nod / NOD_STEPS
  const lids = OPEN_LIDS * (step.lids / LID_STEPS)
  const gesture = GESTURE_NAMES[step.gesture] ?? 'rest'
  const reach = step.reach / REACH_STEPS
  const arms = armsAt(gesture, reach)
  const tilt = step.tilt * 0.6
  return {
    ...restPose,
    yaw: step.yaw * 0.1,
    pitch: 0.5 * nod,
    tilt,
    hair: step.hair,
    bob: 0.75 * nod,
    // The lean comes in steps of its own; what the arms would add smoothly is taken out again.
    sway: (tilt - 2 * step.lean - arms.lean * 0.9) / 3,
    brows: { left: { height: 0.5 * nod, angle: 0 }, right: { height: 0.62 * nod, angle: 0 } },
    lids: { left: lids, right: lids },
    // Eyes stay on the viewer while the head turns.
    gazeX: -0.3 * step.gaze - 0.05 * step.yaw,
    smile: step.smile ? 0.74 : 0.6,
    mouth: mouthOf(step),
    breath: step.breath / 2,
    shoulders: { left: liftOf(arms.left), right: liftOf(arms.right) },
    gesture,
    reach,
  }
}

/** The pose of a performance at a time, for playing it in a browser. Add the presenter's stance before drawing. */
export const poseAt = (timeline: Timeline, seconds: number): Pose =>
  poseOf(stepAt(timeline, Math.floor(seconds * STEPS_PER_SECOND)))
