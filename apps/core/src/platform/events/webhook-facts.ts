import type { WebhookEvent } from '@vitrine/contract'
import type { TenantTx } from '../db/open.ts'

/** An event that webhooks can receive. */
export interface WebhookFact {
  event: WebhookEvent
  /** The person whom the event concerns. Their webhooks and those of the site receive it. */
  userId: string
  /** The payload as JSON. */
  data: Record<string, unknown>
}

/** Writes a message for every webhook that listens to an event, in the transaction that causes it. */
export type RecordWebhookEvent = (tx: TenantTx, fact: WebhookFact) => Promise<void>
