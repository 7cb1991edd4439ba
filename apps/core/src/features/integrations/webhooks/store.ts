import type { WebhookEvent, WebhookScope } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { lockSubject } from '../../../platform/db/locks/subject-lock.ts'

export type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** The webhooks a person may see: their own, and the site's for its administrators. */
export interface Seen {
  userId: string
  seesSite: boolean
}

export function findWebhook(tx: TenantTx, id: string) {
  return tx
    .selectFrom('webhook')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Lists all webhooks, newest first. Their number is limited. */
export function listWebhooks(tx: TenantTx, { userId, seesSite }: Seen) {
  return tx
    .selectFrom('webhook')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where((row) => {
      const own = row.and([row('user_id', '=', userId), row('scope', '=', 'own')])
      return seesSite ? row.or([own, row('scope', '=', 'site')]) : own
    })
    .orderBy('id', 'desc')
    .execute()
}

interface NewWebhook {
  id: string
  userId: string
  scope: WebhookScope
  url: string
  events: WebhookEvent[]
  secret: string
  createdAt: Date
}

export async function insertWebhook(tx: TenantTx, webhook: NewWebhook): Promise<void> {
  await tx
    .insertInto('webhook')
    .values({
      tenant_id: tx.tenantId,
      id: webhook.id,
      user_id: webhook.userId,
      scope: webhook.scope,
      url: webhook.url,
      events: jsonb(webhook.events),
      secret: webhook.secret,
      created_at: webhook.createdAt,
    })
    .execute()
}

export async function deleteWebhook(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('webhook').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Deletes a person's own webhooks and every delivery about the person. Webhooks of the site stay: they belong to its team. */
export async function deleteOfPerson(tx: TenantTx, userId: string): Promise<void> {
  await deleteOwnWebhooks(tx, userId)
  const about = tx.deleteFrom('webhook_delivery').where('tenant_id', '=', tx.tenantId)
  await about.where('subject_id', '=', userId).execute()
}

/** Deletes a person's own webhooks, all or those made at `since` or later, and what waits to be sent. Returns how many. */
export async function deleteOwnWebhooks(tx: TenantTx, userId: string, since?: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('scope', '=', 'own')
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? new Date()))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Serializes concurrent additions of a person, so that the limit holds. */
export async function lockAdding(tx: TenantTx, userId: string): Promise<void> {
  await lockSubject(tx, 'webhook', userId)
}

/** Returns the number of ended deliveries of each webhook since a moment, by result. */
export async function countEnded(tx: TenantTx, webhookIds: readonly string[], since: Date) {
  if (webhookIds.length === 0) return new Map<string, { delivered: number; failed: number }>()
  const rows = await tx
    .selectFrom('webhook_delivery')
    .select((row) => [
      'webhook_id',
      row.fn.countAll<number>().filterWhere('state', '=', 'delivered').as('delivered'),
      row.fn.countAll<number>().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('webhook_id', 'in', webhookIds)
    .where('created_at', '>', since)
    .groupBy('webhook_id')
    .execute()
  return new Map(rows.map((row) => [row.webhook_id, { delivered: Number(row.delivered), failed: Number(row.failed) }]))
}
