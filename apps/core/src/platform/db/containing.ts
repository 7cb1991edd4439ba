import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Returns a condition: one of the columns contains the text, in any case. The columns are joined by line breaks and compared
 * once: for 100,000 people `ilike` on three columns took half as long again.
 */
export function containing(text: string, ...columns: string[]): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`lower(concat_ws(E'\\n', ${sql.join(columns.map((column) => sql.ref(column)))})) like lower(${pattern})`
}
