import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Person } from '../../platform/http/request.ts'
import { insertCreditAdjustment } from './adjustment-store.ts'
import { lockAccount } from '../people/index.ts'
import type { Ledger } from '../ledger/index.ts'

interface Deps {
  db: Db
  ledger: Pick<Ledger, 'setAvailable'>
  events: Pick<Events, 'publish'>
  audit: Audit
  clock: Clock
  newId: () => string
}

interface BalanceRequest {
  credits: number
  /** Shown to the person beside the change. */
  reason?: string | undefined
}

/** Balances that operators set. The ledger gets the difference, regardless of the site's plan. */
export function createCreditAdjustments({ db, ledger, events, audit, clock, newId }: Deps) {
  return { set }

  /**
   * The difference is computed under the lock of the account, so two operators who set the same balance at once book it once.
   * Nothing is booked where the balance is as wanted. Throws not-found.
   */
  async function set(
    tenantId: string,
    operator: Person,
    userId: string,
    { credits, reason }: BalanceRequest,
  ): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      if (!(await lockAccount(tx, userId))) throw new AppError('not-found')
      const [id, afterHalfCredits] = [newId(), credits * 2]
      const beforeHalfCredits = await ledger.setAvailable(tx, {
        userId,
        halfCredits: afterHalfCredits,
        sourceRef: `adjustment ${id}`,
        adjustmentId: id,
      })
      if (beforeHalfCredits === afterHalfCredits) return
      await insertCreditAdjustment(tx, {
        id,
        userId,
        adjustedBy: operator.id,
        beforeHalfCredits,
        afterHalfCredits,
        reason: reason || null,
        at: clock.now(),
      })
      await audit(tx, operator, 'credits-adjusted', {
        subject: userId,
        detail: { from: beforeHalfCredits / 2, to: credits, adjustment: id },
      })
      await events.publish(tx, { type: 'credits_update', userId, refId: userId })
    })
  }
}
