import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import type { MediaLinks } from '../../../platform/http/files/media.ts'
import type { Queue } from '../../../platform/queue.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { MediaProcessor } from '../../../ports/media-processor.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { OpenTwinProvider, TwinConnection } from '../../../ports/twin-provider.ts'
import { anyOf, withOverdue, withRows } from '../../tenants/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import type { Entitlements } from '../entitlements/entitlements.ts'
import { type ClipVideos, createClips } from './clips.ts'
import { createEndings } from './endings.ts'
import { createLeases } from './leases.ts'
import { createProviderMedia } from './media.ts'
import { removeEnded } from './request-store.ts'
import { createTwinServices } from './services.ts'
import { createTwinSteps } from './steps.ts'
import { createTrainings } from './trainings.ts'
import type { RecordTwinMade } from '../made.ts'

const ENDED_KEPT_MS = 90 * 24 * 3_600_000
const ORPHANS_PER_RUN = 100
const WAKE_SECONDS = 1

interface Deps {
  db: Db
  storage: Storage
  queue: Queue
  events: Events
  enqueueEmail: EnqueueEmail
  recordTwinMade: RecordTwinMade
  media: Pick<MediaLinks, 'link'>
  mediaProcessor: Pick<MediaProcessor, 'process'>
  openTwinProvider: OpenTwinProvider
  installationTwins: TwinConnection | null
  isPublic: (origin: string) => Promise<boolean>
  tenantWithId: (id: string) => Promise<Pick<Tenant, 'origin'> | undefined>
  uploads: Pick<Uploads, 'statesOf'>
  entitlements: Pick<Entitlements, 'stateOf' | 'use'>
  releaseHold: (tx: TenantTx, holdId: string) => Promise<unknown>
  videos: () => ClipVideos & { creditsChanged: (tx: TenantTx, videoId: string | null) => Promise<void> }
  secretKey: string
  workFolder: string
  audit: Audit
  clock: Clock
  newId: () => string
}

export type TwinProviders = ReturnType<typeof createTwinProviders>

const tenantsDue = anyOf(
  withRows('twin_request'),
  withRows('twin_service', 'ended_at is not null and key_encrypted is not null'),
)

const tenantsWithOld = withOverdue({
  table: 'twin_request',
  column: 'changed_at',
  keptMs: ENDED_KEPT_MS,
  where: "state in ('failed', 'ended') and provider_id is null",
})

/** Services that train twins and have them speak: settings, trainings, clips, and the steps that carry both. */
export function createTwinProviders(deps: Deps) {
  const { db, queue, videos, clock } = deps
  const leases = createLeases(deps)
  const media = createProviderMedia(deps)
  const creditsChanged = (tx: TenantTx, videoId: string | null) => videos().creditsChanged(tx, videoId)
  const endings = createEndings({ ...deps, leases, creditsChanged })
  const trainings = createTrainings({ ...deps, leases, endings, media })
  const clips = createClips({ ...deps, leases, endings, media })
  const services = createTwinServices({ ...deps, installation: deps.installationTwins, leave: trainings.leave })
  const steps = createTwinSteps({ ...deps, leases, services, trainings, clips, endings })
  return { services, trainings, clips, steps, callback, resume, deleteOld, tenantsDue, tenantsWithOld }

  /** Handles a call to the secret address: asks the service what has changed and trusts nothing else of the call. */
  async function callback(tenantId: string, token: string): Promise<void> {
    const requestId = media.requestOf(tenantId, token)
    const job = { tenantId, requestId, wake: '1' }
    await db.inTenant(tenantId, (tx) =>
      queue.send(tx, 'twin', job, { startAfterSeconds: WAKE_SECONDS, singletonKey: `wake ${requestId}` }),
    )
  }

  /** Resumes requests whose job was lost. */
  async function resume(tenantId: string): Promise<void> {
    await clips.endOrphans(tenantId, ORPHANS_PER_RUN)
    await steps.stepDue(tenantId)
    await services.clearEnded(tenantId)
  }

  async function deleteOld(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => removeEnded(tx, new Date(clock.now().getTime() - ENDED_KEPT_MS)))
  }
}
