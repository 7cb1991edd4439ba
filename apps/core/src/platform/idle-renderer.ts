import { setTimeout as pause } from 'node:timers/promises'
import type { Renderer } from '../ports/renderer.ts'

const LOOK_AGAIN_MS = 1000

/**
 * A renderer for what nobody waits for: one video at a time, and none begins while somebody's own video is being made. Closing
 * stays with the renderer behind it.
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
