import type { PlanTerms } from '@vitrine/contract'
import type { Audit } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Events } from '../../platform/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { MediaProcessor } from '../../ports/media-processor.ts'
import type { Storage } from '../../ports/storage.ts'
import type { OpenTwinProvider, TwinConnection } from '../../ports/twin-provider.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { People } from '../people/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { createEntitlements } from './entitlements/entitlements.ts'
import { createTwinProviders } from './providers/index.ts'
import { createAvatarDetails } from './avatar-details.ts'
import { createTwinPersonalData } from './personal-data.ts'
import { createConsentRepeats } from './consent/repeats.ts'
import { createConsentRequests } from './consent/requests.ts'
import { createConsentChecks } from './consent/checks.ts'
import { createConsents } from './consent/consents.ts'
import { createTwinReview } from './consent/review.ts'
import { createMouths } from './mouths/mouths.ts'
import { createRecordTwinMade } from './made.ts'
import { createTwinRecordings } from './recordings.ts'
import { createTwins } from './service.ts'

export { createTwinOrders } from './entitlements/orders.ts'
export { createRequestEmails } from './emails/request-emails.ts'
export { twinEmails } from './emails/sendable.ts'
export { startConsentWorker } from './consent/jobs.ts'
export { startMouthWorker } from './mouths/jobs.ts'
export type { Mouths } from './mouths/mouths.ts'
export type { ClipEnd } from './providers/clips.ts'
export { startTwinWorker } from './providers/jobs.ts'
export { heldForRequests } from './providers/request-store.ts'
export { twinsAddressIn } from './providers/service-store.ts'
export type { TwinPersonalData } from './personal-data.ts'
export { twinsRoutes } from './routes.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  recordWebhookEvent: RecordWebhookEvent
  enqueueEmail: EnqueueEmail
  media: Pick<MediaLinks, 'link'>
  mediaProcessor: Pick<MediaProcessor, 'process'>
  openTwinProvider: OpenTwinProvider
  /** The twin service of the settings; null where none is set. */
  installationTwins: TwinConnection | null
  /** Whether services elsewhere can reach a site. */
  isPublicSite: (origin: string) => Promise<boolean>
  secretKey: string
  workFolder: string
  audit: Audit
  clock: Clock
  /** Whether this installation makes videos by itself. */
  makesShowcaseVideos: boolean
  newId: () => string
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  ledger: Pick<Ledger, 'release'>
  people: People
  uploads: UploadsModule['uploads']
  avatars: AvatarsModule
  usage: () => { termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null> }
  /** Renders, which a feature above keeps. */
  renders: () => {
    endVideosOf: (tx: TenantTx, avatarId: string) => Promise<void>
    clipVideos: ReturnType<Parameters<typeof createTwinProviders>[0]['videos']>
  }
  /** Whether twins are sold on this installation. */
  sellsTwins: boolean
  /** Whether twins speak with their own mouth. */
  twinsSpeak: boolean
  /** Whether clear findings about a consent decide without a person of the operator. */
  consentCheckApproves: boolean
}

export type TwinsModule = ReturnType<typeof createTwinsModule>

/** Digital twins of people: who may have one, consent, review, and services that train them and have them speak. */
export function createTwinsModule(platform: Platform, inputs: Inputs) {
  const { tenants, ledger, people, uploads, usage, renders, sellsTwins, twinsSpeak, consentCheckApproves } = inputs
  const { avatars, personalData: avatarData } = inputs.avatars
  const { db, storage, queue, events, enqueueEmail, media, audit, clock, newId } = platform
  const entitlements = createEntitlements({
    db,
    termsNow: (tx, tenant) => usage().termsNow(tx, tenant),
    services: () => services,
    clock,
    newId,
  })
  const recordTwinMade = createRecordTwinMade({ ...platform, sellsTwins })
  const providers = createTwinProviders({
    ...platform,
    recordTwinMade,
    isPublic: platform.isPublicSite,
    tenantWithId: tenants.withId,
    uploads,
    entitlements,
    releaseHold: ledger.release,
    videos: () => renders().clipVideos,
  })
  const { services, trainings } = providers
  const recordings = createTwinRecordings({ uploads, enqueueEmail, queue, clock })
  const consents = createConsents({
    db,
    people,
    uploads,
    recordings,
    endUseOf: async (tx, avatarId) => {
      await renders().endVideosOf(tx, avatarId)
      await trainings.endAllOf(tx, avatarId)
    },
    events,
    audit,
    clock,
    newId,
  })
  const consentRequests = createConsentRequests({ ...platform, consents, entitlements, uploads })
  const mouths = createMouths({ db, uploads, storage, queue, isOn: twinsSpeak })
  const review = createTwinReview({
    db,
    uploads,
    entitlements,
    mouths,
    services,
    trainings,
    recordTwinMade,
    enqueueEmail,
    events,
    audit,
  })
  return {
    avatarDetails: createAvatarDetails({ db, avatars, uploads, media }),
    consentChecks: createConsentChecks({ db, uploads, entitlements, review, approves: consentCheckApproves, clock }),
    mouths,
    entitlements,
    consents,
    consentRepeats: createConsentRepeats({ db, people, consents, requests: consentRequests, uploads, clock }),
    consentRequests,
    recordings,
    review,
    twins: createTwins({
      db,
      people,
      avatars,
      uploads,
      entitlements,
      consents,
      recordings,
      trainings,
      audit,
      clock,
      newId,
    }),
    personalData: createTwinPersonalData({ db, avatars: avatarData, trainings }),
    twinProviders: providers,
  }
}
