import type { TenantTx } from '../../../platform/db/open.ts'

export async function hasDevice(tx: TenantTx, userId: string): Promise<boolean> {
  const found = await devices(tx).where('user_id', '=', userId).select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function findDevice(tx: TenantTx, id: string) {
  return devices(tx).where('id', '=', id).select(['browser', 'address', 'first_seen_at']).executeTakeFirst()
}

/** Lists the devices that the person has signed in from. */
export function listDevices(tx: TenantTx, userId: string) {
  return devices(tx)
    .select(['browser', 'address', 'first_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute()
}

/** Stores a device. Returns false when the person has used it before. */
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

interface DeviceToken {
  userId: string
  hash: string
  now: Date
}

export async function hasToken(tx: TenantTx, userId: string, hash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('device_token')
    .select('user_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return found !== undefined
}

/** Records another sign-in with a token. Returns false where the person's account does not know it. */
export async function recordToken(tx: TenantTx, { userId, hash, now }: DeviceToken): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('device_token')
    .set({ last_used_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function insertToken(tx: TenantTx, { userId, hash, now }: DeviceToken): Promise<void> {
  await tx
    .insertInto('device_token')
    .values({ tenant_id: tx.tenantId, user_id: userId, token_hash: hash, last_used_at: now })
    .execute()
}

export async function replaceToken(tx: TenantTx, hash: string, next: string): Promise<void> {
  await tx
    .updateTable('device_token')
    .set({ token_hash: next })
    .where('tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', hash)
    .execute()
}

/** Deletes the tokens whose cookies browsers have dropped by now. */
export async function deleteTokensBefore(tx: TenantTx, before: Date): Promise<void> {
  await tx.deleteFrom('device_token').where('tenant_id', '=', tx.tenantId).where('last_used_at', '<', before).execute()
}
