import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { MoneyPost } from '../../platform/mail/money-letters.ts'
import type { Subscription } from '../../ports/payments.ts'
import * as store from './subscription-store.ts'

/** Days after the first failed charge on which the three letters leave. */
const LETTER_DAYS = [0, 3, 6] as const
const DAY_MS = 24 * 3_600_000
const PEOPLE_AT_ONCE = 200

export type Dunning = ReturnType<typeof createDunning>

/** The letters around a subscription: that it could not be charged, three times, that it will end, and that it has ended. */
export function createDunning({ db, post, clock }: { db: Db; post: MoneyPost; clock: Clock }) {
  return { noteChange, remind }

  /** Writes what follows from a subscription's new state, in the transaction that books it. */
  async function noteChange(tx: TenantTx, before: store.SubscriptionRow, now: Subscription): Promise<void> {
    const { userId } = before
    if (now.state === 'past_due' && !before.pastDueSince) {
      await store.changeSubscription(tx, before.id, { past_due_since: clock.now(), letters_sent: 1 })
      await post(tx, { template: 'payment-failed', userId, step: '0' })
    }
    if (now.state === 'active' && before.pastDueSince)
      await store.changeSubscription(tx, before.id, { past_due_since: null, letters_sent: 0 })
    if (now.state === 'canceled' && before.state !== 'canceled' && before.pastDueSince)
      await post(tx, { template: 'subscription-ended', userId })
    if (now.state !== 'canceled' && now.endsAtPeriodEnd && !before.endsAtPeriodEnd)
      await post(tx, { template: 'subscription-ending', userId, until: now.periodEnd.toISOString() })
  }

  /** Sends the second and the last reminder to those whose day has come. */
  async function remind(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      for (const row of await store.lockPastDue(tx, PEOPLE_AT_ONCE)) {
        const days = LETTER_DAYS[row.lettersSent]
        if (days === undefined || !row.pastDueSince) continue
        if (row.pastDueSince.getTime() + days * DAY_MS > clock.now().getTime()) continue
        await store.changeSubscription(tx, row.id, { letters_sent: row.lettersSent + 1 })
        await post(tx, { template: 'payment-failed', userId: row.userId, step: row.lettersSent === 1 ? '1' : '2' })
      }
    })
  }
}
