import type { EffectiveRole } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'

/**
 * Locks the acting person, the person to be changed and every owner until the end of the transaction, so that the second of two
 * changes sees the result of the first. Locks are always taken in the same order, before the rows of invitations and sessions, so
 * they cannot deadlock. Rows that refer to these people may be inserted meanwhile, since their transaction may hold a lock that is
 * requested next.
 */
export function lockMembers(tx: TenantTx, ids: string[]) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'role', 'member_role', 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('erased_at', 'is', null)
    .where((or) => or.or([or('id', 'in', ids), or.and([or('role', '=', 'partner'), or('member_role', '=', 'owner')])]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Locks the operators who can sign in until the transaction ends. Returns their ids. */
export async function lockOperators(tx: TenantTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('role', '=', 'operator')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function setEffectiveRole(tx: TenantTx, id: string, { role, memberRole }: EffectiveRole): Promise<void> {
  await member(tx, id).set({ role, member_role: memberRole }).execute()
}

export async function setDisabled(tx: TenantTx, id: string, disabledAt: Date | null): Promise<void> {
  await member(tx, id).set({ disabled_at: disabledAt }).execute()
}

/** Marks the address as confirmed: the email of an invitation was opened there. */
export async function recordEmailVerified(tx: TenantTx, id: string, now: Date): Promise<void> {
  await member(tx, id).set({ email_verified_at: now }).where('email_verified_at', 'is', null).execute()
}

function member(tx: TenantTx, id: string) {
  return tx.updateTable('app_user').where('tenant_id', '=', tx.tenantId).where('id', '=', id)
}
