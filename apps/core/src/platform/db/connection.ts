import type { Kysely } from 'kysely'
import type { Clock } from '../time/clock.ts'
import type { Tables } from './tables.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * One open database, without tenants. Features never use it: they get transactions from `Db`. Only the queue, the vacuum timer
 * and tests do.
 */
export interface Connection {
  readonly engine: Engine
  readonly kysely: Kysely<Tables>
  /** The time of the server; of this machine for the embedded database. */
  readonly clock: Clock
  /** Runs plain SQL as the database's owner, outside any transaction of ours. Several statements need no values. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Subscribes to NOTIFY on a channel; the returned function unsubscribes. `resumed` runs when the listener has reconnected:
   * messages sent in between are lost and have to be read from tables.
   */
  listen(channel: string, onMessage: (payload: string) => void, resumed?: () => void): Promise<() => Promise<void>>
  /** Returns the open connections and the callers that wait for one. Undefined for the embedded database, which has one. */
  connections(): { idle: number; busy: number; waiting: number } | undefined
  close(): Promise<void>
}
