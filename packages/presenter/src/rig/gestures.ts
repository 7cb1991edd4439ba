import { between, blend } from './shapes.ts'
import type { Point } from './shapes.ts'

export type HandShape = 'count1' | 'count2' | 'count3' | 'flat' | 'fold' | 'joined' | 'open'

/** One arm. The elbow is given instead of solved, because of foreshortening. */
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
  /** Lean of the head in rig units. */
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
const waiting = arm([82, 312], [150, 254], 'fold', -96)
const waitingLeft = arm([-78, 312], [-150, 254], 'fold', 98)
const hangingLeft = arm([-152, 430], [-168, 290], 'fold', 176)
const hangingRight = arm([152, 430], [168, 290], 'fold', -176)

/** How the arms are held between gestures: hands folded, both arms down, or one arm down and the other hand at the waist. */
const POSTURES = {
  folded: { left: foldedLeft, right: foldedRight, front: 'right', lean: 0 },
  aside: { left: hangingLeft, right: hangingRight, front: 'right', lean: 0 },
  half: { left: waitingLeft, right: hangingRight, front: 'left', lean: 0 },
} as const satisfies Record<string, ArmPair>

export type PostureName = keyof typeof POSTURES
export const POSTURE_NAMES = Object.keys(POSTURES) as PostureName[]

/** Positions in rig units from the base of the neck. Raised hands stay outside the region of the head. */
const GESTURES = {
  rest: POSTURES.folded,
  offer: { left: arm([-222, 188], [-158, 258], 'open', -54), right: waiting, front: 'left', lean: -4 },
  both: {
    left: arm([-214, 226], [-158, 266], 'open', -44),
    right: arm([214, 230], [158, 268], 'open', 44),
    front: 'left',
    lean: 0,
  },
  point: { left: arm([-216, 180], [-158, 262], 'joined', -52), right: waiting, front: 'left', lean: -6 },
  count1: { left: arm([-192, 166], [-166, 272], 'count1', -8), right: waiting, front: 'left', lean: 0 },
  count2: { left: arm([-192, 166], [-166, 272], 'count2', -8), right: waiting, front: 'left', lean: 0 },
  count3: { left: arm([-192, 166], [-166, 272], 'count3', -8), right: waiting, front: 'left', lean: 0 },
  chest: { left: waitingLeft, right: arm([96, 182], [162, 252], 'flat', -62), front: 'right', lean: 0 },
  // The hand on the far side of captions and cards.
  greet: { left: waitingLeft, right: arm([226, 158], [176, 268], 'open', 16), front: 'right', lean: 2 },
  present: { left: arm([-188, 206], [-164, 276], 'open', -50), right: waiting, front: 'left', lean: -4 },
} as const satisfies Record<string, ArmPair>

export type GestureName = keyof typeof GESTURES
export const GESTURE_NAMES = Object.keys(GESTURES) as GestureName[]

interface Forearm {
  angle: number
  length: number
}

function forearmOf({ elbow, wrist }: Arm): Forearm {
  const [x, y] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  return { angle: Math.atan2(y, x), length: Math.hypot(x, y) }
}

/** Returns the signed shortest angle. */
const turnBetween = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** Swings the forearm around the elbow, foreshortened. A straight path of the wrist would pass through it. */
function armOnTheWay(from: Arm, to: Arm, share: number): Arm {
  const [start, end] = [forearmOf(from), forearmOf(to)]
  const angle = start.angle + turnBetween(start.angle, end.angle) * share
  const length = blend(start.length, end.length, share) * (1 - 0.2 * Math.sin(Math.PI * share))
  const elbow = between(from.elbow, to.elbow, share)
  return {
    wrist: [elbow[0] + Math.cos(angle) * length, elbow[1] + Math.sin(angle) * length],
    elbow,
    // The hand changes its shape early.
    hand: share < 0.4 ? from.hand : to.hand,
    handDegrees: blend(from.handDegrees, to.handDegrees, share),
  }
}

const HAND_CENTRE = 48
/** Radius of an open hand around its centre. */
export const HAND_RADIUS = 60

/** Radius of a relaxed hand around its centre. */
export const RELAXED_HAND_RADIUS = 48

function handCentre({ wrist: [x, y], handDegrees }: Arm): Point {
  const angle = (handDegrees * Math.PI) / 180
  return [x + HAND_CENTRE * Math.sin(angle), y - HAND_CENTRE * Math.cos(angle)]
}

/** Returns the centres of the hands that a gesture shows. Hands that wait at the waist are none. */
export function shownHands(gesture: GestureName): Point[] {
  const { left, right } = GESTURES[gesture]
  return [left, right].filter(({ hand }) => hand !== 'fold').map(handCentre)
}

/** Returns the centres of both hands in a posture. */
export const heldHands = (posture: PostureName): Point[] =>
  [POSTURES[posture].left, POSTURES[posture].right].map(handCentre)

/** An arm that hangs stays where it is while the other one makes a gesture. */
const stays = (held: Arm, wanted: Arm) =>
  (held === hangingRight && wanted === waiting) || (held === hangingLeft && wanted === waitingLeft)

/** Returns the arms at a share (0..1) of the way from a posture to a gesture. */
export function armsAt(gesture: GestureName, share: number, posture: PostureName = 'folded'): ArmPair {
  const from: ArmPair = POSTURES[posture]
  if (share <= 0 || gesture === 'rest') return from
  const wanted: ArmPair = GESTURES[gesture]
  const to = {
    ...wanted,
    left: stays(from.left, wanted.left) ? from.left : wanted.left,
    right: stays(from.right, wanted.right) ? from.right : wanted.right,
  }
  if (share >= 1) return to
  return {
    left: armOnTheWay(from.left, to.left, share),
    right: armOnTheWay(from.right, to.right, share),
    front: share < 0.5 ? from.front : to.front,
    lean: blend(from.lean, to.lean, share),
  }
}
