import { SYSTEM_ACTOR, type Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { billDueEmails, billPausedEmail, billPayload } from './emails.ts'
import { listOwnerIds } from '../people/index.ts'
import { setStatus } from '../tenants/index.ts'
import * as partnerInvoices from './invoice-store.ts'
import type { Collections } from './payments/collection.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** Days after the due date on which the three reminders are sent. */
const REMINDER_DAYS = [0, 7, 14] as const
/** The time between the last reminder and the suspension of the site. */
const LAST_CHANCE_MS = 7 * DAY_MS

interface Deps {
  db: Db
  clock: Clock
  audit: Audit
  events: Pick<Events, 'publish'>
  /** Charges the card on file once more with each reminder. */
  collections: Pick<Collections, 'order'>
  enqueueEmail: EnqueueEmail
}

/** Handles unpaid platform invoices: three reminders to the owners, then their site is paused. */
export function createPartnerDunning({ db, clock, audit, events, collections, enqueueEmail }: Deps) {
  return async function remind(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      for (const bill of await partnerInvoices.lockOwed(tx)) await followUp(tx, bill)
    })
  }

  async function followUp(tx: TenantTx, bill: partnerInvoices.BillRow): Promise<void> {
    const now = clock.now().getTime()
    const lateMs = now - bill.dueAt.getTime()
    const passed = REMINDER_DAYS.filter((days) => lateMs > days * DAY_MS).length
    if (passed > bill.remindersSent) {
      // After missed days only the latest reminder that is due is sent; the earlier ones are skipped.
      await partnerInvoices.changeBill(tx, bill.month, { reminders_sent: passed, notified_at: clock.now() })
      await collections.order(tx, bill)
      return notifyOwners(tx, billDueEmails[passed - 1] ?? billDueEmails[2], bill)
    }
    const isWarned = bill.remindersSent === REMINDER_DAYS.length && bill.notifiedAt !== null
    if (!isWarned || bill.suspendedAt || now < (bill.notifiedAt?.getTime() ?? now) + LAST_CHANCE_MS) return
    if (!(await setStatus(tx, 'suspended'))) return
    await partnerInvoices.changeBill(tx, bill.month, { suspended_at: clock.now() })
    await audit(tx, SYSTEM_ACTOR, 'tenant-paused', { subject: tx.tenantId, detail: { month: bill.month } })
    await notifyOwners(tx, billPausedEmail, bill)
    await publishTenantUpdate(events, tx)
  }

  async function notifyOwners(
    tx: TenantTx,
    email: typeof billPausedEmail,
    bill: partnerInvoices.BillRow,
  ): Promise<void> {
    for (const userId of await listOwnerIds(tx)) {
      await enqueueEmail(tx, email, billPayload(userId, bill))
    }
  }
}
