import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events.ts'
import type { BillPost } from '../../../platform/mail/bill-letters.ts'
import * as bills from './bill-store.ts'

const DAY_MS = 24 * 3_600_000
/** Days after a bill was due on which the three letters leave. */
const LETTER_DAYS = [0, 7, 14] as const
/** How long the last letter gives before the site is paused. */
const LAST_CHANCE_MS = 7 * DAY_MS
/** Nobody did it: time did. */
const NOBODY = { id: null, address: '' }

interface Parts {
  db: Db
  clock: Clock
  audit: Audit
  events: Pick<Events, 'publish'>
  billPost: BillPost
}

/** What follows when a bill of the platform stays unpaid: three letters to the owners, then their site is paused. */
export function createBillDunning({ db, clock, audit, events, billPost }: Parts) {
  return async function remind(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      for (const bill of await bills.lockOwed(tx)) await lookAt(tx, bill)
    })
  }

  async function lookAt(tx: TenantTx, bill: bills.BillRow): Promise<void> {
    const now = clock.now().getTime()
    const lateMs = now - bill.dueAt.getTime()
    const passed = LETTER_DAYS.filter((days) => lateMs > days * DAY_MS).length
    if (passed > bill.lettersSent) {
      // Where days were missed only the latest letter leaves: its words hold whatever was said before.
      await bills.changeBill(tx, bill.month, { letters_sent: passed, told_at: clock.now() })
      return tell(tx, { kind: 'due', step: passed - 1, bill })
    }
    const isWarned = bill.lettersSent === LETTER_DAYS.length && bill.toldAt !== null
    if (!isWarned || bill.suspendedAt || now < (bill.toldAt?.getTime() ?? now) + LAST_CHANCE_MS) return
    if (!(await bills.setStatus(tx, 'suspended'))) return
    await bills.changeBill(tx, bill.month, { suspended_at: clock.now() })
    await audit(tx, NOBODY, 'tenant-paused', { subject: tx.tenantId, detail: { month: bill.month } })
    await tell(tx, { kind: 'paused', bill })
    await events.publish(tx, { userId: null, type: 'brand_update', refId: '1' })
  }

  async function tell(
    tx: TenantTx,
    said: { kind: 'due'; step: number; bill: bills.BillRow } | { kind: 'paused'; bill: bills.BillRow },
  ) {
    for (const userId of await bills.listOwners(tx)) await billPost(tx, { ...said, userId })
  }
}
