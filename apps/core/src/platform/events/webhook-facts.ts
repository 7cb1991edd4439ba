import type { WebhookEvent } from '@vitrine/contract'
import type { TenantTx } from '../db/open.ts'

/** Something that programs of people may want to hear of. */
export interface WebhookFact {
  event: WebhookEvent
  /** The person whom the event concerns. Their webhooks and those of the site receive it. */
  userId: string
  /** The payload as JSON. */
  data: Record<string, unknown>
}

/** Writes a message for every webhook that hears of a fact, in the transaction that makes it true. */
export type RecordWebhookEvent = (tx: TenantTx, fact: WebhookFact) => Promise<void>
