import type { AgreedDocument } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Queue } from '../../../platform/queue.ts'

/** Whoever asks for one of these again and again gets one mail for all that wait. */
const MERGED = ['reset-password', 'verify-email'] as const

type MergedTemplate = (typeof MERGED)[number]

type MailOrder =
  | { template: MergedTemplate | 'welcome' | 'password-changed'; userId: string }
  | { template: 'second-factor-on' | 'second-factor-off'; userId: string }
  | { template: 'email-change-requested' | 'email-changed'; userId: string; emailChangeId: string }
  | { template: 'key-made'; userId: string; keyId: string }
  | { template: 'new-device'; userId: string; deviceId: string }
  | { template: 'invitation'; invitationId: string }
  | { template: 'support-asked'; userId: string; loginId: string }
  | { template: 'terms-change'; userId: string; document: AgreedDocument; version: string }
  | { template: 'account-deleted'; userId: string; erasureId: string }

export type MailPost = (tx: TenantTx, order: MailOrder) => Promise<void>

/** Orders a mail in the transaction that causes it, so that neither exists without the other; a worker writes and sends it. */
export function createMailPost(queue: Pick<Queue, 'send'>): MailPost {
  return (tx, order) => {
    const isMerged = MERGED.some((template) => template === order.template)
    const merged = isMerged && 'userId' in order ? { singletonKey: `${order.template} ${order.userId}` } : {}
    return queue.send(tx, 'mail', { tenantId: tx.tenantId, ...order }, merged)
  }
}

/** Each mail leaves at its moment: many at once would be taken for spam. */
export type LaterPost = (tx: TenantTx, mails: readonly { order: MailOrder; at: Date }[]) => Promise<void>

export function createLaterPost(queue: Pick<Queue, 'sendAll'>, clock: Clock): LaterPost {
  return (tx, mails) => {
    const now = clock.now().getTime()
    const jobs = mails.map(({ order, at }) => {
      const startAfterSeconds = Math.max(0, Math.ceil((at.getTime() - now) / 1000))
      return { payload: { tenantId: tx.tenantId, ...order }, startAfterSeconds }
    })
    return queue.sendAll(tx, 'mail', jobs)
  }
}
