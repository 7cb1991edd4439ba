import type { TenantTx } from '../../platform/db/open.ts'

export async function listFavourites(tx: TenantTx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('voice_favourite')
    .select('voice')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ voice }) => voice)
}

/** Does nothing where the voice is a favourite already. */
export async function insertFavourite(
  tx: TenantTx,
  { userId, voice, createdAt }: { userId: string; voice: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('voice_favourite')
    .values({ tenant_id: tx.tenantId, user_id: userId, voice, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavourite(tx: TenantTx, userId: string, voice: string): Promise<void> {
  await tx
    .deleteFrom('voice_favourite')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('voice', '=', voice)
    .execute()
}

export async function deleteFavouritesOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('voice_favourite').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
