import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { type LockedTwin, twinRows } from '../../avatars/index.ts'
import type { Uploads } from '../../uploads/index.ts'
import type { Entitlements } from '../entitlements/entitlements.ts'
import type { Mouths } from '../mouths/mouths.ts'
import type { Trainings, TwinServices } from '../../twin-services/index.ts'
import { twinRejectedEmail } from '../emails/rejected.ts'
import type { RecordTwinMade } from '../made.ts'
import { findConsent } from './consent-store.ts'

interface Deps {
  db: Db
  uploads: Pick<Uploads, 'statesOf'>
  entitlements: Pick<Entitlements, 'stateOf' | 'use'>
  mouths: Pick<Mouths, 'request'>
  services: Pick<TwinServices, 'holdInUse'>
  trainings: Pick<Trainings, 'begin'>
  recordTwinMade: RecordTwinMade
  enqueueEmail: EnqueueEmail
  events: Events
  audit: Audit
}

/** The operator who decides, with their address; `id` is null for the automatic check. */
interface Decider {
  id: string | null
  address: string
}

export type TwinReview = ReturnType<typeof createTwinReview>

/** Decisions about twins, by an operator who has seen recording and consent, or by the automatic check. */
export function createTwinReview(deps: Deps) {
  const { db, uploads, entitlements, mouths, services, trainings, recordTwinMade, enqueueEmail, events, audit } = deps
  return { approve, approveIn, reject, rejectIn, train, isTrainable }

  /**
   * Approves a twin. It is made and uses up its entitlement now or, where a service trains it, after the training. Throws
   * not-found or twin-not-reviewable.
   */
  async function approve(tenantId: string, operator: Person, id: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => approveIn(tx, operator, id))
  }

  /** Approves a twin in a transaction of the caller. */
  async function approveIn(tx: TenantTx, decider: Decider, id: string): Promise<void> {
    const service = await services.holdInUse(tx)
    // Services are locked before entitlements, as their end does, and those before twins, as a refund does.
    const isPaid = service ? isGood(await entitlements.stateOf(tx, id)) : await entitlements.use(tx, id)
    const { userId, name, address } = await lock(tx, id)
    if (!isPaid) throw new AppError('twin-not-reviewable')
    await twinRows.setReview(tx, id, 'approved')
    await mouths.request(tx, id)
    await audit(tx, decider, 'twin-approved', { subject: id })
    if (service) await trainings.begin(tx, id, service)
    else await recordTwinMade(tx, { id, userId, name, address })
    await events.publish(tx, { type: 'avatar_status_update', userId, refId: id })
  }

  /**
   * Requests the training of an approved twin, for the first time or after a failure. Throws not-found or twin-not-trainable.
   */
  async function train(tenantId: string, operator: Person, id: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const { twin, service } = await lockTrainable(tx, id)
      if (!twin?.userId) throw new AppError('not-found')
      if (!service) throw new AppError('twin-not-trainable')
      await trainings.begin(tx, id, service)
      await audit(tx, operator, 'twin-trained', { subject: id })
      await events.publish(tx, { type: 'avatar_status_update', userId: twin.userId, refId: id })
    })
  }

  async function isTrainable(tenantId: string, id: string): Promise<boolean> {
    return db.inTenant(tenantId, async (tx) => (await lockTrainable(tx, id)).service !== undefined)
  }

  /** Returns the service that may train the twin now. */
  async function lockTrainable(tx: TenantTx, id: string) {
    const service = await services.holdInUse(tx)
    const isPaid = isGood(await entitlements.stateOf(tx, id))
    const twin = await twinRows.lock(tx, id)
    const isOpen = twin?.review === 'approved' && (twin.training === null || twin.training === 'failed')
    return { twin, service: isPaid && isOpen && twin.uploadId ? service : undefined }
  }

  /** Rejects a twin. The reason is shown beside it; its entitlement becomes free again once the owner deletes it. */
  async function reject(tenantId: string, operator: Person, id: string, reason: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => rejectIn(tx, operator, id, reason))
  }

  /** Rejects a twin in a transaction of the caller. */
  async function rejectIn(tx: TenantTx, decider: Decider, id: string, reason: string): Promise<void> {
    const { userId } = await lock(tx, id)
    await twinRows.setReview(tx, id, 'rejected', { reason, ...(decider.id !== null && { needsOperator: true }) })
    await audit(tx, decider, 'twin-rejected', { subject: id })
    await enqueueEmail(tx, twinRejectedEmail, { userId, avatarId: id })
    await events.publish(tx, { type: 'avatar_status_update', userId, refId: id })
  }

  /** Returns a twin with two complete recordings that nobody has decided on. */
  async function lock(tx: TenantTx, id: string): Promise<LockedTwin & { userId: string; address: string | null }> {
    const twin = await twinRows.lock(tx, id)
    if (!twin?.userId) throw new AppError('not-found')
    const { userId, consentId, uploadId, speakingId } = twin
    const consent = consentId === null ? undefined : await findConsent(tx, consentId)
    const needed = [uploadId, consent?.uploadId, ...(speakingId ? [speakingId] : [])]
    const ids = needed.filter((one) => typeof one === 'string')
    const states = await uploads.statesOf(tx, userId, ids)
    const areReady = ids.length === needed.length && ids.every((one) => states.get(one)?.status === 'ready')
    if (twin.review !== 'waiting' || consent?.state !== 'recorded' || !areReady)
      throw new AppError('twin-not-reviewable')
    return { ...twin, userId, address: consent.address }
  }
}

const isGood = (state: 'open' | 'refunded' | 'used' | undefined) => state === 'open' || state === 'used'
