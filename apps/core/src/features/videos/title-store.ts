import type { Language } from '@vitrine/contract'
import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'

interface TitlesQuery {
  start: string
  since: Date
}

/** Returns the titles that begin with `start` among the person's videos created after `since`. */
export async function titlesSince(tx: TenantTx, userId: string, { start, since }: TitlesQuery): Promise<string[]> {
  const rows = await tx
    .selectFrom('video')
    .select('title')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', since)
    .where(sql<boolean>`starts_with(title, ${start})`)
    .execute()
  return rows.map(({ title }) => title)
}

/** Returns the language of a person's account. */
export async function languageOf(tx: TenantTx, userId: string): Promise<Language> {
  const person = await tx
    .selectFrom(personSummaries(tx).as('person'))
    .select('person.language')
    .where('person.id', '=', userId)
    .executeTakeFirst()
  return person?.language ?? 'en'
}
