import { type Transaction, sql } from 'kysely'
import type { Clock } from '../time/clock.ts'
import { checkListening } from './check-listening.ts'
import type { Connection, Engine } from './connection.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { type PostgresOptions, openPostgres } from './postgres.ts'
import { entering, refuseInsideTransaction, runInScope, type Scope, systemScope, tenantScope } from './scope.ts'
import type { Tables } from './tables.ts'

/** An open transaction that sees one tenant only. Every function of a store takes it as its first argument. */
export type TenantTx = Transaction<Tables> & { readonly tenantId: string }

/** An open transaction across all tenants. Without a tenant's id, stores of one tenant do not accept it. */
export type SystemTx = Transaction<Tables> & { readonly tenantId: null }

interface SystemOptions {
  /** Every statement sees the database as of the first one. Without it, each sees everything committed before it. */
  isSnapshot?: boolean
}

export interface Db {
  readonly engine: Engine
  /** The time that all nodes on this database share. */
  readonly clock: Clock
  /**
   * One transaction of one tenant, committed when `work` is done and rolled back when it throws. Row-level security
   * hides all other tenants. Never call out (payment, mail, disk) inside: on PGlite nothing else runs meanwhile.
   * Throws at once when a transaction is already open around the caller.
   */
  inTenant<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T>
  /** Runs one transaction across tenants; `reason` explains to readers why one tenant is not enough. */
  asSystem<T>(reason: string, work: (tx: SystemTx) => Promise<T>, options?: SystemOptions): Promise<T>
  /** Subscribes to NOTIFY on a channel; `resumed` runs after a gap in which messages may have been lost. */
  listen: Connection['listen']
  /** Plain SQL as the owner, outside any tenant and any transaction of ours. For the queue and for tests only. */
  execute: Connection['execute']
  connections: Connection['connections']
  close(): Promise<void>
}

/** Narrows a transaction across tenants to one tenant for its remainder, for code that creates a tenant and then fills it. */
export async function enterTenant(tx: SystemTx, tenantId: string): Promise<TenantTx> {
  await sql.raw(entering(tenantScope(tenantId))).execute(tx)
  return Object.assign(tx as Transaction<Tables>, { tenantId })
}

interface OpenOptions extends Partial<Omit<PostgresOptions, 'databaseUrl'>> {
  /** A PostgreSQL address; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
}

const POOL_SIZE = 10

/** Opens the database of the settings and brings it to the newest schema. Throws when either fails. */
export async function openDatabase(options: OpenOptions): Promise<Db> {
  const { databaseUrl, dataDir, poolSize = POOL_SIZE, onNotice = () => {}, ...others } = options
  const connection =
    databaseUrl === undefined
      ? await openPglite(dataDir, onNotice, others.onStatement)
      : await openPostgres({ ...others, databaseUrl, poolSize, onNotice })
  try {
    if (connection.engine === 'postgres') await checkListening(connection)
    await migrateDirectly(connection, options)
  } catch (error) {
    await connection.close()
    throw error
  }
  return createDb(connection)
}

/** Migrations use session locks, which a pooler in transaction mode breaks, so they connect to the server itself. */
async function migrateDirectly(connection: Connection, { databaseUrl, listenUrl }: OpenOptions): Promise<void> {
  if (listenUrl === undefined || listenUrl === databaseUrl) return migrate(connection.kysely)
  const direct = await openPostgres({ databaseUrl: listenUrl, poolSize: 2, onNotice: () => {} })
  try {
    await migrate(direct.kysely)
  } finally {
    await direct.close()
  }
}

/** Adds tenant isolation to an open, migrated connection. */
export function createDb(connection: Connection): Db {
  let closing: Promise<void> | undefined

  async function transact<T>(
    scope: Scope,
    work: (tx: Transaction<Tables>) => Promise<T>,
    isSnapshot = false,
  ): Promise<T> {
    if (closing) throw new Error('the database is closed')
    const transaction = connection.kysely.transaction()
    // The embedded database has one connection, so nothing else changes during a transaction.
    const isolated =
      isSnapshot && connection.engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
    return runInScope(scope, () => isolated.execute(work))
  }

  return {
    engine: connection.engine,
    clock: connection.clock,
    inTenant: async (tenantId, work) => transact(tenantScope(tenantId), (tx) => work(Object.assign(tx, { tenantId }))),
    asSystem: async (_reason, work, { isSnapshot = false } = {}) =>
      transact(systemScope(), (tx) => work(Object.assign(tx, { tenantId: null })), isSnapshot),
    listen: connection.listen,
    connections: connection.connections,
    async execute(text, values) {
      refuseInsideTransaction()
      return connection.execute(text, values)
    },
    close() {
      closing ??= connection.close()
      return closing
    },
  }
}
