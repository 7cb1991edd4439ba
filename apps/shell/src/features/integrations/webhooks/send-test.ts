import type { WebhookDelivery, WebhookEvent } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

/** An endpoint has this long to answer, and a queue before it. */
const WAIT_MS = 20_000
const ASK_EVERY_MS = 1000

/** Whether nothing was tried yet. */
export function isWaiting({ state, lastAttemptAt }: Pick<WebhookDelivery, 'lastAttemptAt' | 'state'>): boolean {
  return state === 'pending' && lastAttemptAt === null
}

/** Whether it is sent at this moment, or within seconds: new, resent, or tried again after a failure. */
export function isDue({ state, nextAttemptAt }: Pick<WebhookDelivery, 'nextAttemptAt' | 'state'>): boolean {
  return state === 'pending' && (nextAttemptAt === null || Date.parse(nextAttemptAt) < Date.now() + ASK_EVERY_MS)
}

/** Sends a test event. Returns the delivery once the endpoint was tried, or as it is after 20 seconds. */
export async function sendTest(id: string, event: WebhookEvent): Promise<WebhookDelivery> {
  let delivery: WebhookDelivery = await call('POST /api/webhooks/:id/test', { params: { id }, body: { event } })
  const until = Date.now() + WAIT_MS
  while (isWaiting(delivery) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    const params = { id, deliveryId: delivery.id }
    delivery = await call('GET /api/webhooks/:id/deliveries/:deliveryId', { params })
  }
  return delivery
}
