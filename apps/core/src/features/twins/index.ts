import type { PlanTerms } from '@vitrine/contract'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Storage } from '../../ports/storage.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { AvatarsModule } from '../avatars/index.ts'
import type { People } from '../people/index.ts'
import type { TrainedTwins, TwinServicesModule } from '../twin-services/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { createEntitlements } from './entitlements/entitlements.ts'
import { createAvatarDetails } from './avatar-details.ts'
import { createTwinPersonalData } from './personal-data.ts'
import { createConsentRepeats } from './consent/repeats.ts'
import { createConsentRequests } from './consent/requests.ts'
import { createConsentChecks } from './consent/checks.ts'
import { createConsents } from './consent/consents.ts'
import { createTwinReview } from './consent/review.ts'
import type { Mouths } from './mouths/mouths.ts'
import { createRecordTwinMade } from './made.ts'
import { createTrainedTwins } from './trained.ts'
import { createTwinRecordings } from './recordings.ts'
import { createTwins } from './service.ts'

export { createTwinOrders } from './entitlements/orders.ts'
export { createRequestEmails } from './emails/request-emails.ts'
export { twinEmails } from './emails/sendable.ts'
export { startConsentWorker } from './consent/jobs.ts'
export { startMouthWorker } from './mouths/jobs.ts'
export { type Mouths, createMouths } from './mouths/mouths.ts'
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
  secretKey: string
  workFolder: string
  audit: Audit
  clock: Clock
  /** Whether this installation makes showcase videos by itself. */
  makesShowcaseVideos: boolean
  newId: () => string
}

interface Inputs {
  people: People
  uploads: UploadsModule['uploads']
  avatars: AvatarsModule
  mouths: Mouths
  termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null>
  /** Ends the videos of a twin, which a feature above renders. */
  endVideosOf: (tx: TenantTx, avatarId: string) => Promise<void>
  twinServices: Pick<TwinServicesModule, 'services' | 'trainings'>
  /** Whether twins are sold on this installation. */
  sellsTwins: boolean
  /** Whether clear findings about a consent decide without an operator. */
  consentCheckApproves: boolean
}

export type TwinsModule = ReturnType<typeof createTwinsModule>

/** Digital twins of people: entitlements, consent, its check, and review. */
export function createTwinsModule(platform: Platform, inputs: Inputs) {
  const { people, uploads, mouths, termsNow, endVideosOf, sellsTwins, consentCheckApproves } = inputs
  const { avatars, personalData: avatarData } = inputs.avatars
  const { services, trainings } = inputs.twinServices
  const { db, queue, events, enqueueEmail, media, audit, clock, newId } = platform
  const entitlements = createEntitlements({ db, termsNow, services, clock, newId })
  const recordTwinMade = createRecordTwinMade({ ...platform, sellsTwins })
  const trainedTwins: TrainedTwins = createTrainedTwins({ entitlements, recordTwinMade })
  const recordings = createTwinRecordings({ uploads, enqueueEmail, queue, clock })
  const consents = createConsents({
    db,
    people,
    uploads,
    recordings,
    endUseOf: async (tx, avatarId) => {
      await endVideosOf(tx, avatarId)
      await trainings.endAllOf(tx, avatarId)
    },
    events,
    audit,
    clock,
    newId,
  })
  const consentRequests = createConsentRequests({ ...platform, consents, entitlements, uploads })
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
    consentChecks: createConsentChecks({
      db,
      uploads,
      entitlements,
      services,
      review,
      approves: consentCheckApproves,
      clock,
    }),
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
    trainedTwins,
  }
}
