import type { TenantTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'

export async function insertReset(
  tx: TenantTx,
  reset: { tokenHash: string; userId: string; sentTo: string | null; expiresAt: Date },
): Promise<void> {
  const row = { token_hash: reset.tokenHash, user_id: reset.userId, sent_to: reset.sentTo, expires_at: reset.expiresAt }
  await tx
    .insertInto('password_reset')
    .values({ tenant_id: tx.tenantId, ...row })
    .execute()
}

/** Returns the person that a valid reset link belongs to. */
export function findResetOwner(tx: TenantTx, tokenHash: string, now: Date) {
  return tx
    .selectFrom('password_reset as reset')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'reset.tenant_id').onRef('person.id', '=', 'reset.user_id'),
    )
    .select(['person.id', 'username', 'email', 'display_name as displayName', 'role'])
    .select(['sent_to as sentTo', 'email_verified_at as emailVerifiedAt'])
    .where('reset.tenant_id', '=', tx.tenantId)
    .where('token_hash', '=', tokenHash)
    .where('reset.expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes a reset and returns it. Of two requests at once only one gets it. */
export function consumeReset(tx: TenantTx, tokenHash: string, now: Date) {
  return resets(tx)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'sent_to as sentTo'])
    .executeTakeFirst()
}

export async function deleteResetsOf(tx: TenantTx, userId: string): Promise<void> {
  await resets(tx).where('user_id', '=', userId).execute()
}

export async function deleteResetsBefore(tx: TenantTx, now: Date): Promise<void> {
  await resets(tx).where('expires_at', '<=', now).execute()
}

function resets(tx: TenantTx) {
  return tx.deleteFrom('password_reset').where('tenant_id', '=', tx.tenantId)
}
