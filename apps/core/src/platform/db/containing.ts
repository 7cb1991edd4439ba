import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether one of the columns contains the text, in upper or lower case. */
export function containing(text: string, ...columns: string[]): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
    sql` or `,
  )})`
}
