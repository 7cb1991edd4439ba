import { CompiledQuery } from 'kysely'
import type { TestApp } from './app.ts'
import { until } from './until.ts'

class TakenBack extends Error {}

/** Makes transactions of a test meet at a row, in the order in which the test starts them. For a database server only. */
export function rowLocks({ deps }: TestApp) {
  return { hold, waiting }

  /** Runs a statement that locks rows, and takes it back once the returned function lets go of them. */
  async function hold(tenantId: string, statement: string, values: readonly unknown[]): Promise<() => Promise<void>> {
    const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = deps.db.inTenant(tenantId, async (tx) => {
      await tx.executeQuery(CompiledQuery.raw(statement, [...values]))
      isHeld.resolve()
      await isOver.promise
      throw new TakenBack()
    })
    const ended = held.catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
    await Promise.race([isHeld.promise, ended])
    return () => (isOver.resolve(), ended)
  }

  /** Resolves once so many statements wait for a lock. */
  async function waiting(count: number): Promise<void> {
    const asked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const isSo = async () => (await deps.db.execute(asked)).rows.length === count
    await until(isSo, `${count} statements do not wait`)
  }
}
