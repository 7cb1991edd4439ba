import { DAY_MS } from '../../platform/time/durations.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { WebhookEvent, Payments, ProviderObject } from '../../ports/payments.ts'
import type { Sellers } from './payouts/seller.ts'
import { deleteEventsBefore, recordEvent } from './store.ts'
import { type Tenants, withOverdue } from '../tenants/index.ts'

/** Providers resend events for days, and operators look back for weeks. An older message is refused by its signature. */
const EVENTS_KEPT_MS = 90 * DAY_MS

interface Deps {
  db: Db
  payments: Payments | null
  tenants: Pick<Tenants, 'withId'>
  sellers: Sellers
  queue: Queue
  clock: Clock
}

export type Webhooks = ReturnType<typeof createWebhooks>

const tenantsDue = withOverdue({ table: 'webhook_event', column: 'received_at', keptMs: EVENTS_KEPT_MS })

/** Stores each webhook event of the provider once, with its job in the same transaction. */
export function createWebhooks({ db, payments, tenants, sellers, queue, clock }: Deps) {
  return { receive, store, deleteExpired, tenantsDue }

  /**
   * Receives a message. Throws PaymentsError `forged` or `unreadable`. Accepts and ignores what does not concern this platform.
   */
  async function receive(body: Buffer, signature: string): Promise<void> {
    const event = await payments?.readEvent(body, signature)
    if (!event) return
    const tenant = await tenants.withId(event.tenantId)
    // An account may only report on its own objects.
    if (!tenant || !(await sellers.owns(tenant.id, event.about.account))) return
    await db.inTenant(tenant.id, (tx) => store(tx, event))
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - EVENTS_KEPT_MS)
    await db.inTenant(tenantId, (tx) => deleteEventsBefore(tx, before))
  }

  function store(tx: TenantTx, event: WebhookEvent): Promise<void> {
    return acceptEvent(tx, event, { queue, at: clock.now() })
  }
}

/** Stores an event once, with the job that handles it. */
export async function acceptEvent(
  tx: TenantTx,
  { id, about }: WebhookEvent,
  to: { queue: Queue; at: Date },
): Promise<void> {
  if (!(await recordEvent(tx, { id, ...about, at: to.at }))) return
  await to.queue.send(tx, 'payment', payloadOf(tx.tenantId, about))
}

function payloadOf(tenantId: string, { kind, ref, account }: ProviderObject): Record<string, string> {
  return { tenantId, kind, ref, ...(account === null ? {} : { account }) }
}
