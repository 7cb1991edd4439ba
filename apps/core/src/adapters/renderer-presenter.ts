import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { FromRenderer, ToRenderer } from '@vitrine/presenter/protocol'
import { RenderError, type RenderHooks, type RenderJob, type RenderResult, type Renderer } from '../ports/renderer.ts'
import { filmJobOf } from './film-job-of.ts'

/** A child is replaced after so many films, before its native memory has grown far. */
const FILMS_PER_CHILD = 40
/** Starting, voice and fonts, plus a generous multiple of what a film of this length takes on a slow machine. */
const LIMIT_BASE_MS = 120_000
const LIMIT_PER_CHARACTER_MS = 40
/** Idle children are ended: a warm one costs some 200 MB that a quiet server has no use for. */
const IDLE_FOR_MS = 120_000
const HEAP_MEGABYTES_MAX = 512

interface Child {
  process: ChildProcess
  films: number
  idleTimer?: NodeJS.Timeout
}

/**
 * Renders with the illustrated presenters, in a pool of child processes that stay warm. Canvas, codecs and voice live there only:
 * whatever a script does to them, the server goes on.
 */
export function createPresenterRenderer({ concurrency }: { concurrency: number }): Renderer {
  const idle: Child[] = []
  const all = new Set<Child>()
  const waiting: (() => void)[] = []
  let busy = 0
  return { render, close }

  async function render(job: RenderJob, hooks: RenderHooks): Promise<RenderResult> {
    if (busy >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy++
    try {
      hooks.signal.throwIfAborted()
      return await renderIn(idle.pop() ?? start(), job, hooks)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy--
    }
  }

  function renderIn(child: Child, job: RenderJob, hooks: RenderHooks): Promise<RenderResult> {
    clearTimeout(child.idleTimer)
    const id = randomUUID()
    return new Promise<RenderResult>((resolve, reject) => {
      const lost = new RenderError('renderer-lost', 'The render process ended before the video was finished.', { isLost: true })
      const onExit = () => settle(() => reject(lost))
      const onAbort = () => {
        // The child removes its half-made files when it cancels; killing it is for one that does not listen.
        child.process.send({ type: 'cancel', id } satisfies ToRenderer)
        setTimeout(() => child.process.kill('SIGKILL'), 2000).unref()
        settle(() => reject(new RenderError('cancelled', 'The video was stopped.')))
        all.delete(child)
        child.process.disconnect()
      }
      const limit = setTimeout(() => {
        child.process.kill('SIGKILL')
        settle(() => reject(new RenderError('too-slow', 'Making this video took too long, so it was stopped. Try a shorter script.')))
      }, LIMIT_BASE_MS + job.script.length * LIMIT_PER_CHARACTER_MS)
      const onMessage = (message: FromRenderer) => {
        if (message.type === 'ready' || message.id !== id) return
        if (message.type === 'progress') return hooks.onProgress(message.stage, message.percent)
        rest(child)
        if (message.type === 'done') settle(() => resolve(message.result))
        else settle(() => reject(new RenderError(message.code, message.message)))
      }
      const settle = (end: () => void) => {
        clearTimeout(limit)
        child.process.off('message', onMessage).off('exit', onExit)
        hooks.signal.removeEventListener('abort', onAbort)
        end()
      }
      child.process.on('message', onMessage).once('exit', onExit)
      hooks.signal.addEventListener('abort', onAbort, { once: true })
      child.process.send({ type: 'render', id, job: filmJobOf(job) } satisfies ToRenderer, (error) => error && onExit())
    })
  }

  function start(): Child {
    const options = { execArgv: [`--max-old-space-size=${HEAP_MEGABYTES_MAX}`], serialization: 'advanced' as const }
    const child: Child = { process: fork(fileURLToPath(import.meta.resolve('@vitrine/presenter/child')), options), films: 0 }
    all.add(child)
    child.process.once('exit', () => {
      all.delete(child)
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
    })
    child.process.on('error', () => child.process.kill('SIGKILL'))
    return child
  }

  function rest(child: Child): void {
    child.films++
    if (child.films >= FILMS_PER_CHILD) return child.process.disconnect()
    idle.push(child)
    child.idleTimer = setTimeout(() => child.process.disconnect(), IDLE_FOR_MS)
    child.idleTimer.unref()
  }

  async function close(): Promise<void> {
    for (const child of all) child.process.kill('SIGKILL')
  }
}
