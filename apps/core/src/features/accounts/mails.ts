import type { TenantTx } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue.ts'

type MailOrder =
  | { template: 'welcome' | 'reset-password' | 'password-changed'; userId: string }
  | { template: 'new-device'; userId: string; deviceId: string }

export type MailPost = (tx: TenantTx, order: MailOrder) => Promise<void>

/** Orders a mail in the transaction that causes it, so that neither exists without the other; a worker writes and sends it. */
export function createMailPost(queue: Pick<Queue, 'send'>): MailPost {
  return (tx, order) => {
    // Whoever asks for a new password again and again gets one mail for all that wait.
    const merged = order.template === 'reset-password' ? { singletonKey: `reset-password ${order.userId}` } : {}
    return queue.send(tx, 'mail', { tenantId: tx.tenantId, ...order }, merged)
  }
}
