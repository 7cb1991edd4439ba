import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { People } from '../people/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { createAvatarPersonalData } from './personal-data.ts'
import { createAvatars } from './service.ts'
import { createTwinFacts } from './twin-facts.ts'
import { createTwins } from './twins.ts'

export { workPreviews } from './jobs.ts'
export type { AvatarPersonalData } from './personal-data.ts'
export { avatarsRoutes } from './routes.ts'
export type { Avatars } from './service.ts'
export { stockOf } from './stock.ts'
export { createTwinFacts } from './twin-facts.ts'
export { avatarSummaries, countEverywhereByType } from './summary-store.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  recordWebhookEvent: RecordWebhookEvent
  renderer: Pick<Renderer, 'version'>
  media: Pick<MediaLinks, 'link'>
  audit: Audit
  clock: Clock
  newId: () => string
}

interface Inputs {
  people: People
  uploads: UploadsModule['uploads']
}

export type AvatarsModule = ReturnType<typeof createAvatarsModule>

/** Presenters: the tenant's stock and people's own digital twins. */
export function createAvatarsModule(platform: Platform, { people, uploads }: Inputs) {
  const { db, storage, queue, events, renderer, media, audit, clock, newId } = platform
  const tellReady = createTwinFacts(platform.recordWebhookEvent)
  const rendererVersion = () => renderer.version()
  const avatars = createAvatars({ db, queue, uploads, events, media, newId, rendererVersion })
  return {
    avatars,
    twins: createTwins({ db, people, avatars, uploads, tellReady, storage, audit, clock, newId }),
    personalData: createAvatarPersonalData({ db, storage }),
  }
}
