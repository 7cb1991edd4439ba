import { between, blend } from './shapes.ts'
import type { Point, Side } from './shapes.ts'

export type HandShape = 'count1' | 'count2' | 'flat' | 'fold' | 'open' | 'point' | 'soft'

/** One arm. The elbow is given, not solved: an arm that comes towards the viewer is foreshortened. */
export interface Arm {
  wrist: Point
  elbow: Point
  hand: HandShape
  /** 0 = fingers up, negative = towards the viewer's left. */
  handDegrees: number
}

interface ArmPair {
  left: Arm
  right: Arm
  /** The arm that is drawn last. */
  front: 'left' | 'right'
  /** How far the head leans along, in rig units. */
  lean: number
}

const arm = (wrist: Point, elbow: Point, hand: HandShape, handDegrees: number): Arm => ({
  wrist,
  elbow,
  hand,
  handDegrees,
})
const foldedLeft = arm([-48, 296], [-150, 252], 'fold', 84)
const foldedRight = arm([62, 292], [150, 250], 'fold', -82)
const waiting = arm([66, 300], [150, 252], 'fold', -78)
const hanging = (side: Side) => arm([side * 152, 352], [side * 152, 236], 'soft', side * -176)

/** Positions are rig units from the pit of the neck. A raised hand stays outside the head's box, so patches never overlap. */
const GESTURES = {
  rest: { left: foldedLeft, right: foldedRight, front: 'right', lean: 0 },
  low: { left: hanging(-1), right: hanging(1), front: 'left', lean: 0 },
  offer: { left: arm([-226, 204], [-156, 262], 'open', -58), right: waiting, front: 'left', lean: -4 },
  both: {
    left: arm([-214, 226], [-158, 266], 'open', -44),
    right: arm([214, 230], [158, 268], 'open', 44),
    front: 'left',
    lean: 0,
  },
  point: { left: arm([-226, 176], [-158, 258], 'point', -62), right: waiting, front: 'left', lean: -6 },
  count1: { left: arm([-192, 166], [-166, 272], 'count1', -8), right: waiting, front: 'left', lean: 0 },
  count2: { left: arm([-192, 166], [-166, 272], 'count2', -8), right: waiting, front: 'left', lean: 0 },
  chest: { left: hanging(-1), right: arm([92, 200], [160, 254], 'flat', -64), front: 'right', lean: 0 },
} as const satisfies Record<string, ArmPair>

export type GestureName = keyof typeof GESTURES
export const GESTURE_NAMES = Object.keys(GESTURES) as GestureName[]

function armOnTheWay(from: Arm, to: Arm, side: Side, share: number): Arm {
  const outwards = Math.sin(Math.PI * share)
  const wrist = between(from.wrist, to.wrist, share)
  return {
    wrist: [wrist[0] + side * outwards * 16, wrist[1] + outwards * 8],
    elbow: between(from.elbow, to.elbow, share),
    // The hand changes shape early, so that it arrives ready.
    hand: share < 0.4 ? from.hand : to.hand,
    handDegrees: blend(from.handDegrees, to.handDegrees, share),
  }
}

/** The arms `share` (0..1) of the way from the folded hands to a gesture. Wrists travel on an outward arc. */
export function armsAt(gesture: GestureName, share: number): ArmPair {
  const from: ArmPair = GESTURES.rest
  const to: ArmPair = GESTURES[gesture]
  if (share <= 0) return from
  if (share >= 1) return to
  return {
    left: armOnTheWay(from.left, to.left, -1, share),
    right: armOnTheWay(from.right, to.right, 1, share),
    front: share < 0.5 ? from.front : to.front,
    lean: blend(from.lean, to.lean, share),
  }
}
