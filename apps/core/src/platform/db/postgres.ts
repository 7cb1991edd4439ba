import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver } from 'kysely'
import type { Driver, PostgresDialectConfig } from 'kysely'
import { Pool, types } from 'pg'
import type { CustomTypesConfig } from 'pg'
import type { Connection } from './connection.ts'
import { createListener } from './listener.ts'
import { scopeStatements } from './scope.ts'
import type { Tables } from './tables.ts'

const int8 = 20
const oldestServer = 150_000

// Counters stay far under 2^53, and PGlite answers numbers too: code that works on one engine works on the other.
const numbersForInt8: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format)),
}

/** Role and tenant travel in the same message as BEGIN: most of what row-level security costs is round trips. */
class ScopedPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(['begin', ...scopeStatements()].join('; ')))
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

interface PostgresOptions {
  databaseUrl: string
  poolSize: number
  onNotice: (line: string) => void
}

/** Connects to a PostgreSQL server of version 15 or newer. Throws when it cannot be reached or is older. */
export async function openPostgres(options: PostgresOptions): Promise<Connection> {
  const pool = new Pool({
    connectionString: options.databaseUrl,
    max: options.poolSize,
    application_name: 'vitrine',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    types: numbersForInt8,
  })
  pool.on('error', (error) => options.onNotice(`database: an idle connection was lost (${error.message})`))
  const listener = createListener(options.databaseUrl, options.onNotice)
  const connection: Connection = {
    engine: 'postgres',
    kysely: new Kysely<Tables>({ dialect: new ScopedPostgresDialect({ pool }) }),
    async execute(text, values) {
      // Without values several statements may come in one text; then the driver answers one result for each.
      const answer = await pool.query(text, values ? [...values] : undefined)
      const results = Array.isArray(answer) ? answer : [answer]
      return { rows: results.flatMap((result) => result.rows) }
    },
    listen: listener.listen,
    async close() {
      await listener.close()
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
