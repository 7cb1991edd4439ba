import type { GestureName, PostureName } from './gestures.ts'
import type { Presenter } from './presenters.ts'
import type { Side } from './shapes.ts'
import { VISEMES } from './visemes.ts'
import type { Viseme } from './visemes.ts'

interface Brow {
  /** -1..1 */
  height: number
  /** -1..1, positive lifts the inner end. */
  angle: number
}

/** The animated parameters. Angles are in degrees, the rest is -1..1 or 0..1. */
export interface Pose {
  yaw: number
  pitch: number
  tilt: number
  bob: number
  /** Sideways movement of the head, times three rig units. */
  sway: number
  /** Swing of the hair, -1..1. */
  hair: number
  brows: { left: Brow; right: Brow }
  lids: { left: number; right: number }
  gazeX: number
  gazeY: number
  smile: number
  mouth: Viseme
  breath: number
  shoulders: { left: number; right: number }
  gesture: GestureName
  /** Position of the arms between rest (0) and the gesture (1). */
  reach: number
  /** How the arms are held at rest. */
  posture: PostureName
}

/** Resting position of the lids. Wider looks startled. */
export const OPEN_LIDS = 0.8

/** The pose at rest, with a slight smile. */
export const restPose: Pose = {
  yaw: 0,
  pitch: 0,
  tilt: 0,
  bob: 0,
  sway: 0,
  hair: 0,
  brows: { left: { height: 0, angle: 0 }, right: { height: 0, angle: 0 } },
  lids: { left: OPEN_LIDS, right: OPEN_LIDS },
  gazeX: 0,
  gazeY: 0,
  smile: 0.7,
  mouth: VISEMES.rest,
  breath: 0,
  shoulders: { left: 0, right: 0 },
  gesture: 'rest',
  reach: 0,
  posture: 'folded',
}

/** Adds the stance of a presenter to a pose. */
export function withStance(person: Presenter, pose: Pose): Pose {
  const { left, right } = pose.brows
  return {
    ...pose,
    yaw: pose.yaw + person.stance.yaw,
    tilt: pose.tilt + person.stance.tilt,
    brows: { left, right: { height: right.height + 0.14, angle: right.angle } },
    gazeX: pose.gazeX - person.stance.yaw * 0.55,
  }
}

/** Returns the pose of a presenter's portrait. No hand is at an edge. */
export function portraitPoseOf(person: Presenter): Pose {
  const { facing, hand } = person.portrait
  const { yaw, tilt } = person.stance
  const hands: Partial<Pose> = hand === 'heart' ? { gesture: 'chest', reach: 1 } : {}
  const stance = withStance(person, { ...restPose, mouth: VISEMES.grin, posture: 'aside', ...hands })
  return facing === 'left' ? stance : { ...stance, yaw: -yaw, tilt: -tilt, gazeX: -stance.gazeX }
}

/** Returns the parallax of a feature when the head turns. */
export const slideOf = (pose: Pose, depth: number): { x: number; y: number } => ({
  x: pose.yaw * 15 * depth,
  y: pose.pitch * 9 * depth,
})

/** Returns how far a side is turned away from the viewer, from 0. */
export const turnedAway = (pose: Pose, side: Side) => Math.max(0, side * pose.yaw)

/** Returns the x of an eye, brow or lens. */
export const eyeX = (pose: Pose, side: Side, depth: number) =>
  slideOf(pose, depth).x + side * 31.5 * (1 - 0.2 * turnedAway(pose, side))

/** Returns the drop of the chin. */
export const jawDropOf = (pose: Pose) => pose.mouth.jaw * 0.62
