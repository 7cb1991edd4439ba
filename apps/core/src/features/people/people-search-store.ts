import { sql } from 'kysely'
import type { SystemTx } from '../../platform/db/open.ts'

/** The last character there is. Appended to a text it sorts after every text that begins with it. */
const LAST = '\u{10ffff}'

/** The most people that are read for each kind of match. */
const MATCHES_MAX = 200

/**
 * Returns the ids of people of all tenants whose username, email, name or surname begins with the text, newest first. Each
 * column has an index, which a search inside words could not use.
 */
export async function findPeopleEverywhere(tx: SystemTx, text: string, limit: number): Promise<string[]> {
  const from = text.toLowerCase()
  const columns = ['username', 'email', 'display_name'].map((name) => sql`lower(${sql.ref(name)})`)
  const parts = [...columns, sql`lower(substring(display_name from '[^ ]+$'))`].map(
    (column) => sql`(select id from app_user where ${column} ~>=~ ${from} and ${column} ~<~ ${from + LAST}
      and erased_at is null limit ${MATCHES_MAX})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union `)}) as found order by id desc limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
