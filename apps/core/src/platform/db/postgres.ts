import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver } from 'kysely'
import type { Driver, PostgresDialectConfig } from 'kysely'
import type { Connection } from './connection.ts'
import { type PoolOptions, openPool } from './pool.ts'
import { scopeStatements } from './scope.ts'
import type { Tables } from './tables.ts'

const oldestServer = 150_000
/** No statement of ours takes minutes; one that does must not hold its connection for ever. */
const STATEMENT_MS_MAX = 300_000

/** Role and tenant travel in the same message as BEGIN: most of what row-level security costs is round trips. */
class ScopedPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    try {
      const scope = scopeStatements()
      // Migrations, which have no scope, may take as long as they need.
      const limit = scope.length > 0 ? [`set local statement_timeout = ${STATEMENT_MS_MAX}`] : []
      await connection.executeQuery(CompiledQuery.raw(['begin', ...limit, ...scope].join('; ')))
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
  }
}

class ScopedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ScopedPostgresDriver(this.#config)
  }
}

/** Connects to a PostgreSQL server of version 15 or newer. Throws when it cannot be reached or is older. */
export async function openPostgres(options: PoolOptions): Promise<Connection> {
  const pool = openPool(options)
  const connection: Connection = {
    engine: 'postgres',
    kysely: new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool }) }),
    async execute(text, values) {
      // Without values several statements may come in one text; then the driver answers one result for each.
      const answer = await pool.query(text, values)
      const results = Array.isArray(answer) ? answer : [answer]
      return { rows: results.flatMap((result) => result.rows) }
    },
    listen: pool.listen,
    async close() {
      await pool.beforeEnd()
      await connection.kysely.destroy()
    },
  }
  try {
    await refuseOldServer(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
  return connection
}

async function refuseOldServer(connection: Connection): Promise<void> {
  const { rows } = await connection.execute('show server_version_num').catch(refuseUnreachable)
  const version = Number(rows[0]?.server_version_num)
  if (version < oldestServer) throw new Error(`PostgreSQL 15 or newer is needed, the server has version ${version}`)
}

/** The first question tells whether there is a database at all. */
function refuseUnreachable(error: unknown): never {
  // A name with several addresses fails once for each, under one error without words.
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const reason = first instanceof Error ? first.message : String(first)
  throw new Error(
    `The database of DATABASE_URL cannot be used: ${reason}. Check the address, and that the server runs.`,
  )
}
