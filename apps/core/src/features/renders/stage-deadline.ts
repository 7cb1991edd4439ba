import type { VideoStage } from '@vitrine/contract'
import { RenderError } from '../../ports/renderer.ts'

/**
 * The longest time without progress in each stage. Long videos take long, but the engine reports progress twice
 * a second, except during speech and while the file is closed.
 */
export const STAGE_SECONDS: Record<VideoStage, number> = { reading: 120, speaking: 300, drawing: 300, finishing: 300 }

export type Deadline = ReturnType<typeof startDeadline>

/**
 * Ends a render that makes no progress, so that no percentage stays unchanged forever. Waiting for a free process is not a
 * stage.
 */
export function startDeadline(stageSeconds: Record<VideoStage, number>) {
  const overdue = new AbortController()
  let reached = { stage: 'reading' as VideoStage, percent: -1 }
  let timer: NodeJS.Timeout | undefined
  return { signal: overdue.signal, advance, refuse, end }

  /** Records the progress of the render. Only progress resets the deadline. */
  function advance(stage: VideoStage, percent: number): void {
    if (stage === reached.stage && percent <= reached.percent) return
    reached = { stage, percent }
    clearTimeout(timer)
    timer = arm()
  }

  /** Rethrows `error`, or the deadline's own reason where the deadline ended the render. */
  function refuse(error: unknown): never {
    if (!overdue.signal.aborted) throw error
    const message = 'This video made no progress for several minutes, so it was stopped. Try again later.'
    throw new RenderError('stage-overdue', message, {
      cause: new Error(`The render stood still while ${reached.stage}.`),
    })
  }

  function end(): void {
    clearTimeout(timer)
  }

  function arm(): NodeJS.Timeout {
    return setTimeout(() => overdue.abort(), stageSeconds[reached.stage] * 1000)
  }
}
