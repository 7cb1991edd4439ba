import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

// Payment figures for the team of a site.

/** Returns payments since a moment. */
export function listPaid(tx: TenantTx, since: Date) {
  return tx
    .selectFrom('invoice')
    .select(['lines', 'total_cents', 'refunded_cents'])
    .where('tenant_id', '=', tx.tenantId)
    .where('paid_at', '>=', since)
    .execute()
}

/** Returns payments less refunds since a moment, by month such as `2026-11`. */
export async function sumPaidByMonth(tx: TenantTx, since: Date): Promise<{ month: string; cents: number }[]> {
  const { rows } = await sql<{ month: string; cents: number }>`
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM') as month, sum(total_cents - refunded_cents)::int as cents
    from invoice where tenant_id = ${tx.tenantId} and paid_at >= ${since} group by 1`.execute(tx)
  return rows
}

/** Returns payments less refunds in a period, by day (UTC) such as `2026-11-22`. */
export async function sumPaidByDay(tx: TenantTx, from: Date, to: Date): Promise<{ name: string; cents: number }[]> {
  const { rows } = await sql<{ name: string; cents: number }>`
    select to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') as name, sum(total_cents - refunded_cents)::int as cents
    from invoice where tenant_id = ${tx.tenantId} and paid_at >= ${from} and paid_at < ${to} group by 1`.execute(tx)
  return rows
}

/** The invoices of the tenant, or of all in a transaction across tenants, to be joined: a query that only reads. */
export function invoiceSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('invoice')
    .select(['tenant_id', 'user_id', 'total_cents', 'refunded_cents', 'paid_at'])
    .where(isOwnRow(tx))
}
