import type { GestureName } from './gestures.ts'
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

/** What an animation may set. Angles are degrees; the rest runs -1..1 or 0..1. */
export interface Pose {
  yaw: number
  pitch: number
  tilt: number
  bob: number
  /** Sideways movement of the head, in units of three rig units. */
  sway: number
  /** How far the tips of the hair are off where they hang, -1..1. */
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
  /** How far the arms have come from the folded hands to the gesture, 0..1. */
  reach: number
}

/** Lids at ease lie on the iris: higher ones look startled. */
export const OPEN_LIDS = 0.8

/** Listening and friendly: a face at rest is never neutral. */
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
}

/** The pose with this person's own stance added: turned a little, head tilted, one brow higher, eyes on the viewer. */
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

/** Sideways and upward slide of a feature when the head turns: the further it sticks out, the further it moves. */
export const slideOf = (pose: Pose, depth: number): { x: number; y: number } => ({
  x: pose.yaw * 15 * depth,
  y: pose.pitch * 9 * depth,
})

/** How far a side has turned away from the viewer, 0 and up: there the face is narrower and its contour shows. */
export const turnedAway = (pose: Pose, side: Side) => Math.max(0, side * pose.yaw)

/** Where an eye, a brow or a lens of glasses is: on the side that turns away it moves towards the nose. */
export const eyeX = (pose: Pose, side: Side, depth: number) =>
  slideOf(pose, depth).x + side * 31.5 * (1 - 0.2 * turnedAway(pose, side))

/** How far the chin drops for the mouth of this pose. */
export const jawDropOf = (pose: Pose) => pose.mouth.jaw * 0.62
