import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

const INTERVAL_MS = 60_000
const DEAD_ROWS_MIN = 1_000
/** Statistics are stale after this many changed rows and this part of the table: the rule of the server's own autovacuum. */
const CHANGED_ROWS_MIN = 50
const CHANGED_PART_MIN = 0.1

/**
 * PGlite runs no autovacuum: tables that churn (progress, events, sessions, jobs) would grow without end, and without statistics the
 * planner takes every table for an empty one, which made each new video read all earlier ones. This vacuums tables with many dead
 * rows and analyses those that have changed, at once and then every minute, one by one because each blocks the event loop.
 * Returns the function that stops it.
 */
export function startVacuum(pglite: PGlite): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const start = (): void => {
    running = running.then(async () => {
      for (const { name, bloated } of stopped ? [] : await tablesInNeed(pglite)) {
        if (stopped) return
        await pglite.exec(`${bloated ? 'vacuum analyze' : 'analyze'} ${name}`)
        await nextTurn()
      }
    })
    // A failed vacuum (the database is closing, the disk is full) is repeated at the next interval.
    running = running.catch(() => {})
  }
  start()
  const timer = setInterval(start, INTERVAL_MS)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

async function tablesInNeed(pglite: PGlite): Promise<{ name: string; bloated: boolean }[]> {
  const { rows } = await pglite.query<{ name: string; bloated: boolean }>(
    `select format('%I.%I', schemaname, stat.relname) as name, n_dead_tup >= $1 as bloated
       from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
       where n_dead_tup >= $1 or n_mod_since_analyze >= $2 + $3 * greatest(reltuples, 0)`,
    [DEAD_ROWS_MIN, CHANGED_ROWS_MIN, CHANGED_PART_MIN],
  )
  return rows
}
