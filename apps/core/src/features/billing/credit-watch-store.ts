import type { TenantTx } from '../../platform/db/open.ts'

export interface Watch {
  belowHalfCredits: number
  bundleId: string | null
  bundleOff: string | null
  toldAt: Date | null
}

export async function findWatch(tx: TenantTx, userId: string): Promise<Watch | undefined> {
  return tx
    .selectFrom('credit_watch')
    .select(['below_half_credits as belowHalfCredits', 'bundle_id as bundleId'])
    .select(['bundle_off as bundleOff', 'told_at as toldAt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function keepWatch(tx: TenantTx, userId: string, watch: Watch): Promise<void> {
  const row = {
    below_half_credits: watch.belowHalfCredits,
    bundle_id: watch.bundleId,
    bundle_off: watch.bundleOff,
    told_at: watch.toldAt,
  }
  await tx
    .insertInto('credit_watch')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(row))
    .execute()
}

/** Ends the automatic top-up; answers false when it was off already. */
export async function switchOff(tx: TenantTx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credit_watch')
    .set((row) => ({ bundle_off: row.ref('bundle_id'), bundle_id: null }))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('bundle_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
