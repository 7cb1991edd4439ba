import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** Returns the person with this id or email address (case-insensitive), also when disabled, and locks the row. */
export function findSignInPerson(tx: TenantTx, by: { id: string } | { email: string }) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified_at', 'role', 'member_role', 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('erased_at', 'is', null)
    .where('id' in by ? sql<SqlBool>`id = ${by.id}` : sql<SqlBool>`lower(email) = lower(${by.email})`)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns the person with this email address (case-insensitive), also when disabled. */
export async function findByEmail(tx: TenantTx, email: string) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

/**
 * Locks a person's row until the end of the transaction, so that two requests cannot each remove "the other" way to sign in.
 */
export async function lockCredentials(tx: TenantTx, id: string) {
  return tx
    .selectFrom('app_user')
    .select('password_hash')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns false when the account was disabled in the meantime. */
export async function setPassword(tx: TenantTx, userId: string, passwordHash: string): Promise<boolean> {
  const changed = await tx
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function dropPassword(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .execute()
}
