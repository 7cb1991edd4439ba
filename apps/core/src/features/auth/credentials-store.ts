import type { TenantTx } from '../../platform/db/open.ts'
import { dropPassword } from '../people/index.ts'

/**
 * Takes every way into an account away but its sessions and API keys: whoever opened it with an address that was never
 * confirmed may be somebody else.
 */
export async function dropCredentials(tx: TenantTx, userId: string): Promise<void> {
  await dropPassword(tx, userId)
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
