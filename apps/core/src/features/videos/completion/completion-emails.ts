import * as store from './completion-emails-store.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { videoFailedEmail, videoReadyEmail, videosFailedEmail, videosReadyEmail } from '../emails.ts'
import type { RecordWebhookEvent } from '../../../platform/events/webhook-facts.ts'
import type { NotifyEnd } from '../../renders/index.ts'
import { STOPPED } from '../stopped.ts'

/**
 * Notifies webhooks of every end, and people by email. No email is sent while another of their videos is being
 * made, so that fifty videos cause one email. Videos that people cancelled themselves are not reported.
 */
export function createNotifyEnd(enqueueEmail: EnqueueEmail, recordWebhookEvent: RecordWebhookEvent): NotifyEnd {
  return async function notifyEnd(tx, row, now, end) {
    const { id, user_id: userId, title, property_address: propertyAddress } = row
    const event = 'errorCode' in end ? 'video.failed' : 'video.completed'
    await recordWebhookEvent(tx, { event, userId, data: { id, userId, title, propertyAddress, ...end } })
    if (await store.hasUnfinished(tx, userId)) return
    const ended = await store.recordNotified(tx, userId, now)
    const ready = ended.filter(({ status }) => status === 'ready')
    const failed = ended.filter(({ status, error_code: code }) => status === 'failed' && code !== STOPPED.code)
    await enqueueFor(ready, videoReadyEmail, videosReadyEmail)
    await enqueueFor(failed, videoFailedEmail, videosFailedEmail)

    async function enqueueFor([first, ...others]: { id: string }[], one: typeof videoReadyEmail, several: typeof one) {
      const email = others.length === 0 ? one : several
      if (first) await enqueueEmail(tx, email, { userId, videoId: first.id, count: others.length + 1 })
    }
  }
}
