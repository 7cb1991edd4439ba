import type { TenantTx } from '../../platform/db/open.ts'

/** Deletes the rows behind a person's links that confirm or undo an address. Returns how many there were. */
export async function deleteAddressLinksOf(tx: TenantTx, userId: string): Promise<number> {
  let deleted = 0
  for (const table of ['email_change', 'email_verification'] as const) {
    const links = tx.deleteFrom(table).where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
    deleted += Number((await links.executeTakeFirstOrThrow()).numDeletedRows)
  }
  return deleted
}
