import type { Clock } from '../../platform/time/clock.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import { messageBody } from './messages.ts'
import { insertDeliveries, lockListening, wakeDispatchers } from './delivery/record-store.ts'

interface Deps {
  clock: Clock
  newId: () => string
}

/** Returns the function with which features record their events. Where no webhook listens, an event costs one index lookup. */
export function createWebhookRecorder({ clock, newId }: Deps): RecordWebhookEvent {
  return async (tx, { event, userId, data }) => {
    const webhookIds = await lockListening(tx, event, userId)
    if (webhookIds.length === 0) return
    const [messageId, now] = [newId(), clock.now()]
    const message = { messageId, event, subjectId: userId, body: messageBody(event, now, data), isTest: false, at: now }
    await insertDeliveries(
      tx,
      webhookIds.map((webhookId) => ({ id: newId(), webhookId, ...message })),
    )
    await wakeDispatchers(tx)
  }
}
