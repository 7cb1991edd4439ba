import type { Db } from '../src/platform/db/open.ts'

/** A database whose process can "die": after the given number of transactions, each further one fails. */
export function createMortalDb() {
  let transactionsLeft = Infinity
  return {
    wrap: (db: Db): Db => ({
      ...db,
      async inTenant(tenant, work) {
        if (transactionsLeft-- <= 0) throw new Error('the process was killed')
        return db.inTenant(tenant, work)
      },
    }),
    /** Lets this many further transactions succeed. */
    dieAfter(transactions: number): void {
      transactionsLeft = transactions
    },
    revive(): void {
      transactionsLeft = Infinity
    },
  }
}
