import type { PlanTerms } from '@vitrine/contract'
import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { People } from '../people/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { createEntitlements } from './entitlements/entitlements.ts'
import { createAvatarPersonalData } from './personal-data.ts'
import { createAvatars } from './service.ts'
import { createConsents } from './consent/consents.ts'
import { createTwinReview } from './consent/review.ts'
import { createTwins } from './twins.ts'

export { createTwinOrders } from './entitlements/twin-orders.ts'
export { workPreviews } from './jobs.ts'
export type { AvatarPersonalData } from './personal-data.ts'
export { avatarsRoutes } from './routes.ts'
export type { Avatars } from './service.ts'
export { stockOf } from './stock.ts'
export { noteRecording } from './consent/recording-facts.ts'
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
  usage: () => { termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null> }
  /** Renders, which a feature above keeps. */
  renders: () => { endVideosOf: (tx: TenantTx, avatarId: string) => Promise<void> }
}

export type AvatarsModule = ReturnType<typeof createAvatarsModule>

/** Presenters: the tenant's stock and people's own digital twins. */
export function createAvatarsModule(platform: Platform, { people, uploads, usage, renders }: Inputs) {
  const { db, storage, queue, events, recordWebhookEvent, renderer, media, audit, clock, newId } = platform
  const rendererVersion = () => renderer.version()
  const avatars = createAvatars({ db, queue, uploads, events, media, newId, rendererVersion })
  const entitlements = createEntitlements({
    db,
    termsNow: (tx, tenant) => usage().termsNow(tx, tenant),
    clock,
    newId,
  })
  const consents = createConsents({
    db,
    people,
    uploads,
    endVideosOf: (tx, avatarId) => renders().endVideosOf(tx, avatarId),
    events,
    audit,
    clock,
    newId,
  })
  return {
    avatars,
    entitlements,
    consents,
    review: createTwinReview({ db, uploads, entitlements, recordWebhookEvent, events, audit }),
    twins: createTwins({ db, people, avatars, uploads, entitlements, consents, audit, clock, newId }),
    personalData: createAvatarPersonalData({ db, storage }),
  }
}
