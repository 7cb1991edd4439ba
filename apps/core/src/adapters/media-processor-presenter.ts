import { join } from 'node:path'
import type { JobType } from '@vitrine/presenter/protocol'
import { RenderError } from '../ports/renderer.ts'
import type {
  ConsentFindings,
  ConsentJob,
  MediaHooks,
  MediaJob,
  MediaProcessor,
  MouthsJob,
  ProcessedMedia,
} from '../ports/media-processor.ts'
import { type Limits, type Request, type Result, runInChild } from './render-processes/run-in-child.ts'
import { createProcessPool } from './render-processes/process-pool.ts'

/** Separate from the render processes. Two, so that one slow file does not block the others. */
const PROCESSES = 2
/** A process is replaced soon, in case a hostile file has changed it. */
const FILES_PER_PROCESS = 20
const MEMORY_MEGABYTES_MAX = 1200
/** A file that makes no progress is rejected within ten seconds, including the start of the process. */
const STALL_MS = 8000
const LIMIT_MS = {
  clip: 1_200_000,
  footage: 180_000,
  voice: 120_000,
  content: 60_000,
  mouths: 600_000,
  consent: 300_000,
} as const

const TIMEOUT = 'Reading this file took too long, so it was stopped. Simplify it and upload it again.'
const OUT_OF_MEMORY = 'Reading this file needs too much memory, so it was stopped. Use a smaller file.'
const UNREADABLE = 'This file can’t be read. Save it again and try again.'
const EMPTY = {
  pictures: [],
  filePath: null,
  posterPath: null,
  durationSeconds: null,
  isExact: null,
} satisfies ProcessedMedia

/** Processes uploads in separate child processes with limits of time and memory. */
export function createPresenterMediaProcessor({ workFolder }: { workFolder: string }): MediaProcessor {
  const settings = { jobsMax: FILES_PER_PROCESS, memoryMegabytesMax: MEMORY_MEGABYTES_MAX }
  const pool = createProcessPool(PROCESSES, { ...settings, sandboxFolder: workFolder })
  return { process, prepareMouths, checkConsent, close: pool.close }

  /** Runs a job. Where its process died and had read files of others before, the job runs once more in a new one. */
  async function runJob<Name extends JobType>(request: Request<Name>, limits: Limits): Result<Name> {
    try {
      return await runInChild(pool, request, limits)
    } catch (error) {
      if (!(error instanceof RenderError && error.isLost)) throw error
      return runInChild(pool, request, { ...limits, isInNewProcess: true })
    }
  }

  async function process(job: MediaJob, { onProgress, signal }: MediaHooks): Promise<ProcessedMedia> {
    try {
      return await run(job, limitsOf(LIMIT_MS[job.kind], { onProgress, signal }))
    } catch (error) {
      throw userError(error)
    }
  }

  async function prepareMouths(job: MouthsJob, hooks: MediaHooks): Promise<void> {
    try {
      await runJob(['twin', job], limitsOf(LIMIT_MS.mouths, hooks))
    } catch (error) {
      throw userError(error)
    }
  }

  async function checkConsent(job: ConsentJob, hooks: MediaHooks): Promise<ConsentFindings> {
    try {
      return await runJob(['consent', job], limitsOf(LIMIT_MS.consent, hooks))
    } catch (error) {
      throw userError(error)
    }
  }

  async function run({ kind, inputPath, outputFolder }: MediaJob, limits: Limits): Promise<ProcessedMedia> {
    if (kind === 'content') {
      const { pictures, isExact } = await runJob(['pages', { inputPath, outputFolder }], limits)
      return { ...EMPTY, pictures, isExact }
    }
    if (kind === 'voice') {
      const outputPath = join(outputFolder, 'voice.m4a')
      const { durationSeconds } = await runJob(['voice-over', { inputPath, outputPath }], limits)
      return { ...EMPTY, filePath: outputPath, durationSeconds }
    }
    const [outputPath, posterPath] = [join(outputFolder, 'clip.mp4'), join(outputFolder, 'poster.jpg')]
    const isWhole = kind === 'clip'
    const { durationSeconds } = await runJob(['footage', { inputPath, outputPath, posterPath, isWhole }], limits)
    return { ...EMPTY, filePath: outputPath, posterPath, durationSeconds }
  }
}

function limitsOf(limitMs: number, { onProgress, signal }: MediaHooks): Limits {
  const limits = { limitMs, stallMs: STALL_MS, timeoutMessage: TIMEOUT, exitError }
  return { ...limits, signal, onProgress: (_stage, percent) => onProgress(percent) }
}

/** The memory watchdog and a full heap end the process by these signals. Any other exit is blamed on the file too. */
function exitError(signal: NodeJS.Signals | null): RenderError {
  const isOutOfMemory = signal === 'SIGKILL' || signal === 'SIGABRT'
  return new RenderError('file-refused', isOutOfMemory ? OUT_OF_MEMORY : UNREADABLE)
}

/** Replaces internal faults by a message for the uploader. A missing package is passed on, for the operator. */
function userError(error: unknown): unknown {
  const isInternal = error instanceof RenderError && error.cause !== undefined && !error.code.endsWith('-missing')
  return isInternal ? new RenderError('file-damaged', UNREADABLE, { cause: error }) : error
}
