import type { TenantTx } from '../../platform/db/open.ts'
import { dropPassword } from '../people/index.ts'

/**
 * Deletes the password and every other credential that `auth` keeps of a person, except sessions. Used where the email address
 * was never confirmed, because another person may have registered the account.
 */
export async function dropCredentials(tx: TenantTx, userId: string): Promise<void> {
  await dropPassword(tx, userId)
  for (const table of ['second_factor', 'recovery_code', 'device_token', 'password_reset'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
