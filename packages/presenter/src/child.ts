import { Worker } from 'node:worker_threads'
import { renderBrandImage } from './engine/stills/brand-image.ts'
import { flushCodeCache } from './engine/code-cache.ts'
import { renderVideo } from './engine/render-video.ts'
import type { RenderHooks } from './engine/render-video.ts'
import { previewSpeech } from './engine/speech/preview-speech.ts'
import { recordSoundtrack } from './engine/speech/record-soundtrack.ts'
import { selfCheck } from './engine/self-check.ts'
import { warmUp } from './engine/warm-up.ts'
import { MediaError } from './composition/render-job.ts'
import type { Stage } from './composition/render-job.ts'
import type { FailureCode, FromChild, Purpose, ToChild, JobRequest, JobType, JobTypes } from './protocol.ts'

const PROGRESS_MILLISECONDS = 500
const SHUTDOWN_TIMEOUT_MILLISECONDS = 2000

/** Percentages: the progress before a stage, and the share of the stage. */
const STAGE_SHARES: Record<Stage, readonly [before: number, share: number]> = {
  reading: [0, 2],
  speaking: [2, 16],
  drawing: [18, 80],
  finishing: [98, 2],
}

let isShuttingDown = false
let current: { id: string; controller: AbortController } | undefined

function send(message: FromChild): void {
  if (!process.connected) return
  // The parent may be gone before `disconnect` fires. Without a callback a failed write would end the process.
  process.send?.(message, undefined, undefined, (error) => {
    if (error) shutDown()
  })
}

function errorOf(error: unknown): { code: FailureCode; message: string } {
  if (error instanceof MediaError) return { code: error.code, message: error.message }
  const detail = error instanceof Error ? error.message : String(error)
  return { code: 'internal', message: `The video could not be made: ${detail}` }
}

/** Other jobs report one share of the whole. */
const WHOLE_JOB = [0, 100] as const

/** Reports progress at most twice a second. */
function progressReporter({ id, type }: JobRequest): (stage: Stage, fraction: number) => void {
  let lastSent = 0
  let lastPercent = -1
  return (stage, fraction) => {
    const [before, share] = type === 'render' ? STAGE_SHARES[stage] : WHOLE_JOB
    const percent = Math.floor(before + share * fraction)
    const now = performance.now()
    if (percent === lastPercent || now - lastSent < PROGRESS_MILLISECONDS) return
    lastSent = now
    lastPercent = percent
    send({ type: 'progress', id, stage, percent })
  }
}

type Handlers = {
  [Name in JobType]: (job: JobTypes[Name]['job'], hooks: RenderHooks) => Promise<JobTypes[Name]['result']>
}

// Loaded on demand: a render process needs no upload parsers.
const HANDLERS: Handlers = {
  'brand-picture': renderBrandImage,
  consent: async (job, hooks) => (await import('./twin/consent/check-consent.ts')).checkConsent(job, hooks),
  export: async (job, hooks) => (await import('./export/export-video.ts')).exportVideo(job, hooks),
  footage: async (job, hooks) => (await import('./uploads/footage.ts')).prepareFootage(job, hooks),
  invoices: async (job) => (await import('./documents/render-invoices.ts')).renderInvoices(job),
  'music-sample': async (job) => (await import('./engine/audio/music-sample.ts')).sampleMusic(job),
  pages: async (job, hooks) => (await import('./uploads/pages.ts')).preparePages(job, hooks),
  render: renderVideo,
  scene: async (job) => (await import('./engine/stills/scene-still.ts')).renderScene(job),
  soundtrack: recordSoundtrack,
  speech: previewSpeech,
  transparent: async (job, hooks) =>
    (await import('./export/transparent/transparent-video.ts')).drawTransparent(job, hooks),
  twin: async (job, hooks) => (await import('./twin/prepare-twin.ts')).prepareTwin(job, hooks),
  'text-fit': async (job) => (await import('./engine/stills/scene-still.ts')).checkTextFit(job),
  thumbnail: async (job) => (await import('./export/thumbnail.ts')).drawThumbnail(job),
  'voice-over': async (job, hooks) => (await import('./uploads/voice-over.ts')).prepareVoiceOver(job, hooks),
}

/** The table pairs each type with its job. The compiler cannot follow that through a union. */
const handle = <Name extends JobType>(type: Name, job: JobTypes[Name]['job'], hooks: RenderHooks) =>
  HANDLERS[type](job, hooks)

async function runJob(message: JobRequest): Promise<void> {
  const { id } = message
  if (current) {
    send({ type: 'failed', id, code: 'busy', message: 'Another video is being made in this process.' })
    return
  }
  const controller = new AbortController()
  current = { id, controller }
  try {
    const hooks = { onProgress: progressReporter(message), signal: controller.signal }
    send({ type: 'done', id, result: await handle(message.type, message.job, hooks) })
  } catch (error) {
    send({ type: 'failed', id, ...errorOf(error) })
  } finally {
    current = undefined
  }
  flushCodeCache()
}

function receive(message: ToChild): void {
  if (message.type !== 'cancel') void runJob(message)
  else if (current?.id === message.id) current.controller.abort()
}

/** Aborts the current job, waits for its cleanup and ends the process. */
function shutDown(): void {
  if (isShuttingDown) return
  isShuttingDown = true
  current?.controller.abort()
  setInterval(() => {
    if (!current) process.exit(0)
  }, 20)
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MILLISECONDS)
}

/** Ends this process above a memory limit. 0 means no limit. */
function watchMemory(megabytesMax: number): void {
  if (!(megabytesMax > 0)) return
  new Worker(new URL('./memory-watchdog.ts', import.meta.url), { workerData: megabytesMax * 1024 * 1024 }).unref()
}

process.on('disconnect', shutDown)
const [megabytesMax = '0', purpose = 'render'] = process.argv.slice(2) as [string?, Purpose?]
watchMemory(Number(megabytesMax))
try {
  // Processes for other purposes start faster without the check.
  if (purpose === 'render') await selfCheck()
  process.on('message', receive)
  send({ type: 'ready' })
  // Runs while the process is idle. A failure is ignored here and reported by the next render.
  if (purpose === 'render') void warmUp().catch(() => undefined)
} catch (error) {
  send({ type: 'unavailable', ...errorOf(error) })
  process.disconnect?.()
  process.exitCode = 1
}
