import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'

/** What a person chose about a presenter. */
export interface Preference {
  isFavourite: boolean
  isDefault: boolean
}

/** Returns what a person chose about presenters, by the id of the presenter. */
export async function listPreferences(tx: TenantTx, userId: string): Promise<Map<string, Preference>> {
  const rows = await tx
    .selectFrom('avatar_preference')
    .select(['avatar_id as id', 'is_favourite as isFavourite', 'is_default as isDefault'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where((or) => or.or([or('is_favourite', '=', true), or('is_default', '=', true)]))
    .orderBy('avatar_id')
    .execute()
  return new Map(rows.map(({ id, ...preference }) => [id, preference]))
}

export async function insertFavourite(tx: TenantTx, userId: string, avatarId: string): Promise<void> {
  await tx
    .insertInto('avatar_preference')
    .values({ tenant_id: tx.tenantId, user_id: userId, avatar_id: avatarId, is_favourite: true })
    .onConflict((clash) => clash.columns(['tenant_id', 'user_id', 'avatar_id']).doUpdateSet({ is_favourite: true }))
    .execute()
}

/** Makes a presenter the only default of a person. */
export async function setDefault(tx: TenantTx, userId: string, avatarId: string): Promise<void> {
  // The index allows one default per person, so concurrent requests are serialized.
  await lockSubject(tx, 'default presenter', userId)
  await ofPerson(tx, userId).set({ is_default: false }).where('is_default', '=', true).execute()
  await tx
    .insertInto('avatar_preference')
    .values({ tenant_id: tx.tenantId, user_id: userId, avatar_id: avatarId, is_default: true })
    .onConflict((clash) => clash.columns(['tenant_id', 'user_id', 'avatar_id']).doUpdateSet({ is_default: true }))
    .execute()
}

/** Clears a mark of a presenter. Does nothing where it is not set. */
export async function clearMark(
  tx: TenantTx,
  userId: string,
  avatarId: string,
  mark: 'is_default' | 'is_favourite',
): Promise<void> {
  await ofPerson(tx, userId)
    .set({ [mark]: false })
    .where('avatar_id', '=', avatarId)
    .execute()
}

function ofPerson(tx: TenantTx, userId: string) {
  return tx.updateTable('avatar_preference').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}

export async function deletePreferences(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('avatar_preference').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
