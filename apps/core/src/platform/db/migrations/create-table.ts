import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export interface TableDefinition {
  /** What one row is, stored as the comment of the table. */
  row: string
  /** Columns and constraints, as in `create table`. */
  columns: string
  /** What the names of columns do not say, stored as their comments. */
  notes?: Record<string, string>
  /** Statements that create the indexes. */
  indexes?: readonly string[]
  /** Rights of requests of a tenant on its rows. All four without it. */
  app?: string
  /** The column with the tenant's id, where it is not `tenant_id`. */
  tenantColumn?: string
  /** Saves the write-ahead log of rows that a crash may lose. */
  unlogged?: boolean
  /** Storage parameters. */
  storage?: string
}

/** Creates a table with its indexes, its comments and the protection of `protect`. */
export async function createTable(db: Kysely<unknown>, name: string, table: TableDefinition): Promise<void> {
  const { columns, notes = {}, indexes = [], app, tenantColumn, unlogged = false, storage } = table
  await run(
    db,
    `create ${unlogged ? 'unlogged ' : ''}table ${name} (${columns})${storage ? ` with (${storage})` : ''}`,
    ...indexes,
    `comment on table ${name} is ${quoted(table.row)}`,
    ...Object.entries(notes).map(([column, note]) => `comment on column ${name}.${column} is ${quoted(note)}`),
  )
  await protect(db, name, { ...(app ? { app } : {}), ...(tenantColumn ? { column: tenantColumn } : {}) })
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
