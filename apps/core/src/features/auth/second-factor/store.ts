import type { TenantTx } from '../../../platform/db/open.ts'

export type FactorRow = NonNullable<Awaited<ReturnType<typeof findFactor>>>

export async function findFactor(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('second_factor')
    .select(['encrypted_secret', 'confirmed_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Stores the secret of a factor that is being set up. Returns false, and changes nothing, where one is already on. */
export async function beginFactor(tx: TenantTx, userId: string, encryptedSecret: string): Promise<boolean> {
  const begun = await tx
    .insertInto('second_factor')
    .values({ tenant_id: tx.tenantId, user_id: userId, encrypted_secret: encryptedSecret })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet({ encrypted_secret: encryptedSecret })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Turns on the factor with this secret. Returns false where another request was first. */
export async function confirmFactor(
  tx: TenantTx,
  userId: string,
  { encryptedSecret, step, at }: { encryptedSecret: string; step: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await factor(tx, userId)
    .set({ confirmed_at: at, last_step: step })
    .where('encrypted_secret', '=', encryptedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Records that the code of this step was used. Returns false where it, or a later one, was used before. */
export async function consumeStep(tx: TenantTx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await factor(tx, userId)
    .set({ last_step: step })
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteFactor(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

/** Deletes the second factor that a person confirmed at `since` or later. */
export async function deleteFactorMadeSince(tx: TenantTx, userId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom('second_factor')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', since)
    .execute()
}

function factor(tx: TenantTx, userId: string) {
  return tx.updateTable('second_factor').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId)
}
