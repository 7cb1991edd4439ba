import type { FaceMesh } from './face-tracker.ts'

/** Points of the mesh that hardly move while a person speaks: eyes, bridge of the nose, forehead, temples. */
const STILL = [33, 133, 362, 263, 168, 6, 197, 195, 5, 9, 8, 151, 107, 336, 127, 356, 234, 454]
const OUTER_LIPS = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185]
const INNER_LIPS = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191]
const JAW = [132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361]
const CHEEKS = [50, 205, 187, 280, 425, 411]
const NOSE = [2, 98, 327]

/** The points that are kept of each picture, by their number in the mesh. */
export const KEPT = [...STILL, ...OUTER_LIPS, ...INNER_LIPS, ...JAW, ...CHEEKS, ...NOSE]
const placesOf = (points: readonly number[]) => points.map((point) => KEPT.indexOf(point))

/** Places of groups of points among the kept ones. */
export const PLACES = {
  still: placesOf(STILL),
  lips: placesOf([...OUTER_LIPS, ...INNER_LIPS]),
  jaw: placesOf(JAW),
  cheeks: placesOf(CHEEKS),
  nose: placesOf(NOSE),
  /** The lower edge of the upper lip, the upper edge of the lower lip, and what moves with the lower lip. */
  upperInner: KEPT.indexOf(13),
  lowerInner: KEPT.indexOf(14),
  lowerLip: placesOf([146, 91, 181, 84, 17, 314, 405, 321, 375, 95, 88, 178, 87, 14, 317, 402, 318, 324]),
  /** The inner corners, which are met better than the outer ones. */
  corners: [KEPT.indexOf(78), KEPT.indexOf(308)] as const,
  outerTop: KEPT.indexOf(0),
  outerBottom: KEPT.indexOf(17),
  bridge: KEPT.indexOf(168),
  chin: KEPT.indexOf(152),
}

// The chin would take the opening of the mouth for a nod.
const POINT = { rightEye: 33, leftEye: 263, rightEdge: 234, leftEdge: 454, top: 10, bottom: 2 }

/** The rotation of a head, in degrees. */
export interface HeadPose {
  yaw: number
  pitch: number
}

/** The selected landmarks of a face in one picture: x and y in pixels, and the pose. */
export interface Landmarks {
  points: Float32Array
  pose: HeadPose
  score: number
}

export function landmarksOf({ points, score }: FaceMesh): Landmarks {
  const kept = Float32Array.from(
    KEPT.flatMap((point) => [points[point * 3] as number, points[point * 3 + 1] as number]),
  )
  return { points: kept, pose: poseOf(points), score }
}

function poseOf(points: Float32Array): HeadPose {
  const between = (from: number, to: number) =>
    [0, 1, 2].map((axis) => (points[to * 3 + axis] as number) - (points[from * 3 + axis] as number)) as [
      number,
      number,
      number,
    ]
  const across = between(POINT.rightEdge, POINT.leftEdge)
  const down = between(POINT.top, POINT.bottom)
  const degrees = (opposite: number, adjacent: number) => (Math.atan2(opposite, adjacent) * 180) / Math.PI
  return {
    yaw: degrees(across[2], Math.hypot(across[0], across[1])),
    pitch: degrees(down[2], Math.hypot(down[0], down[1])),
  }
}

/** Weights of the pictures around one. Lips move within a picture, and what is measured must be what is seen. */
const SMOOTHING = { face: [1, 4, 6, 4, 1], lips: [0, 1, 8, 1, 0] }
const IN_LIPS = new Set(PLACES.lips)

/** Smooths the points of pictures that follow each other. Pictures without a face stay without. */
export function smoothLandmarks(rows: readonly (Landmarks | undefined)[]): (Landmarks | undefined)[] {
  const middle = SMOOTHING.face.length >> 1
  return rows.map((row, index) => {
    if (!row) return undefined
    const near = SMOOTHING.face.map((_, place) => rows[index + place - middle] ?? row)
    const mean = (weights: readonly number[], valueOf: (one: Landmarks) => number) => {
      let [sum, total] = [0, 0]
      for (const [place, weight] of weights.entries()) {
        sum += weight * valueOf(near[place] as Landmarks)
        total += weight
      }
      return sum / total
    }
    const points = Float32Array.from(row.points, (_, at) =>
      mean(IN_LIPS.has(at >> 1) ? SMOOTHING.lips : SMOOTHING.face, (one) => one.points[at] as number),
    )
    const yaw = mean(SMOOTHING.face, ({ pose }) => pose.yaw)
    const pitch = mean(SMOOTHING.face, ({ pose }) => pose.pitch)
    return { ...row, points, pose: { yaw, pitch } }
  })
}
