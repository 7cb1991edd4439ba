import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * One open database, before tenants come into play. Features never see it: they get transactions from `Db`.
 * Only the queue, the vacuum timer and the tests speak to it directly.
 */
export interface Connection {
  readonly engine: Engine
  readonly kysely: Kysely<Tables>
  /** Runs plain SQL as the database's owner, outside any transaction of ours. Several statements need no values. */
  execute(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Hears every NOTIFY on a channel until the answer is called. `resumed` runs after the listener had been cut off
   * and is back: what was sent in between is lost and has to be read from tables.
   */
  listen(channel: string, heard: (payload: string) => void, resumed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
