import { type BillingDetails, noBillingDetails } from '@vitrine/contract'
import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

export async function findDetails(tx: TenantTx, userId: string): Promise<BillingDetails> {
  const row = await tx
    .selectFrom('billing_details')
    .select(['company', 'address', 'tax_id as taxId'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? noBillingDetails
}

export async function saveDetails(tx: TenantTx, userId: string, details: BillingDetails): Promise<void> {
  const row = { company: details.company, address: details.address, tax_id: details.taxId }
  await tx
    .insertInto('billing_details')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(row))
    .execute()
}

/** Deletes a buyer's tax details; their invoices stay without them. */
export async function purgeDetails(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('billing_details').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
  await tx
    .updateTable('invoice')
    .set({ buyer: sql<BillingDetails>`null` })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .execute()
}
