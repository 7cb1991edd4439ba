import { type Transaction, sql } from 'kysely'
import type { Connection, Engine } from './connection.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { entering, refuseInsideTransaction, runInScope, systemScope, tenantScope } from './scope.ts'
import type { Scope } from './scope.ts'
import type { Tables } from './tables.ts'

/** An open transaction that sees one tenant only. Every function of a store takes it as its first argument. */
export type TenantTx = Transaction<Tables> & { readonly tenantId: string }

/** An open transaction across all tenants. Without a tenant's id, stores of one tenant do not accept it. */
export type SystemTx = Transaction<Tables> & { readonly tenantId: null }

export interface Db {
  readonly engine: Engine
  /**
   * One transaction of one tenant, committed when `work` is done and rolled back when it throws. Row-level security
   * hides all other tenants. Never call out (payment, mail, disk) inside: on PGlite nothing else runs meanwhile.
   * Throws at once when a transaction is already open around the caller.
   */
  inTenant<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T>
  /** One transaction across tenants; `reason` says for readers why one tenant is not enough. */
  asSystem<T>(reason: string, work: (tx: SystemTx) => Promise<T>): Promise<T>
  /** Subscribes to NOTIFY on a channel; `resumed` runs after a gap in which messages may have been lost. */
  listen: Connection['listen']
  /** Plain SQL as the owner, outside any tenant and any transaction of ours. For the queue and for tests only. */
  execute: Connection['execute']
  close(): Promise<void>
}

/** Narrows a transaction across tenants to one tenant for the rest of it, for code that creates a tenant and then fills it. */
export async function enterTenant(tx: SystemTx, tenantId: string): Promise<TenantTx> {
  await sql.raw(entering(tenantScope(tenantId))).execute(tx)
  return Object.assign(tx as Transaction<Tables>, { tenantId })
}

interface OpenOptions {
  /** A PostgreSQL address; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  poolSize?: number
  onNotice?: (line: string) => void
}

/** Opens the database of the settings and brings it to the newest schema. Throws when either fails. */
export async function openDatabase(options: OpenOptions): Promise<Db> {
  const onNotice = options.onNotice ?? (() => {})
  const { databaseUrl } = options
  const connection =
    databaseUrl === undefined
      ? await openPglite(options.dataDir, onNotice)
      : await openPostgres({ databaseUrl, poolSize: options.poolSize ?? 10, onNotice })
  try {
    await migrate(connection.kysely)
  } catch (error) {
    await connection.close()
    throw error
  }
  return createDb(connection)
}

/** Puts tenant isolation over an open, migrated connection. */
export function createDb(connection: Connection): Db {
  let closing: Promise<void> | undefined

  async function transact<T>(scope: Scope, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
    if (closing) throw new Error('the database is closed')
    return runInScope(scope, () => connection.kysely.transaction().execute(work))
  }

  return {
    engine: connection.engine,
    inTenant: async (tenantId, work) => transact(tenantScope(tenantId), (tx) => work(Object.assign(tx, { tenantId }))),
    asSystem: async (_reason, work) => transact(systemScope(), (tx) => work(Object.assign(tx, { tenantId: null }))),
    listen: connection.listen,
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
