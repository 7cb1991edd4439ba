import { makeFilm } from '../../packages/presenter/src/engine/index.ts'
import { keepCode } from '../../packages/presenter/src/engine/kept-code.ts'
import type { FilmJob, FilmResult } from '../../packages/presenter/src/engine/index.ts'

/** What one film cost its process. */
export interface Measured {
  film: FilmResult
  wallSeconds: number
  cpuSeconds: number
  /** The most the process ever held. */
  peakMegabytes: number
}

// The first film counts from the start of the process, since that is what a cold one waits for.
let startedAt = 0
let cpuAt = 0

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function render(job: FilmJob): Promise<void> {
  const film = await makeFilm(job)
  const measured: Measured = {
    film,
    wallSeconds: performance.now() / 1000 - startedAt,
    cpuSeconds: cpuSeconds() - cpuAt,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }
  keepCode()
  process.send?.(measured)
}

process.on('message', (job: FilmJob) => {
  if (startedAt > 0) [startedAt, cpuAt] = [performance.now() / 1000, cpuSeconds()]
  void render(job).finally(() => (startedAt = performance.now() / 1000))
})
