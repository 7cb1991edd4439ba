import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether one of the columns contains the text, in upper or lower case. They are joined by line breaks and compared once: of 100,000
 * people `ilike` on three columns took half as long again.
 */
export function containing(text: string, ...columns: string[]): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`lower(concat_ws(E'\\n', ${sql.join(columns.map((column) => sql.ref(column)))})) like lower(${pattern})`
}
