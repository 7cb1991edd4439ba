import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { paymentFailedEmails, subscriptionEndedEmail, subscriptionEndingEmail } from '../emails.ts'
import type { Subscription } from '../../../ports/payments.ts'
import { withRows } from '../../tenants/index.ts'
import * as store from './subscription-store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

/** Days after the first failed charge on which the three reminders are sent. */
const REMINDER_DAYS = [0, 3, 6] as const
const PEOPLE_AT_ONCE = 200

export type Dunning = ReturnType<typeof createDunning>

const tenantsDue = withRows('subscription', "state = 'past_due' and reminders_sent < 3")

/** Emails about a subscription: three reminders of a failed charge, one that it will end, one that it has ended. */
export function createDunning({ db, enqueueEmail, clock }: { db: Db; enqueueEmail: EnqueueEmail; clock: Clock }) {
  return { recordChange, remind, tenantsDue }

  /** Enqueues the email that a new state of the subscription calls for, in the transaction that stores the state. */
  async function recordChange(tx: TenantTx, before: store.SubscriptionRow, now: Subscription): Promise<void> {
    const { userId } = before
    if (now.state === 'past_due' && !before.pastDueSince) {
      await store.changeSubscription(tx, before.id, { past_due_since: clock.now(), reminders_sent: 1 })
      await enqueueEmail(tx, paymentFailedEmails[0], { userId })
    }
    if (now.state === 'active' && before.pastDueSince)
      await store.changeSubscription(tx, before.id, { past_due_since: null, reminders_sent: 0 })
    if (now.state === 'canceled' && before.state !== 'canceled' && before.pastDueSince)
      await enqueueEmail(tx, subscriptionEndedEmail, { userId })
    if (now.state !== 'canceled' && now.endsAtPeriodEnd && !before.endsAtPeriodEnd)
      await enqueueEmail(tx, subscriptionEndingEmail, { userId, until: now.periodEnd.toISOString() })
  }

  /** Sends the second and third reminders that are due. */
  async function remind(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      for (const row of await store.lockPastDue(tx, PEOPLE_AT_ONCE)) {
        const days = REMINDER_DAYS[row.remindersSent]
        if (days === undefined || !row.pastDueSince) continue
        if (row.pastDueSince.getTime() + days * DAY_MS > clock.now().getTime()) continue
        await store.changeSubscription(tx, row.id, { reminders_sent: row.remindersSent + 1 })
        await enqueueEmail(tx, paymentFailedEmails[row.remindersSent === 1 ? 1 : 2], { userId: row.userId })
      }
    })
  }
}
