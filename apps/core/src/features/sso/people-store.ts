import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { sessionSummaries } from '../auth/index.ts'
import { personSummaries } from '../people/index.ts'

/** Returns who of a domain is signed in; owners and operators, who keep a way of their own, are not among them. */
export async function listSignedIn(tx: TenantTx, domain: string): Promise<string[]> {
  const ending = `@${domain}`
  const rows = await tx
    .selectFrom(personSummaries(tx).as('person'))
    .innerJoin(sessionSummaries(tx).as('session'), 'session.user_id', 'person.id')
    .select('person.id')
    .distinct()
    .where(sql<SqlBool>`right(lower(person.email), ${ending.length}::int) = ${ending}`)
    .where('person.role', '<>', 'operator')
    .where((where) => where.or([where('person.role', '<>', 'partner'), where('person.member_role', '<>', 'owner')]))
    .execute()
  return rows.map(({ id }) => id)
}
