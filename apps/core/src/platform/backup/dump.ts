import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db, SystemTx } from '../db/open.ts'
import { type Figures, readFigures } from './figures.ts'
import { type DumpedJob, listJobs } from './jobs.ts'
import { type DumpedTable, listTables, quoted } from './tables.ts'

const ROWS_PER_FETCH = 500

/** The first line of a dump. */
interface DumpHead {
  format: 1
  /** The newest migration of the schema that the rows belong to. */
  migration: string
  engine: Db['engine']
}

/** The last line of a dump. A dump without it is incomplete. */
export interface DumpEnd {
  figures: Figures
  jobs: number
}

/** A line that is not a row. */
export type DumpMark = { head: DumpHead } | { table: DumpedTable } | { job: DumpedJob } | { end: DumpEnd }

/** Settings under which PostgreSQL writes a value as the same text on every server. */
export const PLAIN_TEXT = [
  `set local datestyle to 'ISO, YMD'`,
  `set local timezone to 'UTC'`,
  `set local intervalstyle to 'postgres'`,
  `set local bytea_output to 'hex'`,
  `set local extra_float_digits to 1`,
]

/**
 * Writes the rows of all tables at one moment as lines of JSON: an object begins a table, an array is a row with the text of
 * each value. Reads some hundred rows at a time. The embedded database is blocked in the meantime, so `write` must be quick.
 */
async function dumpDatabase(db: Db, write: (lines: string) => Promise<void>): Promise<DumpEnd> {
  return db.asSystem('a backup holds all tenants', (tx) => dumpIn(tx, db.engine, write), { isSnapshot: true })
}

/** Returns the dump as a stream, which is read no faster than it is consumed. */
export function dumpLines(db: Db): Readable {
  const output = new PassThrough()
  const closed = new AbortController()
  output.once('close', () => closed.abort())
  const write = async (lines: string): Promise<void> => {
    if (!output.write(lines)) await once(output, 'drain', { signal: closed.signal })
  }
  dumpDatabase(db, write).then(
    () => output.end(),
    (error: Error) => output.destroy(error),
  )
  return output
}

async function dumpIn(tx: SystemTx, engine: Db['engine'], write: (lines: string) => Promise<void>): Promise<DumpEnd> {
  const mark = (line: DumpMark) => write(`${JSON.stringify(line)}\n`)
  await sql`reset role`.execute(tx)
  for (const statement of PLAIN_TEXT) await sql.raw(statement).execute(tx)
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(tx)
  await mark({ head: { format: 1, migration: rows[0]?.name ?? '', engine } })
  const tables = await listTables(tx)
  const jobs = await listJobs(tx)
  // The owner sees no rows of tenants.
  await sql`set local role system`.execute(tx)
  for (const table of tables) {
    await mark({ table })
    await dumpRows(tx, table, write)
  }
  for (const job of jobs) await mark({ job })
  const end = { figures: await readFigures(tx, tables), jobs: jobs.length }
  await mark({ end })
  return end
}

async function dumpRows(tx: SystemTx, { name, columns }: DumpedTable, write: (lines: string) => Promise<void>) {
  const values = columns.map((column) => `${quoted(column)}::text`).join(', ')
  const query = `select array_to_json(array[${values}])::text as line from ${quoted(name)}`
  await sql.raw(`declare dumped no scroll cursor for ${query}`).execute(tx)
  for (;;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch forward ${ROWS_PER_FETCH} from dumped`).execute(tx)
    if (rows.length > 0) await write(rows.map(({ line }) => `${line}\n`).join(''))
    if (rows.length < ROWS_PER_FETCH) break
  }
  await sql`close dumped`.execute(tx)
}
