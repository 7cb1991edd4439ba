import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScenesJob as EngineScenesJob } from '@vitrine/presenter/protocol'
import type { ThreadPool } from '../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../ports/owner.ts'
import type { SceneRenderer, ScenesJob, StillJob, ThumbnailJob } from '../ports/scene-renderer.ts'
import { toEngineJob } from './engine-job.ts'
import { createProcessPool } from './render-processes/process-pool.ts'
import { createProcessTurns } from './render-processes/process-turns.ts'
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
 * so that neither a render nor an invoice waits for them. Tenants and people take turns at it.
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
  const inTurn = createProcessTurns()
  const bounds = () => ({
    onProgress: () => undefined,
    signal: new AbortController().signal,
    limitMs: LIMIT_MS,
    timeoutMessage: TIMEOUT,
  })
  return { plan, textFit, draw, drawThumbnail, close: pool.close }

  async function plan(job: ScenesJob, owner: Owner) {
    // Threads get what scenes are planned from and no more.
    const { voice: _voice, brand: _brand, lowerThird: _name, ...planned } = engineJobOf(job)
    return threads.run(tasks.plan, { ...planned, photos: job.pictures, speed: job.sound.speed }, owner)
  }

  async function textFit(job: ScenesJob, shots: Parameters<SceneRenderer['textFit']>[1], owner: Owner) {
    const request = ['text-fit', { ...lookOf(job), shots }] as const
    const unfit = await inTurn(owner, () => runInChild(pool, request, bounds()))
    return unfit.map(({ shot, place: name, characters, fit }) => ({ shot, name, characters, fit }))
  }

  async function draw({ job, scene: { shot, caption }, staged }: StillJob, owner: Owner) {
    const outputPath = join(workFolder, `scene-${randomUUID()}.jpg`)
    const scene = { ...lookOf(job), ...staged, shot, caption, edgePixels: EDGE_PIXELS, outputPath }
    try {
      await inTurn(owner, () => runInChild(pool, ['scene', scene], bounds()))
      return await readFile(outputPath)
    } finally {
      await rm(outputPath, { force: true })
    }
  }

  async function drawThumbnail(job: ThumbnailJob, owner: Owner): Promise<void> {
    await inTurn(owner, () => runInChild(pool, ['thumbnail', job], bounds()))
  }
}

const engineJobOf = ({ pictures: _pictures, ...job }: ScenesJob) =>
  toEngineJob({ ...job, outputPath: '', posterPath: '' })

/** Returns the job of the engine without script and storyboard, because the shots contain both. */
function lookOf(job: ScenesJob): EngineScenesJob {
  const { outputPath: _path, posterPath: _poster, script: _script, storyboard: _edits, ...look } = engineJobOf(job)
  return look
}
