import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SystemTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { TenantsDue } from '../../platform/scheduled-tasks/scheduler.ts'

interface Overdue<Table extends keyof Tables> {
  table: Table
  column: keyof Tables[Table] & string
  /** The milliseconds for which a row is kept after the time in the column. */
  keptMs?: number
  /** An SQL condition on the rows, a constant of the code; all rows without it. */
  where?: string
}

/** Returns a query for the tenants that have an overdue row. */
export function withOverdue<Table extends keyof Tables>({
  table,
  column,
  keptMs = 0,
  where,
}: Overdue<Table>): TenantsDue {
  return (tx, now) => {
    const isOver = sql<SqlBool>`${sql.ref(column)} <= ${new Date(now.getTime() - keptMs)}`
    return tenantsWith(tx, table, where ? sql<SqlBool>`${isOver} and ${sql.raw(where)}` : isOver)
  }
}

/** Returns a query for the tenants that have a row of a kind. `where` is a constant of the code. */
export function withRows(table: keyof Tables, where = 'true'): TenantsDue {
  return (tx) => tenantsWith(tx, table, sql.raw(where))
}

/** Returns a query for the tenants that any of several queries finds. */
export function anyOf(...questions: readonly TenantsDue[]): TenantsDue {
  return async (tx, now) => {
    const named = new Set<string>()
    for (const ask of questions) for (const id of await ask(tx, now)) named.add(id)
    return [...named]
  }
}

/** One step in the table's index for each tenant: `limit` keeps the planner from reading the whole table. */
async function tenantsWith(tx: SystemTx, table: keyof Tables, where: RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select tenant.id from tenant
    cross join lateral (select from ${sql.table(table)} as found where found.tenant_id = tenant.id and ${where} limit 1) as one
  `.execute(tx)
  return rows.map(({ id }) => id)
}
