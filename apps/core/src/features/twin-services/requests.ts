import { DAY_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { anyOf, withOverdue, withRows } from '../tenants/index.ts'
import type { Clips } from './clips.ts'
import type { ProviderMedia } from './media.ts'
import { removeEnded } from './request-store.ts'
import type { TwinServices } from './services.ts'
import type { TwinSteps } from './steps.ts'

const ENDED_KEPT_MS = 90 * DAY_MS
const ORPHANS_PER_RUN = 100
const WAKE_SECONDS = 1

interface Deps {
  db: Db
  queue: Queue
  media: Pick<ProviderMedia, 'requestOf'>
  clips: Pick<Clips, 'endOrphans'>
  steps: Pick<TwinSteps, 'stepDue'>
  services: Pick<TwinServices, 'clearEnded'>
  clock: Clock
}

export type TwinRequests = ReturnType<typeof createTwinRequests>

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

/** Requests to services: callbacks, resumption, and deletion when they are no longer needed. */
export function createTwinRequests({ db, queue, media, clips, steps, services, clock }: Deps) {
  return { callback, resume, deleteOld, tenantsDue, tenantsWithOld }

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
