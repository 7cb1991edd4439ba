import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Payments } from '../../ports/payments.ts'
import type { BillingModule } from '../billing/index.ts'
import { createDifferencesReport } from './report.ts'
import { createReconciliation } from './service.ts'

export { reconciliationRoutes } from './routes.ts'

interface Platform {
  db: Db
  /** Null where nothing can be sold. */
  payments: Payments | null
  clock: Clock
  newId: () => string
}

interface Inputs {
  billing: Pick<BillingModule, 'paymentReconciliation' | 'sellers'>
}

/** Creates the comparison of our records with those of the payment provider. */
export function createReconciliationModule({ db, payments, clock, newId }: Platform, { billing }: Inputs) {
  const { paymentReconciliation, sellers } = billing
  const reconciliation = createReconciliation({ db, payments, paymentReconciliation, sellers, clock, newId })
  return { reconciliation, report: createDifferencesReport({ db, reconciliation }) }
}
