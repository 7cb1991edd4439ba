import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Ledger } from '../ledger/index.ts'
import { createCreditLines } from './credit-lines.ts'
import { createCreditUsages } from './credit-usage.ts'
import { createPaymentStatements } from './payments.ts'

export { statementsRoutes } from './routes.ts'

export type StatementsModule = ReturnType<typeof createStatementsModule>

/** Statements of money and credits: orders, payments, the credit history and the use of credits. */
export function createStatementsModule({ db, clock }: { db: Db; clock: Clock }, { ledger }: { ledger: Ledger }) {
  return {
    payments: createPaymentStatements({ db }),
    creditLines: createCreditLines({ db, ledger }),
    creditUsages: createCreditUsages({ db, ledger, clock }),
  }
}
