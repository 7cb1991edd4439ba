import type { TenantTx } from '../../platform/db/open.ts'
import type { ReconciliationDifference } from '../../platform/db/tables.ts'

type Kind = ReconciliationDifference['kind']

export interface Difference {
  kind: Kind
  ours: string
  theirs: string
}

/** The purchases that were looked at longest ago, of those that began in time; what nobody ever went on with is left out. */
export async function listUnchecked(tx: TenantTx, of: { since: Date; until: Date; before: Date; limit: number }) {
  return tx
    .selectFrom('purchase')
    .select([
      'id',
      'lines',
      'state',
      'currency',
      'account',
      'total_cents as totalCents',
      'refunded_cents as returnedCents',
    ])
    .select(['payment_ref as paymentRef', 'invoice_ref as invoiceRef', 'paid_at as paidAt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('payment_ref', 'is not', null)
    .where('created_at', '>', of.since)
    .where('created_at', '<', of.until)
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<', of.before)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(of.limit)
    .execute()
}

/** Puts what differs now in the place of what differed before; what differed already keeps its day. */
export async function keepDifferences(
  tx: TenantTx,
  purchaseId: string,
  differences: readonly (Difference & { id: string })[],
  at: Date,
): Promise<void> {
  const kinds = differences.map(({ kind }) => kind)
  await tx
    .deleteFrom('reconciliation_difference')
    .where('tenant_id', '=', tx.tenantId)
    .where('purchase_id', '=', purchaseId)
    .$if(kinds.length > 0, (query) => query.where('kind', 'not in', kinds))
    .execute()
  for (const { id, kind, ours, theirs } of differences)
    await tx
      .insertInto('reconciliation_difference')
      .values({ tenant_id: tx.tenantId, id, purchase_id: purchaseId, kind, ours, theirs, found_at: at })
      .onConflict((twice) => twice.columns(['tenant_id', 'purchase_id', 'kind']).doUpdateSet({ ours, theirs }))
      .execute()
  await tx
    .updateTable('purchase')
    .set({ checked_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', purchaseId)
    .execute()
}

/** Where the purchase of a difference is paid. */
export async function findPaidBy(tx: TenantTx, differenceId: string) {
  return tx
    .selectFrom('reconciliation_difference as difference')
    .innerJoin('purchase', (join) =>
      join.onRef('purchase.id', '=', 'difference.purchase_id').onRef('purchase.tenant_id', '=', 'difference.tenant_id'),
    )
    .select(['purchase.id', 'purchase.account', 'purchase.payment_ref as paymentRef'])
    .select('purchase.invoice_ref as invoiceRef')
    .where('difference.tenant_id', '=', tx.tenantId)
    .where('difference.id', '=', differenceId)
    .executeTakeFirst()
}

/** Lets the next round look at a purchase again. */
export async function uncheck(tx: TenantTx, purchaseId: string): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ checked_at: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', purchaseId)
    .execute()
}
