import { CompiledQuery, sql } from 'kysely'
import type { Db, SystemTx } from '../db/open.ts'
import { CliError } from '../process/cli-error.ts'
import type { DumpEnd, DumpMark } from './dump.ts'
import { PLAIN_TEXT } from './dump.ts'
import { type Figures, readFigures } from './figures.ts'
import type { DumpedJob } from './jobs.ts'
import { type DumpedTable, listTables, quoted } from './tables.ts'

const ROWS_PER_INSERT = 500
const BYTES_PER_INSERT = 1_000_000
const CUT_OFF = 'The dump of the database ends before its last line: it was cut off.'

interface Loaded {
  /** The figures in the dump. */
  wanted: DumpEnd
  /** The figures in the database afterwards. */
  found: Figures
}

interface Load {
  lines: AsyncIterable<string>
  /** Removes the rows of all tables first. */
  replaces: boolean
  /** Adds the jobs, in the same transaction. */
  addJobs: (tx: SystemTx, jobs: readonly DumpedJob[]) => Promise<void>
}

/** Fills the tables of a migrated database from a dump, in one transaction: all of it, or nothing. */
export async function loadDump(db: Db, { lines, replaces, addJobs }: Load): Promise<Loaded> {
  return db.asSystem('a restore writes all tenants', async (tx) => {
    await sql`reset role`.execute(tx)
    for (const statement of PLAIN_TEXT) await sql.raw(statement).execute(tx)
    const tables = await listTables(tx)
    if (replaces) await removeRows(tx, tables)
    await setTriggers(tx, tables, 'disable')
    const selfReferences = await deferSelfReferences(tx)
    await sql`set local role system`.execute(tx)
    const { end, jobs } = await loadLines(tx, lines, new Map(tables.map((table) => [table.name, table])))
    await sql`set constraints all immediate`.execute(tx)
    const found = await readFigures(tx, tables)
    await addJobs(tx, jobs)
    await sql`reset role`.execute(tx)
    for (const { table, name } of selfReferences)
      await sql.raw(`alter table ${table} alter constraint ${quoted(name)} not deferrable`).execute(tx)
    await setTriggers(tx, tables, 'enable')
    await advanceSequences(tx)
    return { wanted: end, found }
  })
}

async function loadLines(tx: SystemTx, lines: AsyncIterable<string>, known: ReadonlyMap<string, DumpedTable>) {
  const jobs: DumpedJob[] = []
  let insert: ReturnType<typeof openInsert> | undefined
  let end: DumpEnd | undefined
  for await (const line of lines) {
    if (line.startsWith('[')) {
      if (!insert) throw new CliError('The database dump has a row without a table.')
      await insert.add(line)
      continue
    }
    await insert?.flush()
    const mark = JSON.parse(line) as DumpMark
    if ('table' in mark) insert = openInsert(tx, mark.table, known.get(mark.table.name))
    if ('job' in mark) jobs.push(mark.job)
    if ('end' in mark) end = mark.end
  }
  if (!end) throw new CliError(CUT_OFF)
  return { end, jobs }
}

function openInsert(tx: SystemTx, { name, columns, types }: DumpedTable, known: DumpedTable | undefined) {
  const missing = columns.find((column) => !known?.columns.includes(column))
  if (missing !== undefined) throw new CliError(`The database has no column ${name}.${missing}, which the dump has.`)
  const values = types.map((type, index) => `(line->>${index})::${type}`)
  const text =
    `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) overriding system value ` +
    `select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as lines(line)`
  let [waiting, bytes]: [string[], number] = [[], 0]
  return { add, flush }

  async function add(line: string): Promise<void> {
    waiting.push(line)
    bytes += line.length
    if (waiting.length >= ROWS_PER_INSERT || bytes >= BYTES_PER_INSERT) await flush()
  }

  async function flush(): Promise<void> {
    if (waiting.length === 0) return
    const batch = `[${waiting.join(',')}]`
    ;[waiting, bytes] = [[], 0]
    await tx.executeQuery(CompiledQuery.raw(text, [batch]))
  }
}

async function removeRows(tx: SystemTx, tables: readonly DumpedTable[]): Promise<void> {
  await sql.raw(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`).execute(tx)
  const { rows: found } = await sql`select 1 where to_regclass('pgboss.job') is not null`.execute(tx)
  if (found.length > 0) await sql`delete from pgboss.job`.execute(tx)
}

/** Enables or disables the user triggers of tables. They are off during a load, because the dump contains the rows that they derive. */
async function setTriggers(tx: SystemTx, tables: readonly DumpedTable[], action: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) await sql.raw(`alter table ${quoted(name)} ${action} trigger user`).execute(tx)
}

/** A row may come before the row of the same table that it refers to. */
async function deferSelfReferences(tx: SystemTx): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname::text as name from pg_constraint
    where contype = 'f' and conrelid = confrelid and not condeferrable
      and connamespace = 'public'::regnamespace`.execute(tx)
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} alter constraint ${quoted(name)} deferrable initially deferred`).execute(tx)
  return rows
}

async function advanceSequences(tx: SystemTx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select attrelid::regclass::text as "table", attname::text as "column" from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(tx)
  for (const { table, column } of rows) {
    await sql`set local role system`.execute(tx)
    const { rows: found } = await sql
      .raw<{ last: number }>(`select max(${quoted(column)}) as last from ${table}`)
      .execute(tx)
    await sql`reset role`.execute(tx)
    const last = found[0]?.last
    if (last) await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint)`.execute(tx)
  }
}
