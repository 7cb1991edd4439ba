import type { TenantTx } from '../../platform/db/open.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import { findTwinOfUpload } from './store.ts'

/** Returns what tells webhooks that a twin is ready, once its recording is. Other uploads are of no concern. */
export function createTwinFacts(recordWebhookEvent: RecordWebhookEvent) {
  return async (tx: TenantTx, upload: { id: string }): Promise<void> => {
    const twin = await findTwinOfUpload(tx, upload.id)
    if (!twin?.user_id) return
    const { id, user_id: userId, name } = twin
    await recordWebhookEvent(tx, { event: 'avatar.ready', userId, data: { id, userId, name } })
  }
}
