import { Worker } from 'node:worker_threads'
import { drawBrandPicture } from './engine/brand-picture.ts'
import { keepCode } from './engine/kept-code.ts'
import { makeFilm } from './engine/make-film.ts'
import type { FilmHooks } from './engine/make-film.ts'
import { previewSpeech } from './engine/preview-speech.ts'
import { selfCheck } from './engine/self-check.ts'
import { warmUp } from './engine/warm-up.ts'
import { FilmError } from './film/film-job.ts'
import type { Stage } from './film/film-job.ts'
import type { FailureCode, FromChild, Purpose, SpeechJob, ToChild, Work, WorkName, Works } from './protocol.ts'

const PROGRESS_MILLISECONDS = 500
const FAREWELL_MILLISECONDS = 2000
const PRACTICE_ROUNDS = 4

/** The part of a film that lies before a stage, and the part the stage takes. */
const FILM_SHARES: Record<Stage, readonly [before: number, share: number]> = {
  reading: [0, 2],
  speaking: [2, 16],
  drawing: [18, 80],
  finishing: [98, 2],
}

let leaving = false
let practiceLeft = PRACTICE_ROUNDS
let current: { id: string; controller: AbortController } | undefined

function send(message: FromChild): void {
  if (!process.connected) return
  // The parent may be gone before this process is told; without a callback the failed write would end it at once.
  process.send?.(message, undefined, undefined, (error) => {
    if (error) leave()
  })
}

function problemOf(error: unknown): { code: FailureCode; message: string } {
  if (error instanceof FilmError) return { code: error.code, message: error.message }
  const detail = error instanceof Error ? error.message : String(error)
  return { code: 'internal', message: `The video could not be made: ${detail}` }
}

/** Any other work reports one share of the whole. */
const WHOLE = [0, 100] as const

/** Reports a new percentage at most twice a second. */
function progressReporter({ id, type }: Work): (stage: Stage, fraction: number) => void {
  let lastSent = 0
  let lastPercent = -1
  return (stage, fraction) => {
    const [before, share] = type === 'render' ? FILM_SHARES[stage] : WHOLE
    const percent = Math.floor(before + share * fraction)
    const now = performance.now()
    if (percent === lastPercent || now - lastSent < PROGRESS_MILLISECONDS) return
    lastSent = now
    lastPercent = percent
    send({ type: 'progress', id, stage, percent })
  }
}

type Doing = { [Name in WorkName]: (job: Works[Name]['job'], hooks: FilmHooks) => Promise<Works[Name]['result']> }

// What reads uploads is loaded when there is one: a process that makes films never needs it.
const DOING: Doing = {
  'brand-picture': drawBrandPicture,
  export: async (job, hooks) => (await import('./outputs/export-film.ts')).exportFilm(job, hooks),
  footage: async (job, hooks) => (await import('./uploads/footage.ts')).prepareFootage(job, hooks),
  invoices: async (job) => (await import('./papers/print-invoices.ts')).printInvoices(job),
  pages: async (job, hooks) => (await import('./uploads/pages.ts')).preparePages(job, hooks),
  render: makeFilm,
  speech: previewSpeech,
  'voice-over': async (job, hooks) => (await import('./uploads/voice-over.ts')).prepareVoiceOver(job, hooks),
}

/** The table above pairs every name with its job, which the compiler cannot follow through a union. */
const doing = <Name extends WorkName>(type: Name, job: Works[Name]['job'], hooks: FilmHooks) => DOING[type](job, hooks)

async function work(message: Work): Promise<void> {
  const { id } = message
  if (current) {
    send({ type: 'failed', id, code: 'busy', message: 'Another video is being made in this process.' })
    return
  }
  const controller = new AbortController()
  current = { id, controller }
  try {
    const hooks = { onProgress: progressReporter(message), signal: controller.signal }
    send({ type: 'done', id, result: await doing(message.type, message.job, hooks) })
  } catch (error) {
    send({ type: 'failed', id, ...problemOf(error) })
  } finally {
    current = undefined
  }
  keepCode()
  if (message.type === 'speech') await practise(message.job)
}

/**
 * The engine of JavaScript translates what has run a few times into something three times as fast. Who hears one sentence will ask
 * for others in this voice, so what was just said is said again to nobody, until somebody asks.
 */
async function practise(job: SpeechJob): Promise<void> {
  for (; practiceLeft > 0 && !current && !leaving; practiceLeft--) await previewSpeech(job).catch(() => undefined)
}

function receive(message: ToChild): void {
  if (message.type !== 'cancel') void work(message)
  else if (current?.id === message.id) current.controller.abort()
}

/** Without a parent nobody wants the film: what is half done is removed, and the process ends. */
function leave(): void {
  if (leaving) return
  leaving = true
  current?.controller.abort()
  setInterval(() => {
    if (!current) process.exit(0)
  }, 20)
  setTimeout(() => process.exit(0), FAREWELL_MILLISECONDS)
}

/** Ends this process when it holds more than so many megabytes; 0 is no limit. */
function watchMemory(megabytesMax: number): void {
  if (!(megabytesMax > 0)) return
  new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: megabytesMax * 1024 * 1024 }).unref()
}

process.on('disconnect', leave)
const [megabytesMax = '0', purpose = 'films'] = process.argv.slice(2) as [string?, Purpose?]
watchMemory(Number(megabytesMax))
try {
  // What makes no film should not take as long to start as what does.
  if (purpose === 'films') await selfCheck()
  process.on('message', receive)
  send({ type: 'ready' })
  // While nothing else is to be done. What fails here is met again, and told, by the film that needs it.
  if (purpose === 'films') void warmUp().catch(() => undefined)
} catch (error) {
  send({ type: 'unavailable', ...problemOf(error) })
  process.disconnect?.()
  process.exitCode = 1
}
