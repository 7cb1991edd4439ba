import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { RenderHooks } from '../engine/render-video.ts'
import { writeAtomically } from '../engine/write-atomically.ts'
import { MediaError } from '../composition/render-job.ts'
import { type ClipFile, type Size, openClip } from './clip-file.ts'
import { prepareCodecs } from './codecs.ts'
import {
  FOOTAGE_SECONDS_MIN,
  type FootageFrame,
  damagedRecording,
  framesOf,
  openRecording,
  pictureTrackOf,
} from './footage-frames.ts'
import { toRgb } from './i420-rgb.ts'
import type { Planes } from './i420-scale.ts'
import type { FootageJob, FootageResult } from './jobs.ts'
import { createRotator, uprightSizeOf } from './upright.ts'

const BYTES_MAX = 500 * 1024 * 1024
/** Played forwards and backwards it repeats after a minute. */
const CLIP_SECONDS_MAX = 30
/** A little more than the longest video. */
const WHOLE_SECONDS_MAX = 1860
const WHOLE_BYTES_MAX = 2 * 1024 * 1024 * 1024
const POSTER_SECONDS = 1
/** Fewer frames are a slide show. */
const FRAMES_PER_SECOND_MIN = 5
/** Minimum share of the declared duration. */
const SHARE_MIN = 0.9

/** Decodes a recording and re-encodes its beginning as a clip. Throws MediaError. */
export async function prepareFootage(job: FootageJob, { onProgress, signal }: RenderHooks): Promise<FootageResult> {
  const { size } = await stat(job.inputPath)
  if (size > (job.isWhole ? WHOLE_BYTES_MAX : BYTES_MAX))
    throw new MediaError('file-refused', 'The recording is larger than 500 MB. Make it shorter.')
  await prepareCodecs()
  const input = await openRecording(job.inputPath)
  try {
    const track = await pictureTrackOf(input)
    const declaredSeconds = await track.computeDuration().catch((cause: unknown) => {
      throw damagedRecording(cause)
    })
    return await writeAtomically(job.outputPath, async (partPath) => {
      const frames = job.isWhole ? framesOf(track, WHOLE_SECONDS_MAX) : framesOf(track)
      const limits = job.isWhole
        ? { secondsMin: 0, secondsMax: WHOLE_SECONDS_MAX }
        : { secondsMin: FOOTAGE_SECONDS_MIN, secondsMax: CLIP_SECONDS_MAX }
      const report = (seconds: number) => onProgress?.('drawing', Math.min(1, seconds / Math.max(declaredSeconds, 1)))
      return writeClip(frames, { partPath, posterPath: job.posterPath, declaredSeconds, ...limits, report, signal })
    })
  } finally {
    input.dispose()
  }
}

interface ClipPlan {
  partPath: string
  posterPath: string
  declaredSeconds: number
  secondsMin: number
  /** The longest clip, in seconds. */
  secondsMax: number
  report: (seconds: number) => void
  signal: AbortSignal | undefined
}

async function writeClip(frames: AsyncGenerator<FootageFrame>, plan: ClipPlan): Promise<FootageResult> {
  const upright = createRotator()
  let clip: ClipFile | undefined
  let size: Size = { width: 0, height: 0 }
  let [count, seconds, hasPoster] = [0, 0, false]
  try {
    for await (const frame of frames) {
      plan.signal?.throwIfAborted()
      count++
      seconds = Math.max(seconds, frame.seconds + frame.durationSeconds)
      plan.report(frame.seconds)
      if (!clip) clip = await openClip(plan.partPath, (size = uprightSizeOf(frame)))
      if (frame.seconds >= plan.secondsMax || !clip.wants(frame.seconds)) continue
      const picture = upright(frame, size)
      await clip.show(picture, frame.seconds)
      if (hasPoster || frame.seconds < POSTER_SECONDS) continue
      await writePoster({ data: picture, ...size }, plan.posterPath)
      hasPoster = true
    }
    checkAmount(count, seconds, plan)
    await clip?.finish(Math.min(seconds, plan.secondsMax))
    return { durationSeconds: seconds, frames: count, ...size }
  } catch (error) {
    await clip?.abandon()
    throw error
  }
}

async function writePoster(picture: Planes, path: string): Promise<void> {
  const { width, height } = picture
  await sharp(toRgb(picture), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toFile(path)
}

function checkAmount(
  frames: number,
  seconds: number,
  { declaredSeconds, secondsMin }: Pick<ClipPlan, 'declaredSeconds' | 'secondsMin'>,
): void {
  if (frames === 0) throw damagedRecording(undefined)
  if (declaredSeconds > FOOTAGE_SECONDS_MIN && seconds < declaredSeconds * SHARE_MIN)
    throw new MediaError('file-damaged', 'The recording is incomplete. Upload it again.')
  if (seconds < secondsMin) {
    const message = `The recording is shorter than ${FOOTAGE_SECONDS_MIN} seconds. Record a longer one.`
    throw new MediaError('file-refused', message)
  }
  if (frames < seconds * FRAMES_PER_SECOND_MIN)
    throw new MediaError('file-refused', 'The recording has too few frames. Record a video, not a still image.')
}
