import { join } from 'node:path'
import type { TenantTx } from '../../../platform/db/open.ts'
import { fileHash } from '../../../platform/storage/file-hash.ts'
import { withFolder } from '../../../platform/process/with-folder.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Renderer } from '../../../ports/renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Tenants } from '../service.ts'
import { sampleKey } from './files.ts'
import type { Samples } from './service.ts'

interface Deps {
  samples: Samples
  tenants: Tenants
  /** A renderer whose jobs wait for those of people's own videos. */
  renderer: Renderer
  storage: Storage
  queue: Queue
  workFolder: string
  /** Records video files by their sha256, so that people can ask where they were made. */
  recordFiles: (tx: TenantTx, hashes: readonly string[]) => Promise<void>
}

/** Starts the worker that makes the sample videos of the public pages, with their stills, which link previews also show. */
export function startSampleWorker(deps: Deps): void {
  const { samples, tenants, renderer, storage, queue, workFolder, recordFiles } = deps
  queue.work('sample', { concurrency: 1, handle })

  async function handle({ tenantId, audience }: Record<string, string>, signal: AbortSignal): Promise<void> {
    const tenant = tenantId ? await tenants.withId(tenantId) : undefined
    const wanted = tenant && (await samples.findWanted(tenant, Number(audience)))
    if (!tenant || !wanted) return
    await withFolder(workFolder, 'sample', async (folder) => {
      const [outputPath, posterPath] = [join(folder, 'video.mp4'), join(folder, 'still.jpg')]
      const { durationSeconds } = await renderer.render(
        { ...wanted.job, outputPath, posterPath },
        { onProgress: () => {}, signal },
      )
      const hash = await fileHash(outputPath)
      await storage.put(sampleKey(tenant.id, `${audience}.mp4`), outputPath)
      await storage.put(sampleKey(tenant.id, `${audience}.jpg`), posterPath)
      await samples.publish(tenant, wanted, { durationSeconds, record: (tx) => recordFiles(tx, [hash]) })
    })
  }
}
