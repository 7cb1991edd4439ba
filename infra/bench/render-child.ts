import { renderVideo } from '../../packages/presenter/src/engine/index.ts'
import { flushCodeCache } from '../../packages/presenter/src/engine/code-cache.ts'
import type { RenderJob, RenderResult } from '../../packages/presenter/src/engine/index.ts'

/** The cost of one video in its process. */
export interface Measured {
  result: RenderResult
  wallSeconds: number
  cpuSeconds: number
  /** The most the process ever held. */
  peakMegabytes: number
}

// The first video counts from the start of the process, since a cold one waits for it too.
let startedAt = 0
let cpuAt = 0

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function render(job: RenderJob): Promise<void> {
  const result = await renderVideo(job)
  const measured: Measured = {
    result,
    wallSeconds: performance.now() / 1000 - startedAt,
    cpuSeconds: cpuSeconds() - cpuAt,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }
  flushCodeCache()
  process.send?.(measured)
}

process.on('message', (job: RenderJob) => {
  if (startedAt > 0) [startedAt, cpuAt] = [performance.now() / 1000, cpuSeconds()]
  void render(job).finally(() => (startedAt = performance.now() / 1000))
})
