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

/** Keeps what somebody chose; a top-up that was switched off is forgotten with it. */
export async function keepChoice(
  tx: TenantTx,
  userId: string,
  { belowHalfCredits, bundleId }: Pick<Watch, 'belowHalfCredits' | 'bundleId'>,
): Promise<void> {
  const row = { below_half_credits: belowHalfCredits, bundle_id: bundleId, bundle_off: null }
  await tx
    .insertInto('credit_watch')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(row))
    .execute()
}

/** Only the moment: what the person chooses at this very moment stays. */
export async function noteTold(
  tx: TenantTx,
  userId: string,
  told: { at: Date; belowHalfCredits: number },
): Promise<void> {
  const row = { below_half_credits: told.belowHalfCredits, bundle_id: null, bundle_off: null, told_at: told.at }
  await tx
    .insertInto('credit_watch')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ told_at: told.at }))
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
