import { sql } from 'kysely'
import { containing } from '../../platform/db/containing.ts'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from './summary-store.ts'

// Queries about the people of a tenant for other features.

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Returns an account by its id, disabled and deleted ones as well. */
export function findAccount(tx: TenantTx, id: string) {
  return accounts(tx)
    .select(['id', 'username', 'email', 'role', 'member_role', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns whether the account exists, disabled or not, and locks it against deletion until the end of the transaction. */
export async function lockAccount(tx: TenantTx, id: string): Promise<boolean> {
  const row = await accounts(tx)
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the usernames of people of this tenant, or of any in a transaction across tenants, by id. */
export async function usernamesOf(tx: TenantTx | SystemTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await personSummaries(tx).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** Lists at most `limit` people whose username or email address contains a text. */
export async function listIdsNamed(tx: TenantTx, text: string, limit: number): Promise<string[]> {
  const rows = await accounts(tx)
    .select('id')
    .where(containing(text, 'username', 'email'))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the owners of the tenant, who get the emails about its invoices and its sender. */
export async function listOwnerIds(tx: TenantTx): Promise<string[]> {
  const rows = await accounts(tx)
    .select('id')
    .where('role', '=', 'partner')
    .where('member_role', '=', 'owner')
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the number of accounts, including disabled ones. */
export async function countAccounts(tx: TenantTx): Promise<number> {
  const { count } = await accounts(tx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the number of customers who can sign in. */
export async function countCustomers(tx: TenantTx): Promise<number> {
  const { count } = await accounts(tx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('role', '=', 'customer')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the customers who opened their account since then, by `day` or by `month` (UTC), e.g. `2026-11-22` or `2026-11`. */
export async function countNewCustomersBy(tx: TenantTx, unit: 'day' | 'month', since: Date) {
  const shape = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const name = sql<string>`to_char(created_at at time zone 'UTC', ${sql.lit(shape)})`
  return accounts(tx)
    .select([name.as('name'), sql<number>`count(*)::int`.as('n')])
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .where('created_at', '>=', since)
    .groupBy(name)
    .execute()
}

function accounts(tx: TenantTx) {
  return tx.selectFrom('app_user').where('tenant_id', '=', tx.tenantId)
}
