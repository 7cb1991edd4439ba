import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { sessionSummaries } from '../auth/index.ts'
import { personSummaries } from '../people/index.ts'

/** Lists the people of a domain who are signed in, except owners and operators, who need not use single sign-on. */
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
