import type { Updateable } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Claim } from './claim-store.ts'

export type ClaimedWebhook = NonNullable<Awaited<ReturnType<typeof lockClaimed>>>
export type DueDelivery = NonNullable<Awaited<ReturnType<typeof findDue>>>

/** Locks a claimed webhook. Returns undefined where another process has claimed it since, or it was deleted. */
export function lockClaimed(tx: TenantTx, { webhookId, claimId }: Claim) {
  return tx
    .selectFrom('webhook')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', webhookId)
    .where('claim_id', '=', claimId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns the message that has been due longest. */
export function findDue(tx: TenantTx, webhookId: string, now: Date) {
  return tx
    .selectFrom('webhook_delivery')
    .select(['id', 'message_id', 'event', 'body', 'bytes', 'attempts', 'retries'])
    .where('tenant_id', '=', tx.tenantId)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function changeWebhook(tx: TenantTx, id: string, change: Updateable<Tables['webhook']>): Promise<void> {
  await tx.updateTable('webhook').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function changeDelivery(
  tx: TenantTx,
  id: string,
  change: Updateable<Tables['webhook_delivery']>,
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export interface NewAttempt {
  deliveryId: string
  number: number
  at: Date
  statusCode: number | null
  problem: string | null
  milliseconds: number
  requestHeaders: Record<string, string>
  answerHeaders: Record<string, string>
  answer: string
}

/** Adds an attempt to the log. Returns its size in bytes. */
export async function insertAttempt(tx: TenantTx, attempt: NewAttempt): Promise<number> {
  const { requestHeaders, answerHeaders, answer } = attempt
  await tx
    .insertInto('webhook_attempt')
    .values({
      tenant_id: tx.tenantId,
      delivery_id: attempt.deliveryId,
      number: attempt.number,
      at: attempt.at,
      status_code: attempt.statusCode,
      problem: attempt.problem,
      milliseconds: attempt.milliseconds,
      request_headers: jsonb(requestHeaders),
      answer_headers: jsonb(answerHeaders),
      answer,
    })
    .execute()
  return Buffer.byteLength(JSON.stringify([requestHeaders, answerHeaders, answer]))
}
