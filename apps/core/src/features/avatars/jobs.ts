import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SpokenLanguage } from '@vitrine/contract'
import { SpokenLanguage as Spoken, VideoLook, VideoSound } from '@vitrine/contract/api'
import { msg, translate } from '@vitrine/messages'
import type { Queue } from '../../platform/queue/queue.ts'
import { withFolder } from '../../platform/process/with-folder.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Avatars } from './service.ts'
import { drawnBrand, type Tenants } from '../tenants/index.ts'

interface Deps {
  avatars: Avatars
  tenants: Tenants
  renderer: Renderer
  storage: Storage
  queue: Queue
  workFolder: string
  /** Whether this process is rendering a person's video. Previews wait until it is done. */
  isBusy: () => boolean
}

const LOOK_AGAIN_MS = 1000

/**
 * Starts the worker that renders preview clips of presenters: a looping sentence with sound, in the tenant's words and colours.
 */
export function startPreviewWorker({ avatars, tenants, renderer, storage, queue, workFolder, isBusy }: Deps): void {
  queue.work('preview', { concurrency: 1, handle })

  async function handle(asked: Record<string, string>, signal: AbortSignal): Promise<void> {
    const { tenantId, avatarId } = asked
    if (!tenantId || !avatarId) return
    const language = Spoken.parse(asked['language'] ?? 'en')
    const tenant = await tenants.withId(tenantId)
    const avatar = await avatars.findStock(tenantId, avatarId)
    if (!tenant || !avatar) return
    const appearance = await avatars.previewAppearance(tenant)
    const spoken = avatar.spoken_previews[language]
    if ((language === 'en' ? avatar.appearance : spoken?.appearance) === appearance) return
    // The operator has been notified. A scheduled task requests the clip again.
    if ((await renderer.selfCheck()) !== undefined) return
    while (isBusy()) await pause(LOOK_AGAIN_MS, undefined, { signal })
    await withFolder(workFolder, 'preview', async (folder) => {
      const job = previewJob(tenant, { name: avatar.name, presenterId: avatar.presenter_id }, language, folder)
      await renderer.render(job, { onProgress: () => {}, signal })
      // Each clip has a name of its own, because browsers cache files by name.
      const key = `${tenantId}/avatars/${avatarId}-${language}-${appearance}`
      const previewKey = `${key}.mp4`
      await storage.put(previewKey, job.outputPath)
      if (language === 'en') {
        const posterKey = `${key}.jpg`
        await storage.put(posterKey, job.posterPath)
        await avatars.savePreview(tenantId, avatarId, { previewKey, posterKey, appearance })
      } else {
        await avatars.saveSpoken(tenantId, avatarId, { [language]: { previewKey, appearance } })
      }
      const before = language === 'en' ? [avatar.preview_key, avatar.poster_key] : [spoken?.previewKey]
      for (const old of before) if (old) await storage.removeAll(old)
    })
  }
}

const greeting = msg({ message: 'Hi, I’m {name}.' })

/** Returns a presenter's introduction. A tenant's line in English only is left out in other languages. */
function introduction(tenant: Tenant, name: string, language: SpokenLanguage): string {
  const { sampleLine } = tenant.brandingIn(language).words
  const isForeign = language !== 'en' && sampleLine === tenant.words.sampleLine
  const hello = translate(language, greeting, { name })
  return isForeign ? hello : `${hello} ${sampleLine}`
}

function previewJob(
  tenant: Tenant,
  avatar: { name: string; presenterId: string },
  language: SpokenLanguage,
  folder: string,
) {
  return {
    script: introduction(tenant, avatar.name, language),
    language,
    presenterId: avatar.presenterId,
    presenterName: avatar.name,
    title: tenant.brand.companyName,
    place: '',
    facts: {},
    vertical: tenant.vertical,
    brand: drawnBrand(tenant.brand),
    look: VideoLook.parse({ definition: '720p' }),
    sound: VideoSound.parse({}),
    outputPath: join(folder, 'preview.mp4'),
    posterPath: join(folder, 'preview.jpg'),
    posterPose: 'portrait' as const,
  }
}
