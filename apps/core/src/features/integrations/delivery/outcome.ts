import { DAY_MS } from '../../../platform/time/durations.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { SYSTEM_ACTOR, type Audit } from '../../../platform/audit/audit.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { webhookEndedEmail } from '../emails.ts'
import type { Attempt } from './attempt.ts'
import { nextAttempt, retryAfterOf } from './retry-times.ts'
import * as store from './store.ts'

/** A webhook whose receiver has not accepted a message for this long is turned off. */
const FAILING_MAX_MS = 5 * DAY_MS
const GONE = 410

interface Deps {
  clock: Clock
  audit: Audit
  enqueueEmail: EnqueueEmail
}

export type RecordOutcome = ReturnType<typeof createOutcomes>

/** Records the outcome of an attempt: the log, the next attempt, and the end of a webhook whose receiver is gone. */
export function createOutcomes({ clock, audit, enqueueEmail }: Deps) {
  return recordOutcome

  async function recordOutcome(
    tx: TenantTx,
    webhook: store.ClaimedWebhook,
    delivery: store.DueDelivery,
    sent: { attempt: Attempt; at: Date; milliseconds: number },
  ): Promise<void> {
    const { attempt, at, milliseconds } = sent
    const { statusCode, problem } = attempt
    const number = delivery.attempts + 1
    const bytes = await store.insertAttempt(tx, { deliveryId: delivery.id, number, at, milliseconds, ...attempt })
    const isGood = statusCode !== null && statusCode >= 200 && statusCode < 300
    const next = isGood || statusCode === GONE ? undefined : nextOf(delivery, attempt)
    await store.changeDelivery(tx, delivery.id, {
      state: isGood ? 'delivered' : next ? 'pending' : 'failed',
      attempts: number,
      bytes: delivery.bytes + bytes,
      retries: isGood ? delivery.retries : delivery.retries + 1,
      next_attempt_at: next ?? null,
      last_attempt_at: at,
      status_code: statusCode,
      problem,
      milliseconds,
    })
    if (isGood) return store.changeWebhook(tx, webhook.id, { failing_since: null })
    return recordFailure(tx, webhook, statusCode)
  }

  function nextOf({ retries }: store.DueDelivery, { answerHeaders }: Attempt): Date | undefined {
    const now = clock.now()
    const retryAfterSeconds = retryAfterOf(answerHeaders['retry-after'], now)
    return nextAttempt(now, { failures: retries + 1, retryAfterSeconds, random: Math.random() })
  }

  async function recordFailure(tx: TenantTx, webhook: store.ClaimedWebhook, statusCode: number | null): Promise<void> {
    const now = clock.now()
    const since = webhook.failing_since ?? now
    const reason = statusCode === GONE ? 'gone' : now.getTime() - since.getTime() >= FAILING_MAX_MS ? 'failing' : null
    await store.changeWebhook(tx, webhook.id, {
      failing_since: since,
      ...(reason ? { is_active: false, ended_at: now, end_reason: reason } : {}),
    })
    // A person may have turned it off while the request was in progress.
    if (!reason || !webhook.is_active) return
    const { id: webhookId, user_id: userId } = webhook
    await audit(tx, SYSTEM_ACTOR, 'webhook-ended', {
      subject: userId,
      detail: { webhook: webhookId, reason },
    })
    await enqueueEmail(tx, webhookEndedEmail, { userId, webhookId })
  }
}
