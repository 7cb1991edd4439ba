import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queue } from '../../../platform/queue/queue.ts'
import { fetchFile } from '../../../platform/storage/fetch-file.ts'
import { withFolder } from '../../../platform/process/with-folder.ts'
import type { MediaProcessor } from '../../../ports/media-processor.ts'
import { RenderError } from '../../../ports/renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Mouths } from './mouths.ts'

/** The error code for missing models, which is not a fault of the recording. */
const MISSING = 'face-models-missing'

interface Deps {
  mouths: Pick<Mouths, 'sourceOf' | 'storePictures' | 'storeProblem'>
  mediaProcessor: Pick<MediaProcessor, 'prepareMouths'>
  storage: Storage
  queue: Queue
  workFolder: string
  report: (error: Error) => void
}

/** Starts the worker that makes the mouth pictures of approved twins. Without them a twin is shown as it was recorded. */
export function startMouthWorker({ mouths, mediaProcessor, storage, queue, workFolder, report }: Deps): void {
  queue.work('mouths', { concurrency: 1, handle })

  async function handle({ tenantId = '', avatarId = '' }: Record<string, string>, signal: AbortSignal): Promise<void> {
    const source = await mouths.sourceOf(tenantId, avatarId)
    if (!source) return
    await withFolder(workFolder, 'mouths', async (folder) => {
      const outputPath = join(folder, 'mouths')
      try {
        const footagePath = await fetchFile(storage, source.footageKey, join(folder, 'footage.mp4'), signal)
        const recordingPath = await fetchFile(storage, source.recordingKey, join(folder, 'recording'), signal)
        await mediaProcessor.prepareMouths({ footagePath, recordingPath, outputPath }, { onProgress: () => {}, signal })
        await mouths.storePictures(tenantId, avatarId, source, outputPath)
      } catch (error) {
        if (signal.aborted || !(error instanceof RenderError) || error.isLost) throw error
        if (error.cause instanceof Error) report(error.cause)
        if (error.code === MISSING) return report(error)
        await writeFile(outputPath, error.message)
        await mouths.storeProblem(tenantId, avatarId, source, outputPath)
      }
    })
  }
}
