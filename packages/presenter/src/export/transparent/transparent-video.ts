import { stat } from 'node:fs/promises'
import { keepingAlive } from '../../engine/keep-alive.ts'
import { leadSilenceOf } from '../../composition/lead-silence.ts'
import { MediaError } from '../../composition/render-job.ts'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import { collectGarbage } from '../../engine/garbage-collection.ts'
import { animationOf } from '../../engine/render-inputs.ts'
import type { RenderHooks } from '../../engine/render-video.ts'
import { readScript } from '../../engine/speech/read-script.ts'
import { synthesizeScript } from '../../engine/speech/synthesize-script.ts'
import { openVoice } from '../../engine/voices/open-voice.ts'
import { writeAtomically } from '../../engine/write-atomically.ts'
import type { ExportResult, TransparentJob } from '../../protocol.ts'
import { STEPS_PER_SECOND, stepAt } from '../../rig/timeline.ts'
import type { Timeline } from '../../rig/timeline.ts'
import { prepareCodecs } from '../../uploads/codecs.ts'
import { withFileTarget } from '../file-target.ts'
import { openAlphaEncoder } from './alpha-encoder.ts'
import { createFigureFrames } from './figure-frames.ts'
import { readOpusTrack } from './opus-track.ts'
import { openWebmWriter } from './webm-writer.ts'

/** A speech that was synthesized anew, since it was not kept, may differ from the one in the video. */
const APART_SECONDS_MAX = 0.5
/** Frames between collections of their native memory. */
const COLLECT_EVERY = 4

/**
 * Draws the presenter of a finished video alone, without a background, cards and captions, as WebM with an alpha channel. The sound
 * is that of the video. Throws MediaError.
 */
export async function drawTransparent(job: TransparentJob, hooks: RenderHooks): Promise<ExportResult> {
  if (job.footagePath)
    throw new MediaError('file-refused', 'Videos with a recorded presenter can’t be exported without a background.')
  const throwIfCancelled = () => {
    if (hooks.signal?.aborted) throw new MediaError('cancelled', 'The export was cancelled.')
  }
  throwIfCancelled()
  await prepareCodecs()
  try {
    await keepingAlive(async () => {
      const timeline = await spokenTimeline(job, hooks.signal)
      await writeAtomically(job.outputPath, (partPath) =>
        writeFrames(job, timeline, partPath, (share) => {
          throwIfCancelled()
          hooks.onProgress?.('drawing', share)
        }),
      )
    })
  } finally {
    collectGarbage('major')
  }
  const { size } = await stat(job.outputPath)
  return { bytes: size }
}

/** Returns how the presenter moves to the words, which are synthesized again or taken from the speech cache. */
async function spokenTimeline(job: TransparentJob, signal: AbortSignal | undefined): Promise<Timeline> {
  const { person, script } = readScript(job)
  const voice = await openVoice(job, person.id, script)
  const listener = { pushAudio: () => {}, onSentence: () => {}, signal, ...leadSilenceOf(job) }
  return animationOf(job, await synthesizeScript(voice, script, listener), script).timeline
}

async function writeFrames(
  job: TransparentJob,
  timeline: Timeline,
  path: string,
  onStep: (share: number) => void,
): Promise<void> {
  prepareCanvas()
  const { size, draw } = createFigureFrames(job, readScript(job).person)
  const sound = await readOpusTrack(job.videoPath)
  if (Math.abs(sound.durationSeconds - timeline.stepCount / STEPS_PER_SECOND) > APART_SECONDS_MAX)
    throw new MediaError(
      'file-damaged',
      'This video’s speech is no longer available, so the video can’t be rendered again.',
    )
  const encoder = await openAlphaEncoder(size, STEPS_PER_SECOND)
  await withFileTarget(path, async (target) => {
    const movie = { size, framesPerSecond: STEPS_PER_SECOND, title: job.title, sound }
    const writer = await openWebmWriter(target, movie)
    try {
      for (let index = 0; index < timeline.stepCount; index++) {
        onStep(index / timeline.stepCount)
        await encoder.encode(draw(stepAt(timeline, index)))
        await writer.add(encoder.takePackets())
        if (index % COLLECT_EVERY === COLLECT_EVERY - 1) collectGarbage()
      }
      await encoder.flush()
      await writer.add(encoder.takePackets())
      await writer.finish()
    } catch (error) {
      await writer.cancel()
      throw error
    } finally {
      encoder.close()
    }
  })
}
