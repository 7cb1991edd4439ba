import { AsyncResource } from 'node:async_hooks'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, type Driver, Kysely, PGliteDialect, type PGliteDialectConfig, PGliteDriver } from 'kysely'
import { systemClock } from '../time/clock.ts'
import type { Connection } from './connection.ts'
import { acquireFolderLock } from './locks/folder-lock.ts'
import { createPreparedStatements } from './prepared-statements.ts'
import { scopeStatements } from './scope.ts'
import { type OnStatement, statementLog, timed } from './slow-statements.ts'
import type { Tables } from './tables.ts'
import { startVacuum } from './vacuum.ts'

/**
 * Shared buffers of 32 MB. PostgreSQL's default of 128 MB is filled with zeroes at each start, which takes half a second of processor
 * time. A page outside of the buffers is read from the file cache of the operating system.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** The PostgreSQL major version inside the pinned PGlite; a folder of another one cannot be read. */
export const embeddedMajor = '18'

class ScopedPGliteDriver extends PGliteDriver {
  override async beginTransaction(connection: Parameters<PGliteDriver['rollbackTransaction']>[0]): Promise<void> {
    await super.beginTransaction(connection)
    try {
      for (const statement of scopeStatements()) await connection.executeQuery(CompiledQuery.raw(statement))
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
  }
}

class ScopedPGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig

  constructor(config: PGliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ScopedPGliteDriver(this.#config)
  }
}

/** Wraps the database so that statements in transactions are prepared. */
function preparing(pglite: PGlite): PGliteDialectConfig {
  const prepared = createPreparedStatements(pglite)
  return {
    pglite: {
      get closed() {
        return pglite.closed
      },
      get ready() {
        return pglite.ready
      },
      waitReady: pglite.waitReady,
      close: () => pglite.close(),
      query: (text, values, options) => pglite.query(text, values, options),
      transaction: (work) =>
        pglite.transaction((tx) =>
          work({
            rollback: () => tx.rollback(),
            // Statements without parameters are rarely repeated, so they are not prepared.
            query: async <T>(text: string, values?: unknown[]) =>
              values?.length ? prepared.query<T>(text, values) : tx.query<T>(text, values),
          }),
        ),
    },
  }
}

/** Wraps an open PGlite. `afterClose` runs when it has been closed. */
export function pgliteConnection(
  pglite: PGlite,
  afterClose: () => void = () => {},
  onStatement?: OnStatement,
): Connection {
  const stopVacuum = startVacuum(pglite)
  return {
    engine: 'pglite',
    clock: systemClock,
    kysely: new Kysely<Tables>({
      dialect: new ScopedPGliteDialect(preparing(pglite)),
      ...statementLog(onStatement),
    }),
    execute: (text, values) => timed(onStatement, text, () => execute(text, values)),
    // PGlite calls back during the commit that notifies. Binding keeps the callback out of its transaction context.
    listen: (channel, onMessage) => pglite.listen(channel, AsyncResource.bind(onMessage)),
    connections: () => undefined,
    async close() {
      await stopVacuum()
      if (!pglite.closed) await pglite.close()
      afterClose()
    },
  }

  async function execute(text: string, values?: readonly unknown[]) {
    if (values?.length) return pglite.query<Record<string, unknown>>(text, [...values])
    try {
      const results = await pglite.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    } catch (error) {
      // A script that began a transaction and failed has left it open on the only connection.
      await pglite.exec('rollback')
      throw error
    }
  }
}

/**
 * Opens the embedded database in `dataDir/db`, making it on the first start. PGlite itself does not notice a second
 * process on the same folder and would lose rows silently, so a lock file comes first.
 * Throws when another process holds the folder, or when the folder was made by another PostgreSQL version.
 */
export async function openPglite(
  dataDir: string,
  onNotice: (line: string) => void,
  onStatement?: OnStatement,
): Promise<Connection> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  const unlock = acquireFolderLock(join(dataDir, 'db.lock'))
  try {
    refuseOtherVersion(folder)
    if (!existsSync(folder)) onNotice('database: preparing the embedded database, once, for a few seconds')
    return pgliteConnection(await PGlite.create(folder, { startParams: START }), unlock, onStatement)
  } catch (error) {
    unlock()
    throw error
  }
}

function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found === embeddedMajor) return
  throw new Error(
    `${folder} was written by PostgreSQL ${found}, but this version embeds PostgreSQL ${embeddedMajor}. ` +
      'Start the version that wrote it to export the data, or point DATA_DIR at another folder.',
  )
}
