import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { twinRows } from '../avatars/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { findConsent, findTwinOfUpload, setHashOfUpload } from './consent/consent-store.ts'
import { twinReceivedEmail } from './emails/received.ts'

interface Deps {
  uploads: Pick<Uploads, 'statesOf'>
  enqueueEmail: EnqueueEmail
  queue: Pick<Queue, 'send'>
  clock: Clock
}

export type TwinRecordings = ReturnType<typeof createTwinRecordings>

/** Handles complete recordings of a twin: notifies its owner and starts the consent check, once. */
export function createTwinRecordings({ uploads, enqueueEmail, queue, clock }: Deps) {
  return { finished, notifyReceived }

  /** Called when the check of an upload has ended. Stores the hash of a recorded consent; other kinds of uploads are ignored. */
  async function finished(tx: TenantTx, upload: { id: string; sha256: string | null }): Promise<void> {
    await setHashOfUpload(tx, upload.id, upload.sha256)
    const avatarId = await findTwinOfUpload(tx, upload.id)
    if (avatarId) await notifyReceived(tx, avatarId)
  }

  /** The twin is locked, so that of two recordings that finish at the same time the second one sees both. */
  async function notifyReceived(tx: TenantTx, avatarId: string): Promise<void> {
    const twin = await twinRows.lock(tx, avatarId)
    if (!twin?.userId || twin.review !== 'waiting' || twin.isReceivedNotified) return
    const consent = twin.consentId === null ? undefined : await findConsent(tx, twin.consentId)
    const needed = [twin.uploadId, consent?.uploadId, ...(twin.speakingId ? [twin.speakingId] : [])]
    const ids = needed.filter((one) => typeof one === 'string')
    const states = await uploads.statesOf(tx, twin.userId, ids)
    if (ids.length < needed.length || !ids.every((id) => states.get(id)?.status === 'ready')) return
    await twinRows.recordReceivedNotified(tx, avatarId, clock.now())
    await enqueueEmail(tx, twinReceivedEmail, { userId: twin.userId, avatarId })
    await queue.send(tx, 'consent', { tenantId: tx.tenantId, avatarId }, { singletonKey: avatarId })
  }
}
