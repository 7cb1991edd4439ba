import { setTimeout as pause } from 'node:timers/promises'
import type { Renderer } from '../../ports/renderer.ts'

const LOOK_AGAIN_MS = 1000

/**
 * A renderer for background work: one video at a time, and none starts while a person's own video is being
 * made. Closing is left to the underlying renderer.
 */
export function createIdleRenderer(renderer: Renderer, isBusy: () => boolean): Renderer {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...renderer,
    close: async () => {},
    render(job, hooks) {
      const turn = last.then(async () => {
        while (isBusy()) await pause(LOOK_AGAIN_MS, undefined, { signal: hooks.signal })
        return renderer.render(job, hooks)
      })
      last = turn.catch(() => {})
      return turn
    },
  }
}
