import { expect } from 'vitest'
import type { Db } from '../src/platform/db/open.ts'

/** Counts the transactions of an application that was opened with `wrapDb`. */
export function transactionCounter() {
  let transactions = 0
  return { wrapDb, none }

  /** Every statement of a feature runs in one of these; `execute` is the queue's. */
  function wrapDb(db: Db): Db {
    return {
      ...db,
      inTenant: (tenantId, work) => ((transactions += 1), db.inTenant(tenantId, work)),
      asSystem: (reason, work) => ((transactions += 1), db.asSystem(reason, work)),
    }
  }

  /** Does the work and fails where it opened a transaction. */
  async function none<T>(work: () => Promise<T>): Promise<T> {
    const before = transactions
    const result = await work()
    expect(transactions - before).toBe(0)
    return result
  }
}
