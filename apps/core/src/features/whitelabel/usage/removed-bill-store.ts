import type { Db, TenantTx } from '../../../platform/db/open.ts'

/** The bills of a month of partners who were deleted, with their names as they were. */
export function listRemovedIn(db: Db, month: string) {
  return db.asSystem('the operator looks at the bills of a month', (tx) =>
    tx
      .selectFrom('removed_invoice')
      .innerJoin('tenant_removal', (join) =>
        join
          .onRef('tenant_removal.tenant_id', '=', 'removed_invoice.tenant_id')
          .onRef('tenant_removal.id', '=', 'removal_id'),
      )
      .select(['removed_id as tenantId', 'slug', 'name', 'month', 'terms', 'days_owed as daysOwed'])
      .select(['removed_invoice.videos', 'twins', 'total_cents as totalCents'])
      .select(['issued_at as issuedAt', 'due_at as dueAt', 'paid_at as paidAt'])
      .where('month', '=', month)
      .orderBy('name')
      .execute(),
  )
}

/** Notes that the bill of a deleted partner was paid, or was not after all. Answers its total; undefined where there is none. */
export async function markRemoved(
  tx: TenantTx,
  { removedId, month, paidAt }: { removedId: string; month: string; paidAt: Date | null },
): Promise<number | undefined> {
  const changed = await tx
    .updateTable('removed_invoice')
    .set({ paid_at: paidAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('month', '=', month)
    .where('removal_id', 'in', (removal) =>
      removal
        .selectFrom('tenant_removal')
        .select('id')
        .where('tenant_id', '=', tx.tenantId)
        .where('removed_id', '=', removedId),
    )
    .returning('total_cents')
    .executeTakeFirst()
  return changed?.total_cents
}
