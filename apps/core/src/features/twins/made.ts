import type { Audit } from '../../platform/audit/audit.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import { twinReadyEmail } from './emails/ready.ts'

interface Deps {
  queue: Pick<Queue, 'send'>
  enqueueEmail: EnqueueEmail
  recordWebhookEvent: RecordWebhookEvent
  audit: Audit
  /** Whether twins are sold. Where they are free, partners owe nothing for them. */
  sellsTwins: boolean
  /** Whether this installation makes showcase videos by itself. */
  makesShowcaseVideos: boolean
  newId: () => string
}

interface Made {
  id: string
  userId: string
  name: string
  /** The network address from which consent was given. */
  address: string | null
}

export type RecordTwinMade = ReturnType<typeof createRecordTwinMade>

/**
 * Announces a usable twin: to the partner's invoice, webhooks and its owner, and starts its free introduction video. Call it in
 * the transaction that uses up the entitlement, which runs once per twin.
 */
export function createRecordTwinMade(deps: Deps) {
  const { queue, enqueueEmail, recordWebhookEvent, audit, sellsTwins, makesShowcaseVideos, newId } = deps
  return async (tx: TenantTx, { id, userId, name, address }: Made): Promise<void> => {
    // The partner's fees for twins are counted from these audit entries.
    await audit(tx, { id: userId, address: address ?? '' }, 'twin-made', {
      subject: id,
      ...(sellsTwins ? {} : { detail: { free: true } }),
    })
    await recordWebhookEvent(tx, { event: 'avatar.ready', userId, data: { id, userId, name } })
    const videoId = makesShowcaseVideos ? newId() : ''
    if (videoId) await queue.send(tx, 'introduction', { tenantId: tx.tenantId, avatarId: id, userId, videoId })
    await enqueueEmail(tx, twinReadyEmail, { userId, avatarId: id, videoId })
  }
}
