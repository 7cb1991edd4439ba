import type { Settings } from './settings.ts'

/** Connection settings of a PostgreSQL server, and limits on its use. */
export interface DatabaseSettings {
  /** Undefined: the embedded database, for which the addresses and bounds mean nothing. */
  databaseUrl: string | undefined
  /** The server itself, past any pooler: for notifications, migrations, backups and restores. */
  listenUrl: string | undefined
  poolSize: number
  statementTimeoutSeconds: number
  idleTransactionTimeoutSeconds: number
  /** Statements that take longer are logged; 0 logs none. Also for the embedded database. */
  slowStatementMs: number
}

export function databaseOf(settings: Settings): DatabaseSettings {
  return {
    databaseUrl: settings.DATABASE_URL,
    listenUrl: settings.DATABASE_LISTEN_URL ?? settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL_SIZE,
    statementTimeoutSeconds: settings.DATABASE_STATEMENT_TIMEOUT,
    idleTransactionTimeoutSeconds: settings.DATABASE_IDLE_TRANSACTION_TIMEOUT,
    slowStatementMs: settings.DATABASE_SLOW_STATEMENT_MS,
  }
}
