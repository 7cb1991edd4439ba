import type { TenantTx } from '../../../platform/db/open.ts'

/** Takes away what opens the account without its mail and came after `since`: Google and the second factor. */
export async function deleteGainedSince(tx: TenantTx, userId: string, since: Date): Promise<void> {
  const { tenantId } = tx
  await tx
    .deleteFrom('external_identity')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
  await tx
    .deleteFrom('second_factor')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('confirmed_at', '>=', since)
    .execute()
}
