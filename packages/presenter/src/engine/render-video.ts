import { stat } from 'node:fs/promises'
import { keepingAlive } from './keep-alive.ts'
import { seedOf } from '../animation/timeline.ts'
import { MediaError } from '../composition/render-job.ts'
import type { RenderJob, RenderResult, Stage } from '../composition/render-job.ts'
import { layoutOf } from '../composition/layout.ts'
import { leadSilenceOf } from '../composition/lead-silence.ts'
import { unbrandedJob, unbrandedSpeech } from '../composition/unbranded.ts'
import { prepareCanvas } from './canvas/canvas.ts'
import { collectGarbage } from './garbage-collection.ts'
import { createCompositor } from './compositor.ts'
import { renderFrames } from './render-frames.ts'
import { animationOf, renderInputsOf } from './render-inputs.ts'
import type { SpeechAnimation } from './render-inputs.ts'
import { openEncoderThread } from './encoding/encoder-thread.ts'
import type { EncodedVideo } from './encoding/encoder-messages.ts'
import type { EncoderThread } from './encoding/encoder-thread.ts'
import { drawPoster, writePicture } from './stills/poster.ts'
import { readScript } from './speech/read-script.ts'
import { synthesizeScript } from './speech/synthesize-script.ts'
import { openVoice } from './voices/open-voice.ts'
import { writeSubtitles } from './speech/write-subtitles.ts'
import { writeWaveform } from './speech/write-waveform.ts'
import { writeAtomically } from './write-atomically.ts'
import type { Speech } from '../animation/speech.ts'

export interface RenderHooks {
  /** `fraction` is 0 to 1 within a stage. */
  onProgress?: (stage: Stage, fraction: number) => void
  /** Cancels the render and removes the unfinished file. */
  signal?: AbortSignal
}

/** Measures the stages and reports progress. Every report checks for cancellation. */
function createProgress({ onProgress, signal }: RenderHooks) {
  const stageMilliseconds: Record<Stage, number> = { reading: 0, speaking: 0, drawing: 0, finishing: 0 }
  let stage: Stage = 'reading'
  let started = performance.now()
  const report = (fraction: number) => {
    if (signal?.aborted) throw new MediaError('cancelled', 'The video was cancelled.')
    onProgress?.(stage, fraction)
  }
  return {
    report,
    stageMilliseconds,
    enter(next: Stage) {
      const now = performance.now()
      stageMilliseconds[stage] += Math.round(now - started)
      started = now
      stage = next
      report(0)
    },
    end() {
      stageMilliseconds[stage] += Math.round(performance.now() - started)
      onProgress?.(stage, 1)
    },
  }
}
type Progress = ReturnType<typeof createProgress>

/** Draws and encodes one rendition. */
async function drawAndEncode(
  job: RenderJob,
  { context, plan, durationSeconds }: Awaited<ReturnType<typeof renderInputsOf>>,
  thread: EncoderThread,
  partPath: string,
  report: (share: number) => void,
): Promise<EncodedVideo> {
  const size = layoutOf(job).picture
  const mostFrames = plan.timeline.stepCount + 2
  const provenance = { title: job.title, ...(job.creatorTool ? { creatorTool: job.creatorTool } : {}) }
  const opening = thread.open({ ...provenance, path: partPath, size, durationSeconds, mostFrames })
  // The encoder is still busy with the audio, so drawing starts meanwhile. The await below handles a failure.
  opening.catch(() => undefined)
  if (job.posterPath) await writePicture(drawPoster(context), job.posterPath, provenance)
  const compositor = createCompositor(context, plan.shots)
  await opening
  await renderFrames(plan, compositor, thread, report, context.footage)
  context.footage?.close()
  const [video] = await Promise.all([thread.finish(), compositor.saveSprites()])
  return video
}

/** Renders the unbranded rendition, if any, and then the video. */
async function writeRenditions(
  job: RenderJob,
  performance: SpeechAnimation,
  thread: EncoderThread,
  progress: Progress,
) {
  const { unbrandedPath } = job
  const { speech } = performance
  const isPair = unbrandedPath !== undefined
  const write = (one: RenderJob, shown: Speech, before: number) =>
    writeAtomically(one.outputPath, async (partPath) => {
      const report = (share: number) => progress.report(isPair ? before + share / 2 : share)
      const inputs = await renderInputsOf(one, performance, shown)
      return { ...(await drawAndEncode(one, inputs, thread, partPath, report)), storyboard: inputs.planned }
    })
  if (isPair) await write(unbrandedJob({ ...job, unbrandedPath }), unbrandedSpeech(speech, job.brand), 0)
  const checked = await write(job, speech, 0.5)
  progress.enter('finishing')
  return checked
}

/** Returns all texts of a video, for loading fonts. The name of the language covers its labels. */
const writingOf = (job: RenderJob) =>
  JSON.stringify(job) + (new Intl.DisplayNames([job.language], { type: 'language' }).of(job.language) ?? '')

/**
 * Renders a video: synthesizes the script, animates the presenter and writes an mp4 (H.264, AAC, 30 fps). The file appears at
 * `job.outputPath` when it is complete and verified. Throws MediaError.
 */
export function renderVideo(job: RenderJob, hooks: RenderHooks = {}): Promise<RenderResult> {
  return keepingAlive(() => render(job, hooks))
}

async function render(job: RenderJob, hooks: RenderHooks): Promise<RenderResult> {
  const cpuBefore = process.cpuUsage()
  const progress = createProgress(hooks)
  let thread: EncoderThread | undefined
  try {
    progress.enter('reading')
    const { person, script } = readScript(job)
    prepareCanvas(writingOf(job), job.brand.fontFamily)
    thread = await openEncoderThread()
    progress.enter('speaking')
    const voice = await openVoice(job, person.id, script)
    thread.setAudioFormat({
      rate: voice.rate,
      isSynthetic: voice.isSynthetic,
      ...(job.music
        ? { music: { mood: job.musicMood ?? 'calm', seed: seedOf(job.brand.name) } }
        : { hasRoomTone: true }),
    })
    const speech = await synthesizeScript(voice, script, {
      pushAudio: thread.pushAudio,
      onSentence: progress.report,
      signal: hooks.signal,
      ...leadSilenceOf(job),
    })
    progress.enter('drawing')
    const performance = animationOf(job, speech, script)
    const checked = await writeRenditions(job, performance, thread, progress)
    if (job.captionsPath) {
      await writeSubtitles(job.captionsPath, speech, job.language)
      await writeWaveform(job.captionsPath, checked.peaks)
    }
    const { size } = await stat(job.outputPath)
    progress.end()
    const cpu = process.cpuUsage(cpuBefore)
    return {
      ...checked,
      ...layoutOf(job).picture,
      bytes: size,
      cpuSeconds: (cpu.user + cpu.system) / 1e6,
      stageMilliseconds: progress.stageMilliseconds,
    }
  } finally {
    await thread?.close()
    collectGarbage('major')
  }
}
