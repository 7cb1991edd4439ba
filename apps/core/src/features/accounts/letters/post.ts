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
  | { template: 'email-changed'; userId: string; formerEmailId: string }
  | { template: 'new-device'; userId: string; deviceId: string }
  | { template: 'invitation'; invitationId: string }
  | { template: 'support-asked'; userId: string; loginId: string }
  | { template: 'terms-change'; userId: string; document: AgreedDocument; version: string }
  | { template: 'account-deleted'; userId: string; erasureId: string }

/** With `at` the mail leaves then: many at once would be taken for spam. */
export type MailPost = (tx: TenantTx, order: MailOrder, at?: Date) => Promise<void>

/** Orders a mail in the transaction that causes it, so that neither exists without the other; a worker writes and sends it. */
export function createMailPost(queue: Pick<Queue, 'send'>, clock: Clock): MailPost {
  return (tx, order, at) => {
    const isMerged = MERGED.some((template) => template === order.template)
    const merged = isMerged && 'userId' in order ? { singletonKey: `${order.template} ${order.userId}` } : {}
    const startAfterSeconds = at ? Math.max(0, Math.ceil((at.getTime() - clock.now().getTime()) / 1000)) : 0
    return queue.send(tx, 'mail', { tenantId: tx.tenantId, ...order }, { ...merged, startAfterSeconds })
  }
}
