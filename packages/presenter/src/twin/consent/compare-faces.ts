import { framesOf, openRecording, pictureTrackOf } from '../../uploads/footage-frames.ts'
import type { Planes } from '../../uploads/i420-scale.ts'
import { createRotator, uprightSizeOf } from '../../uploads/upright.ts'
import { DESCRIPTOR_EDGE, type FaceModel, type FaceModels } from '../face-models.ts'
import { type FaceMesh, createFaceTracker, squareAround } from '../face-tracker.ts'
import { mouthShapeOf } from '../face-space.ts'
import { landmarksOf } from '../landmarks.ts'
import { sampleSquare } from '../sample-square.ts'
import type { ComparedFaces, ConsentJob } from './jobs.ts'

interface MeasuredFace {
  /** Mean of the descriptors of level pictures, or undefined where there are too few. */
  descriptor: Float32Array | undefined
  /** Opening of the mouth in each picture, as a multiple of the distance between the eyes. */
  openings: number[]
}

const LOOKS_PER_SECOND = 5
const SECONDS_MAX = 30
const MESH_MIN = 0.9
/** In degrees: a head that is turned further looks like that of another person. */
const YAW_MAX = 15
const DESCRIBED_MAX = 16
const DESCRIBED_MIN = 8
/** One frame in this many is described, so that they are spread over the recording. */
const DESCRIBED_EVERY = 3
/** The square of the tracker is 1.5 times the face; the descriptor wants less around it. */
const DESCRIPTOR_SHARE = 1.2 / 1.5
const [RIGHT_EYE, LEFT_EYE] = [33, 263]
/** The least spread of the openings (see `spreadOf`). A photograph held up stays below 0.015; a calm reader is at 0.06. */
const LIP_MOVEMENT_MIN = 0.03

/**
 * Compares the face of a consent with those of recordings. Returns no descriptor, only the distance and whether the lips move.
 * Throws `file-refused` and `file-damaged`.
 */
export async function compareFaces(
  { consentPath, recordingPaths }: Pick<ConsentJob, 'consentPath' | 'recordingPaths'>,
  models: FaceModels,
  onShare: (share: number) => void,
): Promise<ComparedFaces> {
  const paths = [consentPath, ...recordingPaths]
  const faces: MeasuredFace[] = []
  for (const [index, path] of paths.entries())
    faces.push(await measureFace(path, models, (share) => onShare((index + share) / paths.length)))
  const [consent, ...others] = faces
  const distances = others.map(
    ({ descriptor }) => descriptor && consent?.descriptor && distanceOf(descriptor, consent.descriptor),
  )
  const found = distances.filter((distance) => distance !== undefined)
  return {
    distance: found.length > 0 && found.length === distances.length ? Math.max(...found) : null,
    doLipsMove: spreadOf(consent?.openings ?? []) >= LIP_MOVEMENT_MIN,
  }
}

async function measureFace(path: string, models: FaceModels, onShare: (share: number) => void): Promise<MeasuredFace> {
  const [track, upright] = [createFaceTracker(models), createRotator()]
  const [described, openings]: [Float32Array[], number[]] = [[], []]
  const input = await openRecording(path)
  let next = 0
  try {
    for await (const frame of framesOf(await pictureTrackOf(input))) {
      if (frame.seconds > SECONDS_MAX) break
      if (frame.seconds < next) continue
      next = frame.seconds + 1 / LOOKS_PER_SECOND
      onShare(frame.seconds / SECONDS_MAX)
      const size = uprightSizeOf(frame)
      const picture = { data: upright(frame, size), ...size }
      const mesh = track(picture)
      if (!mesh || mesh.score < MESH_MIN) continue
      const { pose, points } = landmarksOf(mesh)
      openings.push(mouthShapeOf(points, eyeDistanceOf(mesh)).opening)
      const isDescribed = openings.length % DESCRIBED_EVERY === 1 && described.length < DESCRIBED_MAX
      if (isDescribed && Math.abs(pose.yaw) <= YAW_MAX) described.push(describe(models.descriptor, picture, mesh))
    }
  } finally {
    input.dispose()
  }
  return { descriptor: described.length >= DESCRIBED_MIN ? meanOf(described) : undefined, openings }
}

function describe(model: FaceModel, picture: Planes, mesh: FaceMesh): Float32Array {
  const square = squareAround(mesh)
  const pixels = sampleSquare(picture, { ...square, edge: square.edge * DESCRIPTOR_SHARE }, DESCRIPTOR_EDGE, [255, 0])
  const values = model(pixels).toSorted((a, b) => b.values.length - a.values.length)[0]?.values
  if (!values) throw new Error('The face model returned nothing.')
  return values
}

const lengthOf = (vector: Float32Array) => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) {
    const length = lengthOf(vector) * vectors.length
    for (let index = 0; index < mean.length; index++)
      mean[index] = (mean[index] as number) + (vector[index] as number) / length
  }
  return mean
}

/** Returns 1 minus the cosine of the angle between two vectors. */
function distanceOf(one: Float32Array, other: Float32Array): number {
  const product = one.reduce((sum, value, index) => sum + value * (other[index] as number), 0)
  return 1 - product / (lengthOf(one) * lengthOf(other))
}

function eyeDistanceOf({ points }: FaceMesh): number {
  const at = (point: number, axis: number) => points[point * 3 + axis] as number
  return Math.hypot(at(LEFT_EYE, 0) - at(RIGHT_EYE, 0), at(LEFT_EYE, 1) - at(RIGHT_EYE, 1))
}

/** Returns the difference between the 10th and the 90th percentile. */
function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return at(0.9) - at(0.1)
}
