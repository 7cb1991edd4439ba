import type { PlanTerms } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import { type PageQuery, byText, inOrder, isAfter, placeOf } from '../../platform/db/keyset.ts'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'

const BY_MONTH = { key: byText('month'), id: sql.ref('month'), direction: 'desc' } as const

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBill>>>

export function findBill(tx: TenantTx, month: string) {
  return partnerInvoices(tx).where('tenant_id', '=', tx.tenantId).where('month', '=', month).executeTakeFirst()
}

export function lockBill(tx: TenantTx, month: string) {
  return partnerInvoices(tx)
    .where('tenant_id', '=', tx.tenantId)
    .where('month', '=', month)
    .forUpdate()
    .executeTakeFirst()
}

/** Lists the bills of the tenant, newest first, one row more than the page has. */
export function listBills(tx: TenantTx, { cursor, limit }: PageQuery) {
  return partnerInvoices(tx)
    .select(['month as id', placeOf(BY_MONTH).as('place')])
    .where('tenant_id', '=', tx.tenantId)
    .where(isAfter(BY_MONTH, cursor))
    .orderBy(inOrder(BY_MONTH))
    .limit(limit + 1)
    .execute()
}

/** Lists unpaid bills, oldest first, and locks them until the end of the transaction. */
export function lockOwed(tx: TenantTx) {
  return partnerInvoices(tx)
    .where('tenant_id', '=', tx.tenantId)
    .where('paid_at', 'is', null)
    .orderBy('month')
    .forUpdate()
    .execute()
}

/** Lists the bills of all tenants for a month. */
export function listBillsIn(db: Db, month: string) {
  return db.asSystem('the operator looks at the invoices of a month', (tx) =>
    partnerInvoices(tx).where('month', '=', month).execute(),
  )
}

interface NewBill {
  month: string
  terms: PlanTerms
  daysOwed: number | null
  videos: number
  twins: number
  totalCents: number
  issuedAt: Date
  dueAt: Date
  paidAt: Date | null
}

/** Returns false when the month was billed before. */
export async function insertBill(tx: TenantTx, bill: NewBill): Promise<boolean> {
  const added = await tx
    .insertInto('platform_invoice')
    .values({
      tenant_id: tx.tenantId,
      month: bill.month,
      terms: jsonb(bill.terms),
      days_owed: bill.daysOwed,
      videos: bill.videos,
      twins: bill.twins,
      total_cents: bill.totalCents,
      issued_at: bill.issuedAt,
      due_at: bill.dueAt,
      paid_at: bill.paidAt,
    })
    .onConflict((same) => same.columns(['tenant_id', 'month']).doNothing())
    .returning('month')
    .executeTakeFirst()
  return added !== undefined
}

interface Change {
  paid_at?: Date | null
  reminders_sent?: number
  notified_at?: Date
  suspended_at?: Date | null
}

export async function changeBill(tx: TenantTx, month: string, change: Change): Promise<void> {
  await tx
    .updateTable('platform_invoice')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('month', '=', month)
    .execute()
}

function partnerInvoices(tx: SystemTx | TenantTx) {
  return tx
    .selectFrom('platform_invoice')
    .select(['tenant_id as tenantId', 'month', 'terms', 'days_owed as daysOwed', 'videos', 'twins'])
    .select('total_cents as totalCents')
    .select(['issued_at as issuedAt', 'due_at as dueAt', 'paid_at as paidAt', 'reminders_sent as remindersSent'])
    .select(['notified_at as notifiedAt', 'suspended_at as suspendedAt'])
}
