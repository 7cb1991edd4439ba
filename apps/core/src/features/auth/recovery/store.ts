import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

/** The database lowers the case, so that the result agrees with its unique index in every alphabet. */
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

export async function insertReset(
  tx: TenantTx,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  const row = { token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt }
  await tx
    .insertInto('password_reset')
    .values({ tenant_id: tx.tenantId, ...row })
    .execute()
}

/** Returns the names of the person that a valid reset link belongs to. */
export function findResetOwner(tx: TenantTx, tokenHash: string, now: Date) {
  return tx
    .selectFrom('password_reset as reset')
    .innerJoin('app_user as person', (join) =>
      join.onRef('person.tenant_id', '=', 'reset.tenant_id').onRef('person.id', '=', 'reset.user_id'),
    )
    .select(['person.id', 'username', 'email', 'display_name as displayName'])
    .where('reset.tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', tokenHash)
    .where('reset.expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a reset and returns the id of its person. Of two requests at once only one gets it. */
export async function takeReset(tx: TenantTx, tokenHash: string, now: Date): Promise<string | undefined> {
  const taken = await resets(tx)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return taken?.user_id
}

export async function deleteResetsOf(tx: TenantTx, userId: string): Promise<void> {
  await resets(tx).where('user_id', '=', userId).execute()
}

export async function deleteResetsBefore(tx: TenantTx, now: Date): Promise<void> {
  await resets(tx).where('expires_at', '<=', now).execute()
}

/** Returns false when the person was disabled meanwhile. */
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

function resets(tx: TenantTx) {
  return tx.deleteFrom('password_reset').where('tenant_id', '=', tx.tenantId)
}
