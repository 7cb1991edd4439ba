import type { Planes } from '../uploads/i420-scale.ts'
import { detectFaces } from './face-detector.ts'
import { type FaceModel, type FaceModels, MESH_EDGE } from './face-models.ts'
import { type Square, sampleSquare } from './sample-square.ts'

/** The mesh of a face: x, y and z of 468 points, in pixels of the picture. */
export interface FaceMesh {
  points: Float32Array
  /** Probability that there is a face, 0 to 1. */
  score: number
}

const POINTS = 468
/** The side of the crop for the mesh model, in sizes of the face. */
const AROUND = 1.5
const SCORE_MIN = 0.8
const [RIGHT_EYE, LEFT_EYE] = [33, 263]

export type FaceTracker = ReturnType<typeof createFaceTracker>

/** Returns a function that finds the face of each picture of a video. It looks near the last place before it looks everywhere. */
export function createFaceTracker({ detector, mesh }: Pick<FaceModels, 'detector' | 'mesh'>) {
  let place: Square | undefined
  return (picture: Planes): FaceMesh | undefined => {
    const near = place && meshAt(mesh, picture, place)
    const found = near && near.score >= SCORE_MIN ? near : anywhere(picture)
    place = found && squareAround(found)
    return found
  }

  function anywhere(picture: Planes): FaceMesh | undefined {
    const [face] = detectFaces(detector, picture)
    if (!face) return undefined
    const first = meshAt(mesh, picture, { ...face, edge: face.edge * AROUND })
    if (first.score < SCORE_MIN) return undefined
    const second = meshAt(mesh, picture, squareAround(first))
    return second.score >= SCORE_MIN ? second : undefined
  }
}

function meshAt(model: FaceModel, picture: Planes, square: Square): FaceMesh {
  const outputs = model(sampleSquare(picture, square, MESH_EDGE, [1, 0]))
  const raw = outputs.find(({ shape }) => shape[1] === POINTS * 3)?.values ?? new Float32Array(POINTS * 3)
  const score = outputs.find(({ shape }) => shape[1] === 1)?.values[0] ?? 0
  const unit = square.edge / MESH_EDGE
  const [cos, sin] = [Math.cos(square.angle) * unit, Math.sin(square.angle) * unit]
  const points = new Float32Array(POINTS * 3)
  for (let at = 0; at < points.length; at += 3) {
    const across = (raw[at] as number) - MESH_EDGE / 2
    const down = (raw[at + 1] as number) - MESH_EDGE / 2
    points[at] = square.x + across * cos - down * sin
    points[at + 1] = square.y + across * sin + down * cos
    points[at + 2] = (raw[at + 2] as number) * unit
  }
  return { points, score }
}

/** The square in which the next picture is looked at: 1.5 times the face, turned so that the eyes lie level. */
export function squareAround({ points }: FaceMesh): Square {
  const at = (point: number) => [points[point * 3] as number, points[point * 3 + 1] as number] as const
  const [right, left] = [at(RIGHT_EYE), at(LEFT_EYE)]
  const angle = Math.atan2(left[1] - right[1], left[0] - right[0])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let point = 0; point < POINTS; point++) {
    const [x, y] = at(point)
    const [across, down] = [x * cos + y * sin, y * cos - x * sin]
    west = Math.min(west, across)
    east = Math.max(east, across)
    north = Math.min(north, down)
    south = Math.max(south, down)
  }
  const [across, down] = [(west + east) / 2, (north + south) / 2]
  const edge = Math.max(east - west, south - north) * AROUND
  return { x: across * cos - down * sin, y: across * sin + down * cos, edge, angle }
}
