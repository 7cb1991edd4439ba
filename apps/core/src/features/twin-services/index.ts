import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaLinks } from '../../platform/http/files/media.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { MediaProcessor } from '../../ports/media-processor.ts'
import type { Storage } from '../../ports/storage.ts'
import type { OpenTwinProvider, TwinConnection } from '../../ports/twin-provider.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { UploadsModule } from '../uploads/index.ts'
import { type ClipVideos, createClips } from './clips.ts'
import { createEndings } from './endings.ts'
import { createLeases } from './leases.ts'
import { createProviderMedia } from './media.ts'
import { createTwinRequests } from './requests.ts'
import { createTwinServices } from './services.ts'
import { createTwinSteps } from './steps.ts'
import { type TrainedTwins, createTrainings } from './trainings.ts'

export type { ClipEnd, Clips, ClipVideos } from './clips.ts'
export { twinServiceEmails } from './emails.ts'
export { startTwinWorker } from './jobs.ts'
export { heldForRequests } from './request-store.ts'
export { twinServicesRoutes } from './routes.ts'
export { twinsAddressIn } from './service-store.ts'
export type { TwinServices } from './services.ts'
export type { TrainedTwins, Trainings } from './trainings.ts'

interface Platform {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
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
  newId: () => string
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  ledger: Pick<Ledger, 'release'>
  uploads: UploadsModule['uploads']
  /** Twins, which a feature above manages. */
  twins: () => TrainedTwins
  videos: () => ClipVideos
}

export type TwinServicesModule = ReturnType<typeof createTwinServicesModule>

/** Services that train twins and make clips of them: settings, trainings, clips, and the steps of both. */
export function createTwinServicesModule(platform: Platform, { tenants, ledger, uploads, twins, videos }: Inputs) {
  const leases = createLeases(platform)
  const media = createProviderMedia({ ...platform, tenantWithId: tenants.withId })
  const endings = createEndings({
    ...platform,
    leases,
    creditsChanged: (tx: TenantTx, videoId: string | null) => videos().creditsChanged(tx, videoId),
    releaseHold: ledger.release,
  })
  const trainings = createTrainings({ ...platform, leases, endings, media, uploads, twins })
  const clips = createClips({ ...platform, leases, endings, media, videos })
  const services = createTwinServices({
    ...platform,
    installation: platform.installationTwins,
    leave: trainings.leave,
  })
  const steps = createTwinSteps({ ...platform, leases, services, trainings, clips, endings })
  const requests = createTwinRequests({ ...platform, media, clips, steps, services })
  return { services, trainings, clips, steps, requests }
}
