import type { TenantTx } from '../../platform/db/open.ts'

/** Deletes the rows behind a person's links that confirm or undo an address. */
export async function deleteAddressLinksOf(tx: TenantTx, userId: string): Promise<void> {
  for (const table of ['email_change', 'email_verification'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
