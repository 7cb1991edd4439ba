import { join } from 'node:path'
import type { Queue } from '../../../platform/queue/queue.ts'
import { fetchFile } from '../../../platform/storage/fetch-file.ts'
import { withFolder } from '../../../platform/process/with-folder.ts'
import type { ConsentFindings, MediaProcessor } from '../../../ports/media-processor.ts'
import { RenderError } from '../../../ports/renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { ConsentChecks } from './checks.ts'

interface Deps {
  consentChecks: Pick<ConsentChecks, 'settle' | 'sourceOf'>
  mediaProcessor: Pick<MediaProcessor, 'checkConsent'>
  storage: Storage
  queue: Queue
  workFolder: string
  report: (error: Error) => void
}

/** The findings of a recording that could not be measured. An operator decides. */
const NOTHING: ConsentFindings = { words: null, face: null }

/** Starts the worker that checks the consents of twins whose recordings are complete. */
export function startConsentWorker({ consentChecks, mediaProcessor, storage, queue, workFolder, report }: Deps): void {
  queue.work('consent', { concurrency: 1, handle })

  async function handle({ tenantId = '', avatarId = '' }: Record<string, string>, signal: AbortSignal): Promise<void> {
    const source = await consentChecks.sourceOf(tenantId, avatarId)
    if (!source) return
    await withFolder(workFolder, 'consent', async (folder) => {
      const fetch = (key: string, name: string) => fetchFile(storage, key, join(folder, name), signal)
      const { consentKey, recordingKeys, text, code, language } = source
      const consentPath = await fetch(consentKey, 'consent')
      const recordingPaths: string[] = []
      for (const key of recordingKeys) recordingPaths.push(await fetch(key, `recording-${recordingPaths.length}`))
      const job = { consentPath, recordingPaths, text, code, language }
      const findings = await mediaProcessor
        .checkConsent(job, { onProgress: () => {}, signal })
        .catch((error: unknown) => {
          if (signal.aborted || !(error instanceof RenderError) || error.isLost) throw error
          report(error.cause instanceof Error ? error.cause : error)
          return NOTHING
        })
      await consentChecks.settle(tenantId, avatarId, source, findings)
    })
  }
}
