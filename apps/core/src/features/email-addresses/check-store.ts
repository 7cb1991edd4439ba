import type { TenantTx } from '../../platform/db/open.ts'

export async function insertCheck(
  tx: TenantTx,
  check: { tokenHash: string; userId: string; email: string; expiresAt: Date },
): Promise<void> {
  const { tokenHash: token_hash, userId: user_id, email, expiresAt: expires_at } = check
  await tx
    .insertInto('email_verification')
    .values({ tenant_id: tx.tenantId, token_hash, user_id, email, expires_at })
    .execute()
}

/** Returns whose address a token confirms; it may have expired. */
export async function findCheckOwner(tx: TenantTx, tokenHash: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('email_verification')
    .select('user_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.user_id
}

/** Deletes an unexpired check and returns its person and address. Of concurrent calls only one succeeds. */
export async function consumeCheck(tx: TenantTx, tokenHash: string, now: Date) {
  return tx
    .deleteFrom('email_verification')
    .where('tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
}

export async function deleteChecksOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('email_verification').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

export async function deleteChecksBefore(tx: TenantTx, now: Date): Promise<void> {
  await tx
    .deleteFrom('email_verification')
    .where('tenant_id', '=', tx.tenantId)
    .where('expires_at', '<=', now)
    .execute()
}
