import type { Selectable } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type DeliveryRow = Selectable<Tables['webhook_delivery']>
export type AttemptRow = Selectable<Tables['webhook_attempt']>

const ATTEMPTS_SHOWN = 50

/** Lists deliveries, newest first, after the one with the id `cursor` if given. */
export function listDeliveries(
  tx: TenantTx,
  webhookId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('webhook_id', '=', webhookId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findDelivery(tx: TenantTx, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  return tx
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Lists the attempts of a delivery, newest first. */
export function listAttempts(tx: TenantTx, deliveryId: string): Promise<AttemptRow[]> {
  return tx
    .selectFrom('webhook_attempt')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number', 'desc')
    .limit(ATTEMPTS_SHOWN)
    .execute()
}

export async function deleteBefore(tx: TenantTx, before: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_delivery')
    .where('tenant_id', '=', tx.tenantId)
    .where('created_at', '<', before)
    .execute()
}
