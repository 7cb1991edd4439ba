import { sql } from 'kysely'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import { removalSummaries } from '../tenants/index.ts'

/** Lists the bills of a month of deleted partners, with their former names. */
export function listRemovedIn(db: Db, month: string) {
  return db.asSystem('the operator looks at the invoices of a month', (tx) =>
    tx
      .selectFrom('removed_invoice')
      .innerJoin(removalSummaries(tx).as('removal'), (join) =>
        join.onRef('removal.tenant_id', '=', 'removed_invoice.tenant_id').onRef('removal.id', '=', 'removal_id'),
      )
      .select(['removed_id as tenantId', 'slug', 'name', 'month', 'terms', 'days_owed as daysOwed'])
      .select(['removed_invoice.videos', 'twins', 'total_cents as totalCents'])
      .select(['issued_at as issuedAt', 'due_at as dueAt', 'paid_at as paidAt'])
      .where('month', '=', month)
      .orderBy('name')
      .execute(),
  )
}

/** Marks the bill of a deleted partner as paid or unpaid. Returns its total; undefined where there is none. */
export async function markRemoved(
  tx: TenantTx,
  { removedId, month, paidAt }: { removedId: string; month: string; paidAt: Date | null },
): Promise<number | undefined> {
  const changed = await tx
    .updateTable('removed_invoice')
    .set({ paid_at: paidAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('month', '=', month)
    .where('removal_id', 'in', (query) =>
      query.selectFrom(removalSummaries(tx).as('removal')).select('removal.id').where('removed_id', '=', removedId),
    )
    .returning('total_cents')
    .executeTakeFirst()
  return changed?.total_cents
}

/** Keeps the invoices of a tenant that is about to be deleted: they belong to the platform's accounts. */
export async function saveRemovedInvoices(
  tx: SystemTx,
  { id, tenant_id: platformId, removed_id: removedId }: { id: string; tenant_id: string; removed_id: string },
): Promise<void> {
  const columns = sql.raw('month, terms, days_owed, videos, twins, total_cents, issued_at, due_at, paid_at')
  await sql`insert into removed_invoice (tenant_id, removal_id, ${columns})
    select ${platformId}::uuid, ${id}::uuid, ${columns} from platform_invoice where tenant_id = ${removedId}`.execute(
    tx,
  )
}
