import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

/** Returns the person with this id or, in any capitals, this address, disabled or not; their row is locked. */
export function findSignInPerson(tx: TenantTx, by: { id: string } | { email: string }) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'email', 'email_verified_at', 'role', 'member_role', 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('erased_at', 'is', null)
    .where('id' in by ? sql<SqlBool>`id = ${by.id}` : sql<SqlBool>`lower(email) = lower(${by.email})`)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Takes every way into an account away but its sessions and API keys: whoever opened it with an address that was never
 * confirmed may be somebody else.
 */
export async function dropCredentials(tx: TenantTx, userId: string): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .execute()
  for (const table of [
    'second_factor',
    'recovery_code',
    'external_identity',
    'device_token',
    'password_reset',
    'email_change',
    'email_verification',
  ] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
