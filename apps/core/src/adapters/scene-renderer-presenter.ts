import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScenesJob as EngineScenesJob } from '@vitrine/presenter/protocol'
import type { ThreadPool } from '../platform/thread-pool/thread-pool.ts'
import type { SceneRenderer, ScenesJob, ThumbnailJob } from '../ports/scene-renderer.ts'
import { toEngineJob } from './engine-job.ts'
import { createProcessPool } from './render-processes/process-pool.ts'
import { runInChild } from './render-processes/run-in-child.ts'
import { tasks } from './scene-tasks.ts'

const LIMIT_MS = 20_000
const JOBS_PER_PROCESS = 200
const MEMORY_MEGABYTES_MAX = 600
const TIMEOUT = 'Rendering took too long and was stopped. Try again later.'
/** The longer side of a still: twice that of a card on a screen. */
const EDGE_PIXELS = 640

/**
 * Plans scenes with the director of the presenter engine, in threads, and draws stills of them in one sandboxed process of its own,
 * so that neither a render nor an invoice waits for them.
 */
export function createPresenterSceneRenderer({
  threads,
  workFolder,
}: {
  threads: Pick<ThreadPool, 'run'>
  workFolder: string
}): SceneRenderer {
  const settings = { jobsMax: JOBS_PER_PROCESS, memoryMegabytesMax: MEMORY_MEGABYTES_MAX }
  const pool = createProcessPool(1, { ...settings, sandboxFolder: workFolder })
  const bounds = () => ({
    onProgress: () => undefined,
    signal: new AbortController().signal,
    limitMs: LIMIT_MS,
    timeoutMessage: TIMEOUT,
  })
  return { plan, textFit, draw, drawThumbnail, close: pool.close }

  async function plan(job: ScenesJob, owner: Parameters<SceneRenderer['plan']>[1]) {
    // Threads get what scenes are planned from and no more.
    const { voice: _voice, brand: _brand, lowerThird: _name, ...planned } = engineJobOf(job)
    return threads.run(tasks.plan, { ...planned, photos: job.pictures, speed: job.sound.speed }, owner)
  }

  async function textFit(job: ScenesJob, shots: Parameters<SceneRenderer['textFit']>[1]) {
    const unfit = await runInChild(pool, ['text-fit', { ...lookOf(job), shots }], bounds())
    return unfit.map(({ shot, place: name, characters, fit }) => ({ shot, name, characters, fit }))
  }

  async function draw(job: ScenesJob, ...[{ shot, caption }, staged]: Rest<Parameters<SceneRenderer['draw']>>) {
    const outputPath = join(workFolder, `scene-${randomUUID()}.jpg`)
    const scene = { ...lookOf(job), ...staged, shot, caption, edgePixels: EDGE_PIXELS, outputPath }
    try {
      await runInChild(pool, ['scene', scene], bounds())
      return await readFile(outputPath)
    } finally {
      await rm(outputPath, { force: true })
    }
  }

  async function drawThumbnail(job: ThumbnailJob): Promise<void> {
    await runInChild(pool, ['thumbnail', job], bounds())
  }
}

type Rest<List extends unknown[]> = List extends [unknown, ...infer Others] ? Others : never

const engineJobOf = ({ pictures: _pictures, ...job }: ScenesJob) =>
  toEngineJob({ ...job, outputPath: '', posterPath: '' })

/** Returns the job of the engine without script and storyboard, because the shots contain both. */
function lookOf(job: ScenesJob): EngineScenesJob {
  const { outputPath: _path, posterPath: _poster, script: _script, storyboard: _edits, ...look } = engineJobOf(job)
  return look
}
