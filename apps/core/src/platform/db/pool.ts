import { type CustomTypesConfig, Pool, type PoolClient, types } from 'pg'
import { createServerClock } from '../time/clock.ts'
import { queryByCallback } from './callback-queries.ts'
import { createListener } from './listener.ts'
import type { OnStatement } from './slow-statements.ts'
import { createSockets, silentServer } from './sockets.ts'

const INT8 = 20
const KEEP_ALIVE_AFTER_MS = 10_000

// Counters stay far below 2^53, and PGlite returns numbers as well, so code behaves the same on both engines.
const numbersForInt8: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
}

export interface PoolOptions {
  databaseUrl: string
  /** The address for notifications; defaults to `databaseUrl`. */
  listenUrl?: string | undefined
  poolSize: number
  onNotice: (line: string) => void
  onStatement?: OnStatement | undefined
}

/**
 * Connections to a PostgreSQL server, and the one that listens. A connection that breaks while in use fails its user only.
 * While the server is unreachable everything fails at once, including what waits for a silent server.
 */
export function openPool({ databaseUrl, listenUrl = databaseUrl, poolSize, onNotice }: PoolOptions) {
  const sockets = createSockets()
  const clock = createServerClock()
  const watching = { clock, onNotice, onUnavailable: () => sockets.cutAll() }
  const listener = createListener({ listenUrl, ...watching })
  // The connection through a pooler takes another route, which may fail while the server answers.
  const watcher = listenUrl === databaseUrl ? undefined : createListener({ listenUrl: databaseUrl, ...watching })
  const isUnavailable = () => listener.isUnavailable() || watcher?.isUnavailable() === true
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    application_name: 'vitrine',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    stream: sockets.open,
    types: numbersForInt8,
  })
  // The pool handles errors of idle connections only. Between two statements of a transaction nothing else handles a broken
  // connection, and an unhandled error ends the process. The next statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    queryByCallback(client)
  })
  // The listener reports an outage once, for all connections.
  pool.on('error', () => {})
  return { connect, query, counts, clock, listen, beforeEnd, end: () => pool.end(), options: pool.options }

  function counts() {
    const { idleCount, totalCount, waitingCount } = pool
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount }
  }

  async function listen(...subscription: Parameters<typeof listener.listen>) {
    await watcher?.watch()
    return listener.listen(...subscription)
  }

  async function connect(): Promise<PoolClient> {
    if (isUnavailable() && !pool.ending) throw silentServer()
    return pool.connect()
  }

  async function query(text: string, values?: readonly unknown[]) {
    const client = await connect()
    try {
      const answer = await client.query(text, values ? [...values] : undefined)
      client.release()
      return answer
    } catch (error) {
      // A script that began a transaction and failed has left it open.
      client.release(true)
      throw error
    }
  }

  async function beforeEnd(): Promise<void> {
    if (isUnavailable()) sockets.cutAll()
    await Promise.all([listener.close(), watcher?.close()])
  }
}
