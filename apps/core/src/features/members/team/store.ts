import { type SqlBool, sql } from 'kysely'
import { auditSummaries } from '../../../platform/audit/log-store.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { sessionSummaries } from '../../auth/index.ts'
import { personSummaries } from '../../people/index.ts'

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>

export function findMember(tx: TenantTx, id: string) {
  return members(tx).where('id', '=', id).executeTakeFirst()
}

export function findMemberByEmail(tx: TenantTx, email: string) {
  return members(tx)
    .where(sql<SqlBool>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

function members(tx: TenantTx) {
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .select(['id', 'username', 'email', 'display_name', 'role', 'member_role', 'created_at', 'disabled_at'])
    .select((person) => [
      person
        .selectFrom(sessionSummaries(tx).as('session'))
        .select((most) => most.fn.max('last_seen_at').as('at'))
        .whereRef('session.user_id', '=', 'person.id')
        .as('last_used_at'),
      person
        .selectFrom(auditSummaries(tx).as('entry'))
        .select('entry.at')
        .whereRef('entry.actor_id', '=', 'person.id')
        .orderBy('entry.id', 'desc')
        .limit(1)
        .as('last_acted_at'),
    ])
    .where('erased_at', 'is', null)
}
