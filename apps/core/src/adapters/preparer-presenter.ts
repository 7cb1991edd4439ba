import { join } from 'node:path'
import { RenderError } from '../ports/renderer.ts'
import type { PrepareHooks, PrepareJob, Prepared, Preparer } from '../ports/preparer.ts'
import { inChild } from './child-work.ts'
import { createChildPool } from './renderer-children.ts'

/** Beside those that make films, which a bomb must never take down; two, so that one slow file holds up nobody. */
const PROCESSES = 2
/** Whatever a hostile file left in a process is gone soon. */
const FILES_PER_PROCESS = 20
const MEMORY_MEGABYTES_MAX = 1200
/** Starting the process included: a file that yields nothing for so long is answered well within ten seconds. */
const SILENCE_MS = 8000
const LIMIT_MS = { footage: 180_000, voice: 120_000, content: 60_000 } as const

const TOO_SLOW = 'Reading this file took too long, so it was stopped. Save it again in a simpler form.'
const TOO_BIG = 'Reading this file took more memory than it may, so it was stopped. Make it smaller.'
const UNREADABLE = 'This file cannot be read. Save it again and try once more.'
const NOTHING = {
  pictures: [],
  filePath: null,
  posterPath: null,
  durationSeconds: null,
  isExact: null,
} satisfies Prepared

/** Prepares uploads in child processes of their own, with limits of time and memory. */
export function createPresenterPreparer({ workFolder }: { workFolder: string }): Preparer {
  const settings = { worksMax: FILES_PER_PROCESS, memoryMegabytesMax: MEMORY_MEGABYTES_MAX }
  const pool = createChildPool(PROCESSES, { ...settings, confinedTo: workFolder })
  return { prepare, close: pool.close }

  async function prepare(job: PrepareJob, { onProgress, signal }: PrepareHooks): Promise<Prepared> {
    const bounds = {
      onProgress: (_stage: unknown, percent: number) => onProgress(percent),
      signal,
      limitMs: LIMIT_MS[job.kind],
      silenceMs: SILENCE_MS,
      tooSlow: TOO_SLOW,
      whyEnded,
    }
    try {
      return await prepared(job, bounds)
    } catch (error) {
      throw readable(error)
    }
  }

  async function prepared({ kind, inputPath, outputFolder }: PrepareJob, bounds: Bounds): Promise<Prepared> {
    if (kind === 'content') {
      const { pictures, isExact } = await inChild(pool, ['pages', { inputPath, outputFolder }], bounds)
      return { ...NOTHING, pictures, isExact }
    }
    if (kind === 'voice') {
      const outputPath = join(outputFolder, 'voice.m4a')
      const { durationSeconds } = await inChild(pool, ['voice-over', { inputPath, outputPath }], bounds)
      return { ...NOTHING, filePath: outputPath, durationSeconds }
    }
    const [outputPath, posterPath] = [join(outputFolder, 'clip.mp4'), join(outputFolder, 'poster.jpg')]
    const { durationSeconds } = await inChild(pool, ['footage', { inputPath, outputPath, posterPath }], bounds)
    return { ...NOTHING, filePath: outputPath, posterPath, durationSeconds }
  }
}

type Bounds = Parameters<typeof inChild>[2]

/** The memory watch kills without a word, and a full heap aborts; any other end was the file's doing as well. */
function whyEnded(signal: NodeJS.Signals | null): RenderError {
  const isFull = signal === 'SIGKILL' || signal === 'SIGABRT'
  return new RenderError('file-refused', isFull ? TOO_BIG : UNREADABLE)
}

/** What went wrong inside a library helps nobody who has sent a file; that something is missing here, the operator. */
function readable(error: unknown): unknown {
  const isFault = error instanceof RenderError && error.cause !== undefined && !error.code.endsWith('-missing')
  return isFault ? new RenderError('file-damaged', UNREADABLE, { cause: error }) : error
}
