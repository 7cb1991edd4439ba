import type { TenantTx } from '../../platform/db/open.ts'

/** Returns whether a video may not be watched, because it is in the trash or was taken down. */
export async function isWithheld(tx: TenantTx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('video')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where((row) => row.or([row('deleted_at', 'is not', null), row('taken_down_at', 'is not', null)]))
    .executeTakeFirst()
  return row !== undefined
}
