import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** The database converts to lower case, so that the result agrees with its unique index in every alphabet. */
export async function findIdByEmail(tx: TenantTx, email: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('disabled_at', 'is', null)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  return found?.id
}

/** Sets the current address. Returns false for a deleted or disabled account. */
export async function setEmail(
  tx: TenantTx,
  userId: string,
  { email, verifiedAt }: { email: string | null; verifiedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ email, email_verified_at: verifiedAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Marks the address as confirmed. Returns false where it is no longer the person's, or the account is disabled. */
export async function recordVerified(tx: TenantTx, userId: string, email: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ email_verified_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
