import type { PlanTerms } from '@vitrine/contract'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { Ledger } from '../ledger/index.ts'
import { createCreditAdjustments } from './adjustments.ts'
import { createCreditGrants } from './service.ts'

export { listAdjustmentReasons } from './adjustment-store.ts'
export { creditGrantsRoutes } from './routes.ts'
export { listReasons } from './store.ts'

interface Platform {
  db: Db
  events: Events
  audit: Audit
  clock: Clock
  newId: () => string
}

interface Inputs {
  ledger: Ledger
  /** The agreed terms of this month; null for a tenant of the operator, which has no plan. */
  termsNow: (tx: TenantTx, tenant: Tenant) => Promise<PlanTerms | null>
}

export type CreditGrantsModule = ReturnType<typeof createCreditGrantsModule>

/** Credits that nobody bought: grants of a team to its people, and balances that operators set. */
export function createCreditGrantsModule(platform: Platform, { ledger, termsNow }: Inputs) {
  const { db, events, audit, clock, newId } = platform
  return {
    creditGrants: createCreditGrants({ db, ledger, events, audit, termsNow, clock }),
    creditAdjustments: createCreditAdjustments({ db, ledger, events, audit, clock, newId }),
  }
}
