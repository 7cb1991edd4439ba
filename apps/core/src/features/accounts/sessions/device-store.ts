import type { TenantTx } from '../../../platform/db/open.ts'

export async function hasDevice(tx: TenantTx, userId: string): Promise<boolean> {
  const found = await devices(tx).where('user_id', '=', userId).select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function findDevice(tx: TenantTx, id: string) {
  return devices(tx).where('id', '=', id).select(['browser', 'address', 'first_seen_at']).executeTakeFirst()
}

/** Answers false where the person has been seen there before. */
export async function insertDevice(
  tx: TenantTx,
  device: { id: string; userId: string; browser: string; address: string },
): Promise<boolean> {
  const { id, userId, browser, address } = device
  const added = await tx
    .insertInto('known_device')
    .values({ tenant_id: tx.tenantId, id, user_id: userId, browser, address })
    .onConflict((clash) => clash.columns(['tenant_id', 'user_id', 'browser', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

function devices(tx: TenantTx) {
  return tx.selectFrom('known_device').where('tenant_id', '=', tx.tenantId)
}
