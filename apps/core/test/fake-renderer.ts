import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import {
  RenderError,
  type RenderHooks,
  type RenderJob,
  type RenderResult,
  type Renderer,
} from '../src/ports/renderer.ts'

/**
 * A renderer that writes small files at once. Words in the script steer it: `[slow]` waits until it is cancelled, `[fail]` fails,
 * `[lost]` behaves like a process that died.
 */
export function createFakeRenderer(): Renderer & { jobs: RenderJob[] } {
  const jobs: RenderJob[] = []
  return { jobs, render, close: async () => {} }

  async function render(job: RenderJob, { onProgress, signal }: RenderHooks): Promise<RenderResult> {
    jobs.push(job)
    if (!/\p{L}/u.test(job.script))
      throw new RenderError('nothing-to-say', 'The script has no word that can be spoken.')
    onProgress('speaking', 30)
    if (job.script.includes('[fail]'))
      throw new RenderError('film-damaged', 'The picture and the sound do not have the same length.')
    if (job.script.includes('[lost]'))
      throw new RenderError('renderer-lost', 'The render process ended.', { isLost: true })
    if (job.script.includes('[slow]')) await pause(60_000, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) throw new RenderError('cancelled', 'The video was stopped.')
    await writeFile(job.outputPath, 'film bytes')
    await writeFile(job.posterPath, 'poster bytes')
    return { durationSeconds: 24, bytes: 10, cpuSeconds: 0.01 }
  }
}
