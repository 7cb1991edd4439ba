import type { PlanTerms } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { Db, SystemTx, TenantTx } from '../../../platform/db/open.ts'

const BILLS_MAX = 120

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBill>>>

export function findBill(tx: TenantTx, month: string) {
  return bills(tx).where('tenant_id', '=', tx.tenantId).where('month', '=', month).executeTakeFirst()
}

export function lockBill(tx: TenantTx, month: string) {
  return bills(tx).where('tenant_id', '=', tx.tenantId).where('month', '=', month).forUpdate().executeTakeFirst()
}

/** The bills of the tenant, newest first. */
export function listBills(tx: TenantTx) {
  return bills(tx).where('tenant_id', '=', tx.tenantId).orderBy('month', 'desc').limit(BILLS_MAX).execute()
}

/** Those that are not paid, oldest first, held until they are dealt with. */
export function lockOwed(tx: TenantTx) {
  return bills(tx)
    .where('tenant_id', '=', tx.tenantId)
    .where('paid_at', 'is', null)
    .orderBy('month')
    .forUpdate()
    .execute()
}

/** The bills of a month of all tenants. */
export function listBillsIn(db: Db, month: string) {
  return db.asSystem('the operator looks at the bills of a month', (tx) =>
    bills(tx).where('month', '=', month).execute(),
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

/** Answers false where the month was billed before. */
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
  letters_sent?: number
  told_at?: Date
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

/** Pauses the tenant's site or opens it. Answers false where it stood so already. */
export async function setStatus(tx: TenantTx, status: 'active' | 'suspended'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set({ status })
    .where('id', '=', tx.tenantId)
    .where('status', '!=', status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whom letters about bills go to. */
export async function listOwners(tx: TenantTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('role', '=', 'partner')
    .where('finer_role', '=', 'owner')
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

function bills(tx: SystemTx | TenantTx) {
  return tx
    .selectFrom('platform_invoice')
    .select(['tenant_id as tenantId', 'month', 'terms', 'days_owed as daysOwed', 'videos', 'twins'])
    .select('total_cents as totalCents')
    .select(['issued_at as issuedAt', 'due_at as dueAt', 'paid_at as paidAt', 'letters_sent as lettersSent'])
    .select(['told_at as toldAt', 'suspended_at as suspendedAt'])
}
