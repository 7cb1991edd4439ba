import type { Audit } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { createAvatarPersonalData } from './personal-data.ts'
import { createAvatarPreferences } from './preferences.ts'
import { createAvatars } from './service.ts'
import { createSiteAvatars } from './site-avatars.ts'

export { startPreviewWorker } from './jobs.ts'
export type { AvatarPersonalData } from './personal-data.ts'
export { avatarsRoutes } from './routes.ts'
export type { Avatars } from './service.ts'
export { stockOf } from './stock.ts'
export { avatarSummaries, countEverywhereByType } from './summary-store.ts'
export { type LockedTwin, twinRows } from './twin-store.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  renderer: Pick<Renderer, 'version'>
  media: Pick<MediaLinks, 'link'>
  audit: Audit
  newId: () => string
}

interface Inputs {
  uploads: UploadsModule['uploads']
}

export type AvatarsModule = ReturnType<typeof createAvatarsModule>

/** The presenters of videos: the tenant's stock, and people's own, which the feature `twins` creates. */
export function createAvatarsModule(platform: Platform, { uploads }: Inputs) {
  const { db, storage, queue, events, renderer, media, audit, newId } = platform
  const rendererVersion = () => renderer.version()
  return {
    avatars: createAvatars({ db, queue, uploads, events, media, newId, rendererVersion }),
    preferences: createAvatarPreferences({ db }),
    siteAvatars: createSiteAvatars({ db, events, audit }),
    personalData: createAvatarPersonalData({ db, storage }),
  }
}
