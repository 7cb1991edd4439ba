import { stat } from 'node:fs/promises'
import { collectGarbage } from '../engine/garbage-collection.ts'
import type { RenderHooks } from '../engine/render-video.ts'
import { writeAtomically } from '../engine/write-atomically.ts'
import { MediaError } from '../composition/render-job.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { prepareCodecs } from '../uploads/codecs.ts'
import { CALM_SECONDS_MIN, calmStretchOf, secondsOf } from './calm-footage.ts'
import { type Collected, collectMouths } from './collect-mouths.ts'
import { loadFaceModels } from './face-models.ts'
import { createFaceTracker } from './face-tracker.ts'
import { meanFaceOf, mouthShapeOf, fitSimilarity, moved } from './face-space.ts'
import type { TwinJob, TwinResult } from './jobs.ts'
import { PLACES, smoothLandmarks } from './landmarks.ts'
import type { Landmarks } from './landmarks.ts'
import { measureFootage } from './measure-footage.ts'
import type { MouthRow } from './mouth-file.ts'

/** The share of the work that the footage is, of 30 s at most. */
const FOOTAGE_SHARE = 0.15
/** Pictures. */
const COLLECT_EVERY = 8
const FACE_SHARE_MIN = 0.8
/** Seconds of speech from which a new text can be put together. */
const SPEECH_SECONDS_MIN = 6
/** Minimum difference between the most open mouths and the median. */
const OPENING_RANGE_MIN = 0.03

/**
 * Measures the face in two recordings of a person and keeps the pictures of their mouth. Throws `file-refused` when the recordings
 * are not good enough for it and `face-models-missing`.
 */
export async function prepareTwin(job: TwinJob, { onProgress, signal }: RenderHooks): Promise<TwinResult> {
  await prepareCodecs()
  const models = await loadFaceModels()
  let reports = 0
  const report = (share: number) => {
    signal?.throwIfAborted()
    if (++reports % COLLECT_EVERY === 0) collectGarbage()
    onProgress?.('drawing', share)
  }
  report(0)
  let pictures = 0
  const base = await measureFootage(job.footagePath, createFaceTracker(models), () =>
    report(FOOTAGE_SHARE * Math.min(1, ++pictures / (30 * 2 * STEPS_PER_SECOND))),
  )
  const calm = checkedStretch(base)
  const face = meanFaceOf(base.slice(calm.from, calm.to).flatMap((step) => (step ? [step.points] : [])))
  const onSeconds = (seconds: number, all: number) =>
    report(FOOTAGE_SHARE + (1 - FOOTAGE_SHARE) * Math.min(1, seconds / all))
  const result = await writeAtomically(job.outputPath, async (path) => {
    const { found, file, patch } = await collectMouths(job.recordingPath, {
      track: createFaceTracker(models),
      face,
      path,
      onSeconds,
    })
    try {
      const kept = rowsOf(found)
      checkMouths(
        kept.map(({ row }) => row),
        face,
      )
      const tables = {
        rows: kept.map(({ row }) => row),
        thumbnails: kept.map(({ from }) => from.thumbnail),
        base: base.map((step, index) => step && { ...step, seconds: index / STEPS_PER_SECOND }),
        calm,
        patch,
      }
      await file.finish(
        tables,
        kept.map(({ from }) => from.picture),
      )
      return { pictures: kept.length, calmSeconds: secondsOf(calm) }
    } finally {
      await file.close()
    }
  })
  return { ...result, bytes: (await stat(job.outputPath)).size }
}

function checkedStretch(base: readonly (Landmarks | undefined)[]): { from: number; to: number } {
  const withFace = base.filter((step) => step !== undefined).length
  if (withFace < base.length * FACE_SHARE_MIN) throw refused('Your face is not seen all the time while you listen.')
  const calm = calmStretchOf(base)
  if (secondsOf(calm) < CALM_SECONDS_MIN)
    throw refused(`You look at the camera with closed lips for less than ${CALM_SECONDS_MIN} seconds while you listen.`)
  return calm
}

/** Smooths the points over time, then counts them from the corner of each mouth picture. */
function rowsOf(found: readonly (Collected | undefined)[]): { row: MouthRow; from: Collected }[] {
  const smooth = smoothLandmarks(found.map((one) => one?.landmarks))
  return found.flatMap((from, index) => {
    const landmarks = smooth[index]
    if (!from || !landmarks) return []
    const points = moved(landmarks.points, { a: 1, b: 0, x: -from.x, y: -from.y })
    return [{ row: { points, pose: landmarks.pose, seconds: from.seconds }, from }]
  })
}

function checkMouths(rows: readonly MouthRow[], face: Float32Array): void {
  if (rows.length < SPEECH_SECONDS_MIN * STEPS_PER_SECOND)
    throw refused('Your mouth is seen for too short a time while you speak.')
  const openings = rows
    .map(({ points }) => mouthShapeOf(moved(points, fitSimilarity(points, face, PLACES.still))).opening)
    .toSorted((a, b) => a - b)
  const at = (share: number) => openings[Math.floor(openings.length * share)] ?? 0
  if (at(0.95) - at(0.1) < OPENING_RANGE_MIN) throw refused('Your mouth hardly moves while you speak.')
}

const refused = (what: string) =>
  new MediaError('file-refused', `${what} Your twin is shown without its own mouth until you record it again.`)
