import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type Db, createDb } from '../db/open.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { CliError } from '../process/cli-error.ts'
import { DUMP_PATH, SERVER_FILE, type RunningServer } from './dump-server.ts'
import { dumpLines } from './dump.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

interface DumpSource {
  lines: Readable
  close(): Promise<void>
}

/**
 * Opens the lines of a dump, from the server that has the embedded database open or from the database itself. Never migrates the
 * database. Throws when there is no database.
 */
export async function openDump({ dataDir, databaseUrl }: Place): Promise<DumpSource> {
  if (databaseUrl !== undefined)
    return dumpOf(createDb(await openPostgres({ databaseUrl, poolSize: 1, onNotice: console.info })))
  if (!existsSync(join(dataDir, 'db'))) throw new CliError(`There is no database in ${dataDir} to back up.`)
  const server = runningServer(dataDir)
  const asked = server && (await askServer(server))
  return asked ?? dumpOf(createDb(await openPglite(dataDir, console.info)))
}

async function dumpOf(db: Db): Promise<DumpSource> {
  const { rows } = await db.execute(`select 1 where to_regclass('kysely_migration') is not null`)
  if (rows.length > 0) return { lines: dumpLines(db), close: db.close }
  await db.close()
  throw new CliError('The database is empty: there is nothing to back up.')
}

/** Returns the running server that has the embedded database open, if any. */
function runningServer(dataDir: string): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(join(dataDir, SERVER_FILE), 'utf8')) as RunningServer
    process.kill(server.pid, 0)
    return server
  } catch {
    return undefined
  }
}

/** Returns undefined when the server does not respond: a killed server leaves its file behind, and the database is free. */
async function askServer({ url, token }: RunningServer): Promise<DumpSource | undefined> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}${DUMP_PATH}`, { method: 'POST', headers }).catch(() => undefined)
  if (!answer) return undefined
  if (!answer.ok || !answer.body)
    throw new CliError(
      `The server that uses the database could not write the dump (${answer.status} from ${url}). Its log has the reason.`,
    )
  return { lines: Readable.fromWeb(answer.body as ReadableStream), close: async () => undefined }
}
