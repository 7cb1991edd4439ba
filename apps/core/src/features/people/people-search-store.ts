import { sql } from 'kysely'
import type { SystemTx } from '../../platform/db/open.ts'

/** Comes after every text that begins with another: the last character there is. */
const LAST = '\u{10ffff}'

/** So many people with each kind of match are looked at, however many there are. */
const MATCHES_MAX = 200

/**
 * The ids of people of all tenants whose username, email, name or surname begins with the text, the newest first. Each column
 * has an index, which a search for parts of words could not use.
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
