import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'

/** Puts some settings of the tenant in place; all others stay as they are. */
export async function mergeSettings(tx: TenantTx, changed: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ settings: sql`settings || ${jsonb(changed)}` as never })
    .where('id', '=', tx.tenantId)
    .execute()
}

/** The customers who came since then, by day. */
export function countNew(tx: TenantTx, since: Date) {
  const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`
  return tx
    .selectFrom('app_user')
    .select([day.as('day'), (row) => row.fn.countAll<number>().as('n')])
    .where('tenant_id', '=', tx.tenantId)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .where('created_at', '>=', since)
    .groupBy(day)
    .execute()
}

/** Customers, how many of them did something since then, and how many ever paid. */
export async function countCustomers(tx: TenantTx, since: Date) {
  const seen = sql<boolean>`exists (select 1 from session where session.tenant_id = app_user.tenant_id
    and session.user_id = app_user.id and session.last_seen_at >= ${since})
    or exists (select 1 from audit_line where audit_line.tenant_id = app_user.tenant_id
    and audit_line.actor_id = app_user.id and audit_line.at >= ${since})`
  const paid = sql<boolean>`exists (select 1 from invoice where invoice.tenant_id = app_user.tenant_id
    and invoice.user_id = app_user.id and invoice.total_cents > 0)`
  return tx
    .selectFrom('app_user')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${seen}))::int`.as('active'),
      sql<number>`(count(*) filter (where ${paid}))::int`.as('paying'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** What was paid since then. */
export function listPaid(tx: TenantTx, since: Date) {
  return tx
    .selectFrom('invoice')
    .select(['lines', 'total_cents', 'returned_cents'])
    .where('tenant_id', '=', tx.tenantId)
    .where('paid_at', '>=', since)
    .execute()
}

/** Videos that wait or are being made, and since when the oldest of them. */
export function countOpenVideos(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .select([(row) => row.fn.countAll<number>().as('n'), (row) => row.fn.min('created_at').as('oldest')])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow()
}

interface SetUpFacts {
  published: number
  price_changes: number
  team: number
  customers: number
  sales: number
}

/** What has been done with a site so far, told by what stands in its tables. */
export async function setUpFacts(tx: TenantTx): Promise<SetUpFacts> {
  const own = sql`tenant_id = ${tx.tenantId}`
  const present = sql`${own} and erased_at is null and disabled_at is null`
  const { rows } = await sql<SetUpFacts>`select
    (select count(*)::int from brand_version where ${own} and published_by is not null) as published,
    (select count(*)::int from audit_line where ${own} and act = 'prices-changed') as price_changes,
    (select count(*)::int from app_user where ${present} and role = 'partner') as team,
    (select count(*)::int from app_user where ${present} and role = 'customer') as customers,
    (select count(*)::int from invoice where ${own} and total_cents > returned_cents) as sales`.execute(tx)
  return rows[0] ?? { published: 0, price_changes: 0, team: 0, customers: 0, sales: 0 }
}

/** New customers, and what was paid less what went back, by month such as `2026-11`. */
export async function listMonths(tx: TenantTx, since: Date) {
  const own = sql`tenant_id = ${tx.tenantId}`
  const named = (column: 'created_at' | 'paid_at') => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`
  const { rows: came } = await sql<{ month: string; n: number }>`select ${named('created_at')} as month,
    count(*)::int as n from app_user where ${own} and role = 'customer' and erased_at is null
    and created_at >= ${since} group by 1`.execute(tx)
  const { rows: paid } = await sql<{ month: string; cents: number }>`select ${named('paid_at')} as month,
    sum(total_cents - returned_cents)::int as cents from invoice where ${own} and paid_at >= ${since} group by 1`.execute(
    tx,
  )
  return { came, paid }
}
