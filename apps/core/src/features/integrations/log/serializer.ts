import type { WebhookAttempt, WebhookDelivery } from '@vitrine/contract'
import { messageIdOf } from '../messages.ts'
import type { AttemptRow, DeliveryRow } from './store.ts'

export function serializeDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: messageIdOf(row.message_id),
    event: row.event,
    isTest: row.is_test,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    statusCode: row.status_code,
    problem: row.problem as WebhookAttempt['problem'],
    milliseconds: row.milliseconds,
  }
}

export function serializeAttempt(row: AttemptRow): WebhookAttempt {
  return {
    number: row.number,
    at: row.at.toISOString(),
    statusCode: row.status_code,
    problem: row.problem as WebhookAttempt['problem'],
    milliseconds: row.milliseconds,
    requestHeaders: row.request_headers,
    answerHeaders: row.answer_headers,
    answer: row.answer,
  }
}
