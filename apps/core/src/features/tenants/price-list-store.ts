import { sql } from 'kysely'
import type { PriceList } from '@vitrine/contract'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'

/** Returns the list in force by the database's time, which all reads of prices use. */
export function findInForce(tx: TenantTx) {
  return tx
    .selectFrom('price_list')
    .select(['list', 'effective_at as effectiveAt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('effective_at', '<=', sql<Date>`now()`)
    .orderBy('effective_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

export function findPlanned(tx: TenantTx) {
  return tx
    .selectFrom('price_list')
    .select(['list', 'effective_at as effectiveAt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('effective_at', '>', sql<Date>`now()`)
    .orderBy('effective_at')
    .limit(1)
    .executeTakeFirst()
}

/** Replaces every planned list; without a time it applies at once. Earlier lists stay as history. */
export async function insertList(tx: TenantTx, row: { id: string; list: PriceList; effectiveAt: Date | undefined }) {
  await lockSubject(tx, 'prices')
  await tx
    .deleteFrom('price_list')
    .where('tenant_id', '=', tx.tenantId)
    .where('effective_at', '>', sql<Date>`now()`)
    .execute()
  const from = row.effectiveAt ? { effective_at: row.effectiveAt } : {}
  await tx
    .insertInto('price_list')
    .values({ tenant_id: tx.tenantId, id: row.id, list: jsonb<unknown>(row.list), ...from })
    .execute()
}

/** Inserts the first list of a tenant. */
export async function insertFirstList(
  tx: SystemTx,
  row: { tenantId: string; id: string; list: unknown },
): Promise<void> {
  await tx
    .insertInto('price_list')
    .values({ tenant_id: row.tenantId, id: row.id, list: jsonb(row.list) })
    .execute()
}
