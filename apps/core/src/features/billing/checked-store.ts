import type { TenantTx } from '../../platform/db/open.ts'

/** Lists the purchases that were compared longest ago, of those begun in a period. Purchases without a payment are left out. */
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

/** Records the time at which a purchase was compared with the provider; null makes the next task compare it again. */
export async function recordChecked(tx: TenantTx, purchaseId: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ checked_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', purchaseId)
    .execute()
}
