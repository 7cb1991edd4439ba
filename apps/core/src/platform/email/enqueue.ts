import type { Language } from '@vitrine/contract'
import type { z } from 'zod'
import type { Clock } from '../time/clock.ts'
import type { TenantTx } from '../db/open.ts'
import type { Queue } from '../queue/queue.ts'
import type { Email, OrderSchema } from './define.ts'

/**
 * Orders an email in the transaction that causes it, so that neither exists without the other. The order carries the payload,
 * which the email's schema has checked; a worker writes and sends it.
 */
export type EnqueueEmail = <Schema extends OrderSchema>(
  tx: TenantTx,
  email: Pick<Email<Schema, never>, 'name' | 'payload' | 'isMerged'>,
  payload: z.output<Schema>,
) => Promise<void>

export function createEnqueueEmail(queue: Pick<Queue, 'send'>): EnqueueEmail {
  return (tx, email, payload) => {
    const order = orderOf(tx, email, payload)
    const merged = email.isMerged ? { singletonKey: `${email.name} ${order.userId}` } : {}
    return queue.send(tx, 'mail', order, merged)
  }
}

/** Enqueues one email for many people, each with a time of its own, since many at once would be treated as spam. */
export type EnqueueEmailsLater = <Schema extends OrderSchema>(
  tx: TenantTx,
  email: Pick<Email<Schema, never>, 'name' | 'payload'>,
  orders: readonly { payload: z.output<Schema>; at: Date }[],
) => Promise<void>

export function createEnqueueEmailsLater(queue: Pick<Queue, 'sendAll'>, clock: Clock): EnqueueEmailsLater {
  return (tx, email, orders) => {
    const now = clock.now().getTime()
    const jobs = orders.map(({ payload, at }) => {
      const startAfterSeconds = Math.max(0, Math.ceil((at.getTime() - now) / 1000))
      return { payload: orderOf(tx, email, payload), startAfterSeconds }
    })
    return queue.sendAll(tx, 'mail', jobs)
  }
}

/** Enqueues the example of an email in a language, for a person who wants to see it. */
export type EnqueueExample = (
  tx: TenantTx,
  email: Pick<Email, 'name'>,
  asked: { userId: string; language: Language },
) => Promise<void>

export function createEnqueueExample(queue: Pick<Queue, 'send'>): EnqueueExample {
  return (tx, { name }, { userId, language }) =>
    queue.send(tx, 'mail', { tenantId: tx.tenantId, email: name, userId, exampleIn: language })
}

/** Throws a ZodError for a payload that is not the email's. */
function orderOf<Schema extends OrderSchema>(
  { tenantId }: TenantTx,
  { name, payload: schema }: Pick<Email<Schema, never>, 'name' | 'payload'>,
  payload: z.output<Schema>,
): Record<string, string> {
  const texts = Object.entries(schema.parse(payload)).map(([key, value]) => [key, String(value)])
  return { tenantId, email: name, ...Object.fromEntries(texts) }
}
