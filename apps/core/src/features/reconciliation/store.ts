import type { TenantTx } from '../../platform/db/open.ts'
import type { ReconciliationDifference } from '../../platform/db/tables.ts'

export interface Difference {
  kind: ReconciliationDifference['kind']
  ours: string
  theirs: string
}

/** Replaces the stored differences of a purchase by the present ones. Those that persist keep their date. */
export async function saveDifferences(
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
}

/** Returns the purchase that a difference is about. */
export async function findPurchaseOf(tx: TenantTx, differenceId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('reconciliation_difference')
    .select('purchase_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', differenceId)
    .executeTakeFirst()
  return found?.purchase_id
}
