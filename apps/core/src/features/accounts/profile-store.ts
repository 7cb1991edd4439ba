import type { TenantTx } from '../../platform/db/open.ts'

interface ProfileChange {
  username: string
  email: string | null
  display_name: string | null
}

export async function changeProfile(tx: TenantTx, id: string, change: ProfileChange): Promise<void> {
  await person(tx, id).set(change).execute()
}

/** Answers false when the password was another one by now: two changes at once must not both believe they were first. */
export async function replacePassword(
  tx: TenantTx,
  id: string,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await person(tx, id)
    .set({ password_hash: newHash })
    .where('password_hash', '=', oldHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The person's sessions that have not run out at `now`, the one seen last first. */
export function listSessions(tx: TenantTx, userId: string, now: Date) {
  return tx
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent', 'address'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

export async function endSession(tx: TenantTx, userId: string, id: string): Promise<void> {
  await sessionsOf(tx, userId).where('id', '=', id).execute()
}

/** Ends the person's sessions except the one with the id `keptId`. Answers how many there were. */
export async function endOtherSessions(tx: TenantTx, userId: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await sessionsOf(tx, userId).where('id', '<>', keptId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function person(tx: TenantTx, id: string) {
  return tx.updateTable('app_user').where('tenant_id', '=', tx.tenantId).where('id', '=', id)
}

function sessionsOf(tx: TenantTx, userId: string) {
  return tx.deleteFrom('session').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}

/** Notes where the person's picture lies now and answers where the earlier one does. */
export async function replacePicture(tx: TenantTx, id: string, key: string): Promise<string | null> {
  const row = await tx
    .selectFrom('app_user')
    .select('picture_key')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await person(tx, id).set({ picture_key: key }).execute()
  return row.picture_key
}
