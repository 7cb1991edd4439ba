import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { RecordWebhookEvent } from '../../../platform/events/webhook-facts.ts'
import type { Uploads } from '../../uploads/index.ts'
import type { Entitlements } from '../entitlements/entitlements.ts'
import { type LockedTwin, lockTwin, setReview } from '../store.ts'
import { findConsent } from './consent-store.ts'

interface Parts {
  db: Db
  uploads: Pick<Uploads, 'statesOf'>
  entitlements: Pick<Entitlements, 'use'>
  recordWebhookEvent: RecordWebhookEvent
  events: Events
  audit: Audit
}

/** What a person of the operator decides about a twin, whose recording and consent they have seen. */
export function createTwinReview({ db, uploads, entitlements, recordWebhookEvent, events, audit }: Parts) {
  return { approve, reject }

  /** The twin is made and uses up its entitlement. Throws not-found or twin-not-reviewable. */
  async function approve(tenantId: string, operator: Person, id: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      // Entitlements are locked before twins, as a refund does.
      const isPaid = await entitlements.use(tx, id)
      const { userId, name, address } = await lock(tx, id)
      if (!isPaid) throw new AppError('twin-not-reviewable')
      await setReview(tx, id, 'approved')
      await audit(tx, operator, 'twin-approved', { subject: id })
      // What the partner owes for twins is counted from these lines.
      await audit(tx, { id: userId, address: address ?? '' }, 'twin-made', { subject: id })
      await recordWebhookEvent(tx, { event: 'avatar.ready', userId, data: { id, userId, name } })
      await events.publish(tx, { type: 'avatar_status_update', userId, refId: id })
    })
  }

  /** The reason stands beside the twin; its entitlement is open again once the owner deletes it. */
  async function reject(tenantId: string, operator: Person, id: string, reason: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const { userId } = await lock(tx, id)
      await setReview(tx, id, 'rejected', { reason })
      await audit(tx, operator, 'twin-rejected', { subject: id })
      await events.publish(tx, { type: 'avatar_status_update', userId, refId: id })
    })
  }

  /** A twin whose both recordings are whole and that nobody has decided on. */
  async function lock(tx: TenantTx, id: string): Promise<LockedTwin & { userId: string; address: string | null }> {
    const twin = await lockTwin(tx, id)
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
