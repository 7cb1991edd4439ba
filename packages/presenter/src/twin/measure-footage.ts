import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { framesOf, openRecording, pictureTrackOf } from '../uploads/footage-frames.ts'
import type { FaceTracker } from './face-tracker.ts'
import { landmarksOf, smoothLandmarks } from './landmarks.ts'
import type { Landmarks } from './landmarks.ts'

/** A clip has two pictures for each step. */
const PICTURES_PER_STEP = 2

/** Measures the face in each step of a clip that a `footage` job has made. */
export async function measureFootage(
  path: string,
  track: FaceTracker,
  onPicture: () => void,
): Promise<(Landmarks | undefined)[]> {
  const input = await openRecording(path)
  const steps: (Landmarks | undefined)[] = []
  try {
    for await (const frame of framesOf(await pictureTrackOf(input))) {
      onPicture()
      const picture = Math.round(frame.seconds * STEPS_PER_SECOND * PICTURES_PER_STEP)
      if (picture % PICTURES_PER_STEP !== 0) continue
      const mesh = track(frame)
      steps[picture / PICTURES_PER_STEP] = mesh && landmarksOf(mesh)
    }
  } finally {
    input.dispose()
  }
  return smoothLandmarks(Array.from(steps))
}
