import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { VideoTask } from '@vitrine/contract/api'
import type { Queue } from '../../../platform/queue.ts'
import { RenderError, type RenderHooks, type Renderer } from '../../../ports/renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Tenants } from '../../tenants/service.ts'
import { createFilmFiles } from '../film-files.ts'
import { patiently, renderJobOf } from '../render-job.ts'
import type { LockedVideo } from '../store.ts'
import type { FilmSources } from '../film-sources.ts'
import { isFilmCurrent, wordsOfFilm } from '../words-of-film.ts'
import type { AskedTask, TaskRun, Tasks } from './tasks.ts'

const NOTE_EVERY_MS = 1000
const EXHAUSTED = 'The file could not be made, although we tried several times. Try again in a while.'

interface Parts {
  sources: FilmSources
  tasks: Tasks
  tenants: Tenants
  renderer: Renderer
  storage: Storage
  queue: Queue
  workFolder: string
  report: (error: Error) => void
}

/** Does what was asked of finished videos: draws them with the brand of today, puts them into other kinds of files. */
export function workTasks({ sources, tasks, tenants, renderer, storage, queue, workFolder, report }: Parts): void {
  const files = createFilmFiles(storage)
  queue.work('task', { concurrency: 1, handle, exhausted: (payload) => tasks.fail(asked(payload), EXHAUSTED) })

  async function handle(payload: Record<string, string>, signal: AbortSignal): Promise<void> {
    const begun = await tasks.begin(asked(payload))
    if (!begun) return
    const lost = new AbortController()
    const hooks = { onProgress: noting(begun.run, lost), signal: AbortSignal.any([signal, lost.signal]) }
    const folder = await mkdtemp(join(workFolder, 'task-'))
    try {
      await (begun.run.kind === 'rebrand' ? redraw : exportFilm)(begun.run, begun.row, folder, hooks)
    } catch (error) {
      // Nobody waits for it any more; or the job goes back to the queue and another run begins.
      if (lost.signal.aborted) return
      if (signal.aborted || !(error instanceof RenderError)) throw error
      if (error.cause instanceof Error) report(error.cause)
      await tasks.fail(begun.run, error.message)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function redraw(run: TaskRun, row: LockedVideo, folder: string, hooks: RenderHooks): Promise<void> {
    const tenant = await tenants.withId(run.tenantId)
    if (!tenant) throw new RenderError('tenant-closed', 'This site is closed, so its videos are not made any more.')
    // What is spoken is the same, so speech and captions stay; the copy that shows no brand shows the words beside them.
    const {
      unbrandedPath,
      keptFolder = '',
      captionsPath = '',
      ...drawn
    } = await sources.layReady(renderJobOf(tenant, row, folder), { tenantId: run.tenantId, row, folder })
    await files.fetchKept(row.kept_files, keptFolder)
    const job = {
      ...drawn,
      ...(row.captions_key ? {} : { captionsPath }),
      ...(unbrandedPath && !isFilmCurrent(row) ? { unbrandedPath } : {}),
    }
    const { durationSeconds, bytes } = await patiently(
      () => renderer.render({ ...job, keptFolder }, hooks),
      hooks.signal,
    )
    const keys = await files.keep(run, row.kept_files.length > 0 ? job : { ...job, keptFolder })
    const film = { ...keys, durationSeconds, bytes, appearance: tenant.appearance, drawnWords: wordsOfFilm(row) }
    const left = await tasks.finishRebrand(run, film)
    if (!left) await files.removeAll(keys)
    for (const key of left ?? []) await storage.removeAll(key)
  }

  async function exportFilm(run: TaskRun, row: LockedVideo, folder: string, hooks: RenderHooks): Promise<void> {
    if (run.kind === 'rebrand' || !row.file_key) throw new RenderError('no-film', 'This video has no film.')
    const job = { format: run.kind, inputPath: join(folder, 'film.mp4'), outputPath: join(folder, `film.${run.kind}`) }
    await files.fetchFilm(row.file_key, job.inputPath)
    await patiently(() => renderer.exportFilm(job, hooks), hooks.signal)
    const key = `${run.tenantId}/videos/${run.videoId}/${run.claimId}.${run.kind}`
    await storage.put(key, job.outputPath)
    if (!(await tasks.finishExport(run, key))) await storage.removeAll(key)
  }

  function noting(run: TaskRun, lost: AbortController): RenderHooks['onProgress'] {
    let notedAt = performance.now()
    return (_, percent) => {
      if (performance.now() - notedAt < NOTE_EVERY_MS) return
      notedAt = performance.now()
      void tasks.note(run, percent).then(
        (isOurs) => isOurs || lost.abort(),
        () => undefined,
      )
    }
  }
}

function asked({ tenantId = '', videoId = '', kind, id = '' }: Record<string, string>): AskedTask {
  return { tenantId, videoId, kind: VideoTask.shape.kind.parse(kind), id }
}
