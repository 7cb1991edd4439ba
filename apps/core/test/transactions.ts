import { AsyncLocalStorage } from 'node:async_hooks'
import { expect } from 'vitest'
import type { Db } from '../src/platform/db/open.ts'

/** Counts the transactions of an application that was opened with `wrapDb`. */
export function transactionCounter() {
  // Statements of the application's timers are not counted.
  const counting = new AsyncLocalStorage<{ transactions: number }>()
  return { wrapDb, none }

  /** Every statement of a feature runs in one of these; `execute` is the queue's. */
  function wrapDb(db: Db): Db {
    return {
      ...db,
      inTenant: (tenantId, work) => (count(), db.inTenant(tenantId, work)),
      asSystem: (reason, work) => (count(), db.asSystem(reason, work)),
    }
  }

  function count(): void {
    const counted = counting.getStore()
    if (counted) counted.transactions += 1
  }

  /** Does the work and fails where it opened a transaction. */
  async function none<T>(work: () => Promise<T>): Promise<T> {
    const counted = { transactions: 0 }
    const result = await counting.run(counted, work)
    expect(counted.transactions).toBe(0)
    return result
  }
}
