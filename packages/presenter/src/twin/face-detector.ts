import type { Planes } from '../uploads/i420-scale.ts'
import { DETECTOR_EDGE, type FaceModel } from './face-models.ts'
import { type Square, sampleSquare } from './sample-square.ts'

/** A face that the detector has found: its box as a square, turned so that the eyes lie level. */
export interface FoundFace extends Square {
  score: number
}

const SCORE_MIN = 0.5
const OVERLAP_MAX = 0.2
const ROW = 17

/** Centres of the anchors in units of the picture: 16 x 16 cells with two each, then 8 x 8 with six. */
const ANCHORS = [
  [16, 2],
  [8, 6],
].flatMap(([cells = 0, each = 0]) =>
  Array.from({ length: cells * cells * each }, (_, index) => {
    const cell = Math.floor(index / each)
    return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as const
  }),
)

/** Finds the faces of a picture, the surest first. */
export function detectFaces(detector: FaceModel, picture: Planes): FoundFace[] {
  const edge = Math.max(picture.width, picture.height)
  const padded = { x: picture.width / 2, y: picture.height / 2, edge, angle: 0 }
  const rows = rowsOf(detector(sampleSquare(picture, padded, DETECTOR_EDGE, [2, -1])))
  const found: FoundFace[] = []
  for (const [index, [centreX, centreY]] of ANCHORS.entries()) {
    const row = rows[index]
    if (!row || row.score < SCORE_MIN) continue
    const across = (place: number) => (place - 0.5) * edge + picture.width / 2
    const down = (place: number) => (place - 0.5) * edge + picture.height / 2
    const value = (place: number) => (row.values[place] as number) / DETECTOR_EDGE
    const eyes = [value(4) + centreX, value(5) + centreY, value(6) + centreX, value(7) + centreY] as const
    found.push({
      x: across(value(0) + centreX),
      y: down(value(1) + centreY),
      edge: Math.max(value(2), value(3)) * edge,
      angle: Math.atan2(eyes[3] - eyes[1], eyes[2] - eyes[0]),
      score: row.score,
    })
  }
  return withoutOverlaps(found)
}

/** The two grids come as separate outputs: 512 and 384 rows, of one score or of box and points, or both together. */
function rowsOf(outputs: ReturnType<FaceModel>): { score: number; values: Float32Array }[] {
  return [512, 384].flatMap((count) => {
    const ofCount = outputs.filter(({ shape }) => shape[1] === count)
    const scores = ofCount.find(({ shape }) => shape[2] === 1)?.values
    const boxes = ofCount.find(({ shape }) => shape[2] === ROW - 1)?.values
    return Array.from({ length: count }, (_, index) => ({
      score: 1 / (1 + Math.exp(-(scores?.[index] ?? -20))),
      values: boxes?.subarray(index * (ROW - 1), (index + 1) * (ROW - 1)) ?? new Float32Array(ROW - 1),
    }))
  })
}

function withoutOverlaps(found: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = []
  for (const face of found.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => overlapOf(face, other) < OVERLAP_MAX)) kept.push(face)
  return kept
}

function overlapOf(one: Square, other: Square): number {
  const reach = (one.edge + other.edge) / 2
  const smaller = Math.min(one.edge, other.edge)
  const shared = (distance: number) => Math.max(0, Math.min(smaller, reach - Math.abs(distance)))
  const both = shared(one.x - other.x) * shared(one.y - other.y)
  return both / (one.edge ** 2 + other.edge ** 2 - both)
}
