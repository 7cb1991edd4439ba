import { sql } from 'kysely'
import type { SystemTx } from '../../platform/db/open.ts'

interface DeliveryFigures {
  pending: number
  failed: number
  ended: number
}

/** Messages of all tenants that wait, those given up since a moment, and webhooks that were turned off by themselves. */
export async function countDeliveriesEverywhere(tx: SystemTx, since: Date): Promise<DeliveryFigures> {
  const { rows } = await sql<DeliveryFigures>`select
    (select count(*)::int from webhook_delivery where state = 'pending') as pending,
    (select count(*)::int from webhook_delivery where state = 'failed' and last_attempt_at >= ${since}) as failed,
    (select count(*)::int from webhook where ended_at is not null and not is_active) as ended`.execute(tx)
  return rows[0] ?? { pending: 0, failed: 0, ended: 0 }
}
