import type { WebhookEvent } from '@vitrine/contract'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

export const dispatchChannel = 'webhooks'

export interface NewDelivery {
  id: string
  webhookId: string
  messageId: string
  event: WebhookEvent
  /** Null for tests. */
  subjectId: string | null
  isTest: boolean
  body: string
  at: Date
}

/** Returns the webhooks that listen to an event about this person. None of them can be deleted before the transaction ends. */
export async function lockListening(tx: TenantTx, event: WebhookEvent, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhook')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('is_active', '=', true)
    .where((row) => row.or([row('user_id', '=', userId), row('scope', '=', 'site')]))
    .where(sql<boolean>`events @> ${JSON.stringify([event])}::jsonb`)
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertDeliveries(tx: TenantTx, deliveries: readonly NewDelivery[]): Promise<void> {
  const rows = deliveries.map((delivery) => ({
    tenant_id: tx.tenantId,
    id: delivery.id,
    webhook_id: delivery.webhookId,
    message_id: delivery.messageId,
    subject_id: delivery.subjectId,
    event: delivery.event,
    is_test: delivery.isTest,
    body: delivery.body,
    bytes: Buffer.byteLength(delivery.body),
    next_attempt_at: delivery.at,
    created_at: delivery.at,
  }))
  await tx.insertInto('webhook_delivery').values(rows).execute()
}

/** Wakes the dispatchers of all nodes when the transaction commits. */
export async function wakeDispatchers(tx: TenantTx): Promise<void> {
  await sql`select pg_notify(${dispatchChannel}, '')`.execute(tx)
}
