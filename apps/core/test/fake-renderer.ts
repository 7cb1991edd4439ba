import { planDraft } from '@vitrine/presenter/director'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { toEngineJob } from '../src/adapters/engine-job.ts'
import {
  type ExportJob,
  RenderError,
  type RenderHooks,
  type RenderJob,
  type RenderResult,
  type Renderer,
  type TransparentJob,
} from '../src/ports/renderer.ts'

/** The longest that a timer takes: a video that is `[slow]` ends when it is stopped. */
const FOR_EVER_MS = 2 ** 31 - 1

export interface FakeRenderer extends Renderer {
  /** Every video it was asked for. */
  jobs: RenderJob[]
  exports: ExportJob[]
  transparent: TransparentJob[]
  /** Every speech it was asked for. */
  spoken: RenderJob[]
  /** The missing program that the self-check reports; undefined for none. */
  isMissing: string | undefined
  /** Thrown once, at the video of this script or the export of this format. */
  nextFailure: { of: string; error: RenderError } | undefined
}

/**
 * A renderer that writes small files at once. Words in the script steer it: `[slow]` waits until it is cancelled, `[fail]` fails,
 * `[lost]` behaves like a process that died.
 */
export function createFakeRenderer(): FakeRenderer {
  const fake: FakeRenderer = {
    jobs: [],
    exports: [],
    transparent: [],
    spoken: [],
    isMissing: undefined,
    nextFailure: undefined,
    render,
    exportVideo,
    drawTransparent,
    recordSpeech,
    version: async () => 'fake',
    selfCheck: async () => fake.isMissing,
    close: async () => {},
  }
  return fake

  async function render(job: RenderJob, { onProgress, signal }: RenderHooks): Promise<RenderResult> {
    fake.jobs.push(job)
    failWhereToldTo(job.script)
    if (!/\p{L}/u.test(job.script))
      throw new RenderError('nothing-to-say', 'The script has no words to speak. Add at least one.')
    onProgress('speaking', 30)
    if (job.script.includes('[fail]'))
      throw new RenderError('video-damaged', 'The picture and the sound do not have the same length.')
    if (job.script.includes('[lost]'))
      throw new RenderError('renderer-lost', 'The render process ended.', { isLost: true })
    if (job.script.includes('[slow]'))
      await pause(FOR_EVER_MS, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) throw new RenderError('cancelled', 'The video was stopped.')
    await write(job)
    return { durationSeconds: 24, bytes: 10, cpuSeconds: 0.01, storyboard: cutOf(job) }
  }

  /** A sound of 24 s, as long as every video. */
  async function recordSpeech(job: RenderJob): Promise<{ durationSeconds: number }> {
    fake.spoken.push(job)
    await writeFile(job.outputPath, `RIFF ${job.script}`)
    return { durationSeconds: 24 }
  }

  async function exportVideo(job: ExportJob): Promise<{ bytes: number }> {
    fake.exports.push(job)
    failWhereToldTo(job.format)
    await cp(job.inputPath, job.outputPath)
    return { bytes: 10 }
  }

  async function drawTransparent(job: TransparentJob): Promise<{ bytes: number }> {
    fake.transparent.push(job)
    failWhereToldTo('transparent')
    await cp(job.videoPath, job.outputPath)
    return { bytes: 10 }
  }

  function failWhereToldTo(of: string): void {
    if (fake.nextFailure?.of !== of) return
    const { error } = fake.nextFailure
    fake.nextFailure = undefined
    throw error
  }
}

/** Cut as the director cuts it, at estimated times. */
function cutOf(job: RenderJob): RenderResult['storyboard'] {
  const { pictures = [], ...engineJob } = toEngineJob(job)
  const photos = pictures.map(({ path: _path, ...photo }) => photo)
  return planDraft({ ...engineJob, photos }).planned
}

async function write({
  outputPath,
  posterPath,
  captionsPath,
  unbrandedPath,
  speechCacheFolder,
}: RenderJob): Promise<void> {
  await writeFile(outputPath, 'some bytes')
  await writeFile(posterPath, 'poster bytes')
  if (captionsPath) await writeFile(`${captionsPath}.vtt`, 'WEBVTT')
  if (captionsPath) await writeFile(`${captionsPath}.srt`, '1')
  if (captionsPath) await writeFile(`${captionsPath}.json`, '[0,100,50]')
  if (unbrandedPath) await writeFile(unbrandedPath, 'unbranded bytes')
  if (!speechCacheFolder) return
  await mkdir(speechCacheFolder, { recursive: true })
  await writeFile(join(speechCacheFolder, 'speech.pcm'), 'speech bytes')
}
