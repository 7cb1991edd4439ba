import { framesOf, openRecording, pictureTrackOf } from '../uploads/footage-frames.ts'
import type { Planes } from '../uploads/i420-scale.ts'
import { createRotator, uprightSizeOf } from '../uploads/upright.ts'
import type { Size } from '../composition/geometry.ts'
import { cropPlanes } from './crop.ts'
import type { FaceTracker } from './face-tracker.ts'
import { fitSimilarity, inverseOf } from './face-space.ts'
import { PLACES, landmarksOf } from './landmarks.ts'
import type { Landmarks } from './landmarks.ts'
import { createMouthFile } from './mouth-file.ts'
import { sharpnessOf } from './sharpness.ts'
import { thumbnailOf } from './thumbnail.ts'

/** A picture of the recording: its face, and its mouth picture where it was worth keeping. */
export interface Collected {
  landmarks: Landmarks
  seconds: number
  /** Number of the mouth picture, and its place in the picture. */
  picture: number
  x: number
  y: number
  thumbnail: Uint8Array
}

const SECONDS_MAX = 150
/** Two pictures for each step; faster cameras give nothing more. */
const RATE_MAX = 31
const MESH_MIN = 0.9
const YAW_MAX = 15
const SHARPNESS_MIN = 0.02
/** The mouth picture, in face space. */
const PICTURE = { width: 1.75, height: 1.35, centre: 0.9 }

export type MouthFileWriter = Awaited<ReturnType<typeof createMouthFile>>

/** Cuts the mouth out of each picture of a recording. `seconds` counts the pictures with and without a face. */
export async function collectMouths(
  recordingPath: string,
  {
    track,
    face,
    path,
    onSeconds,
  }: { track: FaceTracker; face: Float32Array; path: string; onSeconds: (seconds: number, all: number) => void },
): Promise<{ found: (Collected | undefined)[]; file: MouthFileWriter; patch: Size }> {
  const input = await openRecording(recordingPath)
  const found: (Collected | undefined)[] = []
  let [patch, file]: [Size, MouthFileWriter | undefined] = [{ width: 0, height: 0 }, undefined]
  const upright = createRotator()
  try {
    const pictures = await pictureTrackOf(input)
    const all = Math.min(SECONDS_MAX, await pictures.computeDuration())
    let before = -1
    for await (const frame of framesOf(pictures)) {
      if (frame.seconds > SECONDS_MAX) break
      if (frame.seconds - before < 1 / RATE_MAX) continue
      before = frame.seconds
      onSeconds(frame.seconds, all)
      const size = uprightSizeOf(frame)
      const isUpright = frame.turn === 0 && size.width === frame.width && size.height === frame.height
      const picture: Planes = { data: isUpright ? frame.data : upright(frame, size), ...size }
      const cut = cutMouth(picture, track, face, patch)
      if (cut && !file) file = await createMouthFile(path, (patch = cut.size))
      found.push(cut && file && { ...cut.collected, seconds: frame.seconds, picture: await file.add(cut.data) })
    }
  } catch (error) {
    await file?.close()
    throw error
  } finally {
    input.dispose()
  }
  file ??= await createMouthFile(path, patch)
  return { found, file, patch }
}

/** Returns undefined for a picture that is of no use: no face, turned away, blurred, or cut off at the edge. */
function cutMouth(picture: Planes, track: FaceTracker, face: Float32Array, patch: Size) {
  const mesh = track(picture)
  if (!mesh || mesh.score < MESH_MIN) return undefined
  const landmarks = landmarksOf(mesh)
  if (Math.abs(landmarks.pose.yaw) > YAW_MAX) return undefined
  const toFace = fitSimilarity(landmarks.points, face, PLACES.still)
  if (sharpnessOf(picture, toFace) < SHARPNESS_MIN) return undefined
  const { a, b, x: left, y: top } = inverseOf(toFace)
  const unit = Math.hypot(a, b)
  const size = patch.width > 0 ? patch : { width: even(PICTURE.width * unit), height: even(PICTURE.height * unit) }
  const x = even(left - b * PICTURE.centre - size.width / 2)
  const y = even(top + a * PICTURE.centre - size.height / 2)
  if (x < 0 || y < 0 || x + size.width > picture.width || y + size.height > picture.height) return undefined
  const data = cropPlanes(picture, x, y, size)
  const thumbnail = thumbnailOf(data, size, { a, b, x: left - x, y: top - y })
  return { size, data, collected: { landmarks, x, y, thumbnail } }
}

const even = (value: number) => 2 * Math.round(value / 2)
