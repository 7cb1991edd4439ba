import { HOUR_MS } from '../platform/time/durations.ts'
import type { Renderer } from '../ports/renderer.ts'
import { runInChild } from './render-processes/run-in-child.ts'
import { engineVersion } from './render-processes/engine-version.ts'
import { toEngineJob } from './engine-job.ts'
import { createProcessPool } from './render-processes/process-pool.ts'

/** Covers start, voice and fonts on a slow machine. */
const LIMIT_BASE_MS = 120_000
/** A generous multiple of the render time on a slow machine. */
const LIMIT_PER_CHARACTER_MS = 40
const TIMEOUT = 'Creating this video took too long, so it was stopped. Try a shorter script.'
/** Far more than the export of a video of 30 minutes takes on a slow machine. */
const EXPORT_LIMIT_MS = HOUR_MS
const EXPORT_TIMEOUT = 'Creating this file took too long, so it was stopped. Try again later.'
/** Three times what the longest video needs. */
const MEMORY_MEGABYTES_MAX = 1536
/** The time for which a failed self-check is cached. The operator may install the missing package meanwhile. */
const CHECK_AGAIN_MS = 60_000

interface Options {
  concurrency: number
  /** Folder of the sprite atlas cache. Without it each process draws its own sprites. */
  atlasFolder?: string
  /** Folder of Node's compile cache. Without it each process compiles the engine itself. */
  codeCacheFolder?: string
  memoryMegabytesMax?: number
  /** Called with the output of the processes. */
  onOutput?: (text: string) => void
}

/**
 * Renders with the illustrated presenters, in a pool of child processes. Canvas, codecs and voice run there only, so that a crash
 * in them does not reach the server.
 */
export function createPresenterRenderer(options: Options): Renderer {
  const { concurrency, atlasFolder, codeCacheFolder, onOutput, memoryMegabytesMax = MEMORY_MEGABYTES_MAX } = options
  const pool = createProcessPool(concurrency, { memoryMegabytesMax, codeCacheFolder, onOutput })
  let checked: { at: number; fault: Promise<string | undefined> } | undefined
  let version: Promise<string> | undefined
  return {
    render(job, hooks) {
      const limitMs = LIMIT_BASE_MS + job.script.length * LIMIT_PER_CHARACTER_MS
      const engineJob = { ...toEngineJob(job), ...(atlasFolder ? { atlasFolder } : {}) }
      return runInChild(pool, ['render', engineJob], { ...hooks, limitMs, timeoutMessage: TIMEOUT })
    },
    recordSpeech(job, hooks) {
      const limitMs = LIMIT_BASE_MS + job.script.length * LIMIT_PER_CHARACTER_MS
      const { script, language, presenterId, voice, speechCacheFolder, outputPath } = toEngineJob(job)
      const said = { script, language, presenterId, outputPath, ...(voice ? { voice } : {}) }
      const speechJob = speechCacheFolder ? { ...said, speechCacheFolder } : said
      return runInChild(pool, ['soundtrack', speechJob], { ...hooks, limitMs, timeoutMessage: TIMEOUT })
    },
    version: () => (version ??= engineVersion()),
    exportVideo(job, hooks) {
      return runInChild(pool, ['export', job], {
        ...hooks,
        limitMs: EXPORT_LIMIT_MS,
        timeoutMessage: EXPORT_TIMEOUT,
      })
    },
    drawTransparent({ videoPath, ...job }, hooks) {
      return runInChild(pool, ['transparent', { ...toEngineJob(job), videoPath }], {
        ...hooks,
        limitMs: EXPORT_LIMIT_MS,
        timeoutMessage: EXPORT_TIMEOUT,
      })
    },
    async selfCheck() {
      if (!checked || performance.now() - checked.at > CHECK_AGAIN_MS) {
        const latest = { at: performance.now(), fault: check() }
        checked = latest
        // A passed check holds for the lifetime of this process.
        if ((await latest.fault) === undefined) latest.at = Infinity
      }
      return checked.fault
    },
    close: pool.close,
  }

  async function check(): Promise<string | undefined> {
    const child = await pool.acquire()
    try {
      return await child.fault
    } finally {
      pool.release(child)
    }
  }
}
