import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queue } from '../../../platform/queue.ts'
import type { Renderer } from '../../../ports/renderer.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { Tenants } from '../service.ts'
import { sampleKey } from './files.ts'
import type { Samples } from './service.ts'

interface Parts {
  samples: Samples
  tenants: Tenants
  /** One that gives way to people's own videos. */
  renderer: Renderer
  storage: Storage
  queue: Queue
  workFolder: string
}

/** Makes the sample videos of the public pages, with the still that stands before each and in previews of links. */
export function workSamples({ samples, tenants, renderer, storage, queue, workFolder }: Parts): void {
  queue.work('sample', { concurrency: 1, handle })

  async function handle({ tenantId, audience }: Record<string, string>, signal: AbortSignal): Promise<void> {
    const tenant = tenantId ? await tenants.withId(tenantId) : undefined
    const wanted = tenant && (await samples.findWanted(tenant, Number(audience)))
    if (!tenant || !wanted) return
    const folder = await mkdtemp(join(workFolder, 'sample-'))
    try {
      const [outputPath, posterPath] = [join(folder, 'video.mp4'), join(folder, 'still.jpg')]
      const { durationSeconds } = await renderer.render(
        { ...wanted.job, outputPath, posterPath },
        { onProgress: () => {}, signal },
      )
      await storage.put(sampleKey(tenant.id, `${audience}.mp4`), outputPath)
      await storage.put(sampleKey(tenant.id, `${audience}.jpg`), posterPath)
      await samples.keep(tenant, wanted, durationSeconds)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
