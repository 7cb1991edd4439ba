import { withStance } from '../rig/pose.ts'
import type { Pose } from '../rig/pose.ts'
import type { Presenter } from '../rig/presenters.ts'
import { poseOf, stepAt, STEPS_PER_SECOND } from '../rig/timeline.ts'
import type { Timeline } from '../rig/timeline.ts'

const part = (from: number, to: number, share: number) => from + (to - from) * share

function brow(from: Pose['brows']['left'], to: Pose['brows']['left'], share: number) {
  return { height: part(from.height, to.height, share), angle: part(from.angle, to.angle, share) }
}

/** Interpolates the head. Lips and eyes keep to the step, as in the video. */
function headBetween(from: Pose, to: Pose, share: number): Pose {
  return {
    ...from,
    yaw: part(from.yaw, to.yaw, share),
    pitch: part(from.pitch, to.pitch, share),
    tilt: part(from.tilt, to.tilt, share),
    bob: part(from.bob, to.bob, share),
    sway: part(from.sway, to.sway, share),
    brows: {
      left: brow(from.brows.left, to.brows.left, share),
      right: brow(from.brows.right, to.brows.right, share),
    },
  }
}

/** Returns the pose of the body, in steps as in the video, and the interpolated pose of the head. */
export function interpolatePose(person: Presenter, timeline: Timeline, seconds: number): { body: Pose; head: Pose } {
  const at = Math.max(0, seconds * STEPS_PER_SECOND)
  const index = Math.floor(at)
  const body = withStance(person, poseOf(stepAt(timeline, index)))
  const next = withStance(person, poseOf(stepAt(timeline, index + 1)))
  return { body, head: headBetween(body, next, Math.min(1, at - index)) }
}
