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

/** Returns how many personal copies a person has, those in the trash included. */
export async function countCopies(tx: TenantTx, userId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('video')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('copy_of', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}
