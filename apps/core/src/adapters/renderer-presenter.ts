import { randomUUID } from 'node:crypto'
import type { FromChild, ToChild } from '@vitrine/presenter/protocol'
import { RenderError, type RenderHooks, type RenderJob, type RenderResult, type Renderer } from '../ports/renderer.ts'
import { filmJobOf } from './film-job-of.ts'
import { type Child, createChildPool } from './renderer-children.ts'

/** Starting, voice and fonts, plus a generous multiple of what a film of this length takes on a slow machine. */
const LIMIT_BASE_MS = 120_000
const LIMIT_PER_CHARACTER_MS = 40
/** A child that was told to stop and has not answered by then is killed. */
const CANCEL_PATIENCE_MS = 2000

/**
 * Renders with the illustrated presenters, in child processes that stay warm. Canvas, codecs and voice live there only: whatever a
 * script does to them, the server goes on.
 */
export function createPresenterRenderer({ concurrency }: { concurrency: number }): Renderer {
  const pool = createChildPool(concurrency)
  return { render, close: pool.close }

  async function render(job: RenderJob, hooks: RenderHooks): Promise<RenderResult> {
    const child = await pool.take()
    try {
      if (hooks.signal.aborted) throw cancelled()
      return await renderIn(child, job, hooks)
    } finally {
      pool.giveBack(child)
    }
  }
}

function renderIn({ process: child }: Child, job: RenderJob, hooks: RenderHooks): Promise<RenderResult> {
  const id = randomUUID()
  const send = (message: ToChild) => child.connected && child.send(message, () => undefined)
  const { promise, resolve, reject } = Promise.withResolvers<RenderResult>()
  const limit = setTimeout(
    () => {
      child.kill('SIGKILL')
      reject(new RenderError('too-slow', 'Making this video took too long, so it was stopped. Try a shorter script.'))
    },
    LIMIT_BASE_MS + job.script.length * LIMIT_PER_CHARACTER_MS,
  )

  function onMessage(message: FromChild): void {
    if (message.type === 'unavailable') return reject(new RenderError(message.code, message.message))
    if (message.type === 'ready' || message.id !== id) return
    if (message.type === 'progress') return hooks.onProgress(message.stage, message.percent)
    if (message.type === 'done') resolve(message.result)
    if (message.type === 'failed') reject(new RenderError(message.code, message.message))
  }
  function onExit(): void {
    reject(
      new RenderError('renderer-lost', 'The render process ended before the video was finished.', { isLost: true }),
    )
  }
  function onAbort(): void {
    // The child removes its half-made file when it cancels; its answer ends the wait.
    send({ type: 'cancel', id })
    setTimeout(() => {
      child.kill('SIGKILL')
      reject(cancelled())
    }, CANCEL_PATIENCE_MS).unref()
  }

  child.on('message', onMessage).once('exit', onExit)
  hooks.signal.addEventListener('abort', onAbort, { once: true })
  if (child.exitCode !== null || !child.connected) onExit()
  else send({ type: 'render', id, job: filmJobOf(job) })
  return promise.finally(() => {
    clearTimeout(limit)
    child.off('message', onMessage).off('exit', onExit)
    hooks.signal.removeEventListener('abort', onAbort)
  })
}

function cancelled(): RenderError {
  return new RenderError('cancelled', 'The video was stopped.')
}
