import { sql } from 'kysely'
import { auditSummaries } from '../../platform/audit/log-store.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'
import { invoiceSummaries } from '../invoices/index.ts'
import { publishedCount } from '../branding/index.ts'

/** Returns the number of customers, and of those who ever paid. */
export async function countPaying(tx: TenantTx) {
  const paid = sql<boolean>`exists (select 1 from ${invoiceSummaries(tx)} as invoice
    where invoice.user_id = person.id and invoice.total_cents > 0)`
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`(count(*) filter (where ${paid}))::int`.as('paying')])
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
}

interface SetUpFacts {
  published: number
  price_changes: number
  team: number
  customers: number
  sales: number
}

/** Returns the counts that say which setup steps of a site are completed. */
export async function setUpFacts(tx: TenantTx): Promise<SetUpFacts> {
  const present = sql`erased_at is null and disabled_at is null`
  const { rows } = await sql<SetUpFacts>`select
    ${publishedCount(tx)} as published,
    (select count(*)::int from ${auditSummaries(tx)} as line where action = 'prices-changed') as price_changes,
    (select count(*)::int from ${personSummaries(tx)} as person where ${present} and role = 'partner') as team,
    (select count(*)::int from ${personSummaries(tx)} as person where ${present} and role = 'customer') as customers,
    (select count(*)::int from ${invoiceSummaries(tx)} as invoice where total_cents > refunded_cents) as sales`.execute(
    tx,
  )
  return rows[0] ?? { published: 0, price_changes: 0, team: 0, customers: 0, sales: 0 }
}
