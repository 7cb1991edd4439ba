import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver } from 'kysely'
import type { Driver, PostgresDialectConfig, TransactionSettings } from 'kysely'
import type { Connection } from './connection.ts'
import { type PoolOptions, openPool } from './pool.ts'
import { scopeStatements } from './scope.ts'
import { statementLog, timed } from './slow-statements.ts'
import type { Tables } from './tables.ts'

const oldestServer = 150_000
/** No statement takes minutes; one that does must not hold its connection for ever. */
const STATEMENT_SECONDS = 300
const IDLE_TRANSACTION_SECONDS = 60

interface Timeouts {
  statementTimeoutSeconds?: number
  idleTransactionTimeoutSeconds?: number
}

export type PostgresOptions = PoolOptions & Timeouts

/**
 * Role and tenant travel in the same message as BEGIN: most of what row-level security costs is round trips. So do the time-outs,
 * which poolers refuse or ignore when a connection is opened.
 */
class ScopedPostgresDriver extends PostgresDriver {
  readonly #statement: string
  readonly #idle: string

  constructor(config: PostgresDialectConfig, timeouts: Timeouts) {
    super(config)
    const { statementTimeoutSeconds = STATEMENT_SECONDS } = timeouts
    const { idleTransactionTimeoutSeconds = IDLE_TRANSACTION_SECONDS } = timeouts
    this.#statement = localSetting('statement_timeout', statementTimeoutSeconds)
    this.#idle = localSetting('idle_in_transaction_session_timeout', idleTransactionTimeoutSeconds)
  }

  override async beginTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    try {
      const begin = isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'
      // Migrations, which have no scope, have no time limit.
      const scope = scopeStatements(this.#statement, this.#idle)
      await connection.executeQuery(CompiledQuery.raw([begin, ...scope].join('; ')))
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
  }
}

class ScopedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #timeouts: Timeouts

  constructor(config: PostgresDialectConfig, timeouts: Timeouts) {
    super(config)
    this.#config = config
    this.#timeouts = timeouts
  }

  override createDriver(): Driver {
    return new ScopedPostgresDriver(this.#config, this.#timeouts)
  }
}

/** Connects to a PostgreSQL server of version 15 or newer. Throws when it cannot be reached or is older. */
export async function openPostgres(options: PostgresOptions): Promise<Connection> {
  const pool = openPool(options)
  const connection: Connection = {
    engine: 'postgres',
    clock: pool.clock,
    kysely: new Kysely<Tables>({
      dialect: new ScopedPostgresDialect({ pool }, options),
      ...statementLog(options.onStatement),
    }),
    async execute(text, values) {
      // Without values a text may contain several statements. The driver then returns one result for each.
      const answer = await timed(options.onStatement, text, () => pool.query(text, values))
      const results = Array.isArray(answer) ? answer : [answer]
      return { rows: results.flatMap((result) => result.rows) }
    },
    listen: pool.listen,
    connections: pool.counts,
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

function localSetting(name: string, seconds: number): string {
  return `set_config('${name}', '${seconds}s', true)`
}

async function refuseOldServer(connection: Connection): Promise<void> {
  const { rows } = await connection.execute('show server_version_num').catch(refuseUnreachable)
  const version = Number(rows[0]?.server_version_num)
  if (version < oldestServer)
    throw new Error(`PostgreSQL 15 or newer is required, but the server has version ${version}`)
}

/** The first query shows whether the database can be reached. */
function refuseUnreachable(error: unknown): never {
  // A host with several addresses fails once for each, under one error without a message.
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const reason = first instanceof Error ? first.message : String(first)
  throw new Error(
    `Cannot use the database of DATABASE_URL: ${reason}. Check the address, and that the server is running.`,
  )
}
