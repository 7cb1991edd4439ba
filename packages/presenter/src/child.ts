import { drawPresenterPoster } from './engine/draw-poster.ts'
import { makeFilm } from './engine/make-film.ts'
import { selfCheck } from './engine/self-check.ts'
import { FilmError } from './film/film-job.ts'
import type { Stage } from './film/film-job.ts'
import type { FailureCode, FromChild, ToChild } from './protocol.ts'

const PROGRESS_MILLISECONDS = 500
const FAREWELL_MILLISECONDS = 2000

/** The part of the whole work that lies before a stage, and the part the stage takes. */
const SHARES: Record<Stage, readonly [before: number, share: number]> = {
  reading: [0, 2],
  speaking: [2, 16],
  drawing: [18, 80],
  finishing: [98, 2],
}

let leaving = false
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

/** Reports a new percentage at most twice a second. */
function progressReporter(id: string): (stage: Stage, fraction: number) => void {
  let lastSent = 0
  let lastPercent = -1
  return (stage, fraction) => {
    const [before, share] = SHARES[stage]
    const percent = Math.floor(before + share * fraction)
    const now = performance.now()
    if (percent === lastPercent || now - lastSent < PROGRESS_MILLISECONDS) return
    lastSent = now
    lastPercent = percent
    send({ type: 'progress', id, stage, percent })
  }
}

async function work(message: Exclude<ToChild, { type: 'cancel' }>): Promise<void> {
  const { id } = message
  if (current) {
    send({ type: 'failed', id, code: 'busy', message: 'Another video is being made in this process.' })
    return
  }
  const controller = new AbortController()
  current = { id, controller }
  try {
    if (message.type === 'poster') {
      await drawPresenterPoster(message.job)
      send({ type: 'drawn', id })
    } else {
      const result = await makeFilm(message.job, { onProgress: progressReporter(id), signal: controller.signal })
      send({ type: 'done', id, result })
    }
  } catch (error) {
    send({ type: 'failed', id, ...problemOf(error) })
  } finally {
    current = undefined
  }
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

process.on('disconnect', leave)
try {
  await selfCheck()
  process.on('message', receive)
  send({ type: 'ready' })
} catch (error) {
  send({ type: 'unavailable', ...problemOf(error) })
  process.disconnect?.()
  process.exitCode = 1
}
