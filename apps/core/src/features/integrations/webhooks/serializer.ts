import type { Webhook } from '@vitrine/contract'
import type { WebhookRow } from './store.ts'

export function serializeWebhook(
  row: WebhookRow,
  { delivered, failed } = { delivered: 0, failed: 0 },
  now: Date,
): Webhook {
  const oldUntil = row.old_secret_until && row.old_secret_until > now ? row.old_secret_until : null
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    isActive: row.is_active,
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    oldSecretUntil: oldUntil?.toISOString() ?? null,
    delivered,
    failed,
  }
}
