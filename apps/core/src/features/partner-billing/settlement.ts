import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishTenantUpdate } from '../../platform/events/tenant-change.ts'
import { setStatus } from '../tenants/index.ts'
import * as invoices from './invoice-store.ts'

type By = Parameters<Audit>[1]
type Settled = Pick<invoices.BillRow, 'month' | 'paidAt' | 'suspendedAt' | 'totalCents'>

interface Deps {
  clock: Clock
  audit: Audit
  events: Pick<Events, 'publish'>
}

export type Settlement = ReturnType<typeof createSettlement>

/**
 * Records that an invoice was paid, or that its payment failed later. The caller locks the row, and reloads the
 * tenant afterwards.
 */
export function createSettlement({ clock, audit, events }: Deps) {
  return { settle }

  /** A site that was paused for the bill opens again, unless another one keeps it paused. Idempotent. */
  async function settle(tx: TenantTx, by: By, bill: Settled, { isPaid }: { isPaid: boolean }): Promise<void> {
    const { month, totalCents } = bill
    if (isPaid === (bill.paidAt !== null)) return
    await invoices.changeBill(tx, month, { paid_at: isPaid ? clock.now() : null })
    const action = isPaid ? 'invoice-paid' : 'invoice-reopened'
    await audit(tx, by, action, { subject: tx.tenantId, detail: { month, totalCents } })
    if (isPaid && bill.suspendedAt) await openSite(tx, by)
  }

  async function openSite(tx: TenantTx, by: By): Promise<void> {
    const owed = await invoices.lockOwed(tx)
    if (owed.some(({ suspendedAt }) => suspendedAt !== null)) return
    if (!(await setStatus(tx, 'active'))) return
    await audit(tx, by, 'tenant-resumed', { subject: tx.tenantId })
    await publishTenantUpdate(events, tx)
  }
}
