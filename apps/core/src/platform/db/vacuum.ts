import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

const everyMilliseconds = 10 * 60_000
const deadRowsWorthIt = 1_000

/**
 * PGlite runs no autovacuum: tables that churn (progress, events, sessions, jobs) would grow without end. This vacuums
 * each table with many dead rows, at once and then every ten minutes, one by one because each stops the event loop.
 * Answers the function that stops it.
 */
export function startVacuum(pglite: PGlite): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const start = (): void => {
    running = running.then(async () => {
      for (const table of stopped ? [] : await bloatedTables(pglite)) {
        if (stopped) return
        await pglite.exec(`vacuum analyze ${table}`)
        await nextTurn()
      }
    })
    // A vacuum that fails (the database is closing, the disk is full) is tried again at the next turn.
    running = running.catch(() => {})
  }
  start()
  const timer = setInterval(start, everyMilliseconds)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

async function bloatedTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_dead_tup >= $1`,
    [deadRowsWorthIt],
  )
  return rows.map((row) => row.name)
}
