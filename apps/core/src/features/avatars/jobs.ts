import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import type { Queue } from '../../platform/queue.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Tenants } from '../tenants/service.ts'
import type { Avatars } from './service.ts'

interface Parts {
  avatars: Avatars
  tenants: Tenants
  renderer: Renderer
  storage: Storage
  queue: Queue
  workFolder: string
  /** Whether somebody's video is being made in this process: previews wait for it. */
  isBusy: () => boolean
}

const LOOK_AGAIN_MS = 1000

/** Makes the looping clip with sound that shows a presenter before one chooses it: a sentence in the tenant's words and colours. */
export function workPreviews({ avatars, tenants, renderer, storage, queue, workFolder, isBusy }: Parts): void {
  queue.work('preview', { concurrency: 1, handle })

  async function handle({ tenantId, avatarId }: Record<string, string>, signal: AbortSignal): Promise<void> {
    if (!tenantId || !avatarId) return
    const tenant = await tenants.withId(tenantId)
    const avatar = await avatars.findStock(tenantId, avatarId)
    if (!tenant || !avatar) return
    const appearance = await avatars.previewAppearance(tenant)
    if (avatar.appearance === appearance) return
    // The operator has been told; a round asks for the clip again.
    if ((await renderer.trouble()) !== undefined) return
    while (isBusy()) await pause(LOOK_AGAIN_MS, undefined, { signal })
    const folder = await mkdtemp(join(workFolder, 'preview-'))
    try {
      const job = previewJob(tenant, { name: avatar.name, presenterId: avatar.presenter_id }, folder)
      await renderer.render(job, { onProgress: () => {}, signal })
      // Another clip has another name, because browsers keep what a name once stood for.
      const key = `${tenantId}/avatars/${avatarId}-${appearance}`
      const keys = { previewKey: `${key}.mp4`, posterKey: `${key}.png`, appearance }
      await storage.put(keys.previewKey, job.outputPath)
      await storage.put(keys.posterKey, job.posterPath)
      await avatars.keepPreview(tenantId, avatarId, keys)
      for (const old of [avatar.preview_key, avatar.poster_key]) if (old) await storage.removeAll(old)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

function previewJob(tenant: Tenant, avatar: { name: string; presenterId: string }, folder: string) {
  return {
    script: `Hello, I am ${avatar.name}. ${tenant.words.sampleLine}`,
    language: 'en' as const,
    presenterId: avatar.presenterId,
    presenterName: avatar.name,
    title: tenant.brand.companyName,
    place: '',
    facts: {},
    vertical: tenant.vertical,
    brand: { name: tenant.brand.companyName, ...tenant.brand.colours, logoSvg: tenant.brand.logoSvg },
    look: VideoLook.parse({}),
    sound: VideoSound.parse({}),
    outputPath: join(folder, 'preview.mp4'),
    posterPath: join(folder, 'preview.png'),
  }
}
