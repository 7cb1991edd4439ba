import { sql } from 'kysely'
import type { SystemTx } from '../db/open.ts'

/** A table in a dump. */
export interface DumpedTable {
  name: string
  columns: string[]
  /** PostgreSQL's names of the column types. */
  types: string[]
}

/** Tables that a backup leaves out, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  kysely_migration: 'written by the migrations',
  kysely_migration_lock: 'written by the migrations',
  node: 'names the processes that ran when the backup was made',
  rate_counter: 'counts requests of the last minutes',
  scheduled_run: 'says when the nodes of this installation began a run',
  session: 'a session that ended after the backup must not come back: people sign in again',
  storage_marker: 'names the store of media of this installation, which may be another one after a restore',
}

/** Whole numbers of money and credits, which are added up to compare a copy with its original. */
const SUMMED = /(^|_)(cents|half_credits)$/
const WHOLE_NUMBERS = ['integer', 'bigint']

/** Returns the tables that a backup holds, each after those it refers to. */
export async function listTables(tx: SystemTx): Promise<DumpedTable[]> {
  const { rows } = await sql<DumpedTable & { parents: string[] }>`
    select relname::text as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select array_agg(format_type(atttypid, atttypmod) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as types,
      array(select distinct parent.relname::text from pg_constraint join pg_class parent on parent.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> conrelid) as parents
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(tx)
  return inOrder(rows.filter(({ name }) => !(name in LEFT_OUT))).map(({ name, columns, types }) => ({
    name,
    columns,
    types,
  }))
}

/** Returns the columns of a table that hold money or credits. */
export function summedColumns({ columns, types }: DumpedTable): string[] {
  return columns.filter((name, index) => SUMMED.test(name) && WHOLE_NUMBERS.includes(types[index] ?? ''))
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function inOrder<T extends { name: string; parents: string[] }>(tables: T[]): T[] {
  const placed = new Map<string, T>()
  const waiting = new Map(tables.map((table) => [table.name, table]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => parents.every((parent) => !waiting.has(parent)))
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}.`)
    for (const table of ready) {
      placed.set(table.name, table)
      waiting.delete(table.name)
    }
  }
  return [...placed.values()]
}
