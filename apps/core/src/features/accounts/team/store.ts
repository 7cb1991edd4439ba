import type { Standing } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

export interface Wanted {
  q?: string | undefined
  cursor?: string | undefined
  limit: number
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The people of the tenant, disabled ones too, newest first: ids are given in the order in which accounts were opened. */
export function listMembers(tx: TenantTx, { q, cursor, limit }: Wanted) {
  const pattern = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return members(tx)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .$if(Boolean(pattern), (query) =>
      query.where((or) =>
        or.or(['username', 'email', 'display_name'].map((name) => sql<SqlBool>`${sql.ref(name)} ilike ${pattern}`)),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findMember(tx: TenantTx, id: string): Promise<MemberRow | undefined> {
  return members(tx).where('id', '=', id).executeTakeFirst()
}

export async function findMemberByEmail(tx: TenantTx, email: string): Promise<MemberRow | undefined> {
  return members(tx)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

/**
 * Whoever changes somebody, whoever is changed, and every owner, held until the transaction ends: of two changes at once the
 * second one sees what the first has left. Always taken in the same order, so that no two wait for each other.
 */
export function lockMembers(tx: TenantTx, ids: string[]) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'role', 'finer_role', 'disabled_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('erased_at', 'is', null)
    .where((or) => or.or([or('id', 'in', ids), or.and([or('role', '=', 'partner'), or('finer_role', '=', 'owner')])]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function setStanding(tx: TenantTx, id: string, { role, finerRole }: Standing): Promise<void> {
  await member(tx, id).set({ role, finer_role: finerRole }).execute()
}

export async function setDisabled(tx: TenantTx, id: string, disabledAt: Date | null): Promise<void> {
  await member(tx, id).set({ disabled_at: disabledAt }).execute()
}

function member(tx: TenantTx, id: string) {
  return tx.updateTable('app_user').where('tenant_id', '=', tx.tenantId).where('id', '=', id)
}

function members(tx: TenantTx) {
  return tx
    .selectFrom('app_user')
    .select(['id', 'username', 'email', 'display_name', 'role', 'finer_role', 'created_at', 'disabled_at'])
    .select((person) => [
      person
        .selectFrom('session')
        .select((most) => most.fn.max('last_seen_at').as('at'))
        .whereRef('session.tenant_id', '=', 'app_user.tenant_id')
        .whereRef('session.user_id', '=', 'app_user.id')
        .as('last_used_at'),
      person
        .selectFrom('audit_line')
        .select('at')
        .whereRef('audit_line.tenant_id', '=', 'app_user.tenant_id')
        .whereRef('audit_line.actor_id', '=', 'app_user.id')
        .orderBy('audit_line.id', 'desc')
        .limit(1)
        .as('last_acted_at'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('erased_at', 'is', null)
}
