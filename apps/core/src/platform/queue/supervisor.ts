import type { PgBoss } from 'pg-boss'
import { asError } from '../errors/as-error.ts'
import type { Engine } from '../db/connection.ts'

/** On a server, a killed node's jobs wait this long beyond their heartbeat. The embedded database has a single process. */
const EVERY_MS: Record<Engine, number> = { postgres: 2000, pglite: 30_000 }
/** Longer than any node takes to notice that the database is available again and to send its heartbeats. */
const RECOVERY_MS = 15_000

/** Assigns the jobs of silent processes to others, at intervals. */
export function startSupervisor(boss: PgBoss, engine: Engine, report: (error: Error) => void) {
  let heldUntil = 0
  let turn = Promise.resolve()
  let timer = setTimeout(next, EVERY_MS[engine])
  return { hold, stop }

  /** The database was unavailable: no process could send heartbeats, so none counts as silent yet. */
  function hold(): void {
    heldUntil = performance.now() + RECOVERY_MS
  }

  async function stop(): Promise<void> {
    clearTimeout(timer)
    await turn
    clearTimeout(timer)
  }

  function next(): void {
    turn = supervise().finally(() => (timer = setTimeout(next, EVERY_MS[engine])))
  }

  async function supervise(): Promise<void> {
    if (performance.now() < heldUntil) return
    await boss.supervise().catch((error: unknown) => report(asError(error)))
  }
}
