import type { TenantTx } from '../../platform/db/open.ts'

/** The ids of personal copies of these videos. */
export async function listCopies(tx: TenantTx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('video')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('copy_of', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}
