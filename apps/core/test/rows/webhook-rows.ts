import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of webhooks. */
export async function fillWebhooks(tx: TenantTx, userId: string): Promise<void> {
  const [own, webhookId, deliveryId, now] = [{ tenant_id: tx.tenantId }, newId(), newId(), new Date()]
  const webhook = { scope: 'own', url: 'u', events: jsonb([]), secret: 's', created_at: now } as const
  await tx
    .insertInto('webhook')
    .values({ ...own, ...webhook, id: webhookId, user_id: userId })
    .execute()
  const delivery = { webhook_id: webhookId, message_id: newId(), event: 'video.completed', body: '{}', created_at: now }
  await tx
    .insertInto('webhook_delivery')
    .values({ ...own, ...delivery, id: deliveryId, subject_id: userId })
    .execute()
  const attempt = { number: 1, at: now, milliseconds: 1, answer: 'a' }
  await tx
    .insertInto('webhook_attempt')
    .values({ ...own, ...attempt, delivery_id: deliveryId, request_headers: jsonb({}), answer_headers: jsonb({}) })
    .execute()
}
