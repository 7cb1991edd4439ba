import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'

export type RemovalRow = NonNullable<Awaited<ReturnType<typeof findRemoval>>>

interface NewRemoval {
  id: string
  removedId: string
  slug: string
  name: string
  askedBy: string
  people: number
  videos: number
  askedAt: Date
}

/** Adds the receipt to those of the platform's tenant. Answers false where the tenant is being deleted already. */
export async function insertRemoval(tx: TenantTx, removal: NewRemoval): Promise<boolean> {
  const { id, removedId, slug, name, askedBy, people, videos, askedAt } = removal
  const row = { tenant_id: tx.tenantId, id, removed_id: removedId, slug, name, asked_by: askedBy, people, videos }
  const added = await tx
    .insertInto('tenant_removal')
    .values({ ...row, asked_at: askedAt })
    .onConflict((clash) => clash.columns(['tenant_id', 'removed_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export function findRemoval(tx: TenantTx, id: string) {
  return tx
    .selectFrom('tenant_removal')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setStep(tx: TenantTx, id: string, step: 'swept'): Promise<void> {
  await tx
    .updateTable('tenant_removal')
    .set({ step })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function countOf(tx: TenantTx): Promise<{ people: number; videos: number }> {
  const { rows } = await sql<{ people: number; videos: number }>`select
    (select count(*)::int from app_user where tenant_id = ${tx.tenantId} and erased_at is null) as people,
    (select count(*)::int from video where tenant_id = ${tx.tenantId}) as videos`.execute(tx)
  return rows[0] ?? { people: 0, videos: 0 }
}

export async function listCustomers(tx: TenantTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_customer')
    .select('user_id')
    .distinct()
    .where('tenant_id', '=', tx.tenantId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Deletes every row of a tenant and the tenant itself, and says on the receipt how many there were. */
export async function deleteRows(tx: SystemTx, removal: RemovalRow): Promise<void> {
  const { id, removed_id: removedId } = removal
  await keepBills(tx, removal)
  let count = 0
  for (const table of await tablesInOrder(tx)) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where tenant_id = ${removedId}`.execute(
      tx,
    )
    count += Number(numAffectedRows)
  }
  const { numDeletedRows } = await tx.deleteFrom('tenant').where('id', '=', removedId).executeTakeFirst()
  const rows = count + Number(numDeletedRows)
  await tx.updateTable('tenant_removal').set({ step: 'deleted', rows_deleted: rows }).where('id', '=', id).execute()
}

/** What was billed belongs to the books of the platform. */
async function keepBills(
  tx: SystemTx,
  { id, tenant_id: platformId, removed_id: removedId }: RemovalRow,
): Promise<void> {
  const columns = sql.raw('month, terms, days_owed, videos, twins, total_cents, issued_at, due_at, paid_at')
  await sql`insert into removed_invoice (tenant_id, removal_id, ${columns})
    select ${platformId}::uuid, ${id}::uuid, ${columns} from platform_invoice where tenant_id = ${removedId}`.execute(
    tx,
  )
}

/** Every table with rows of tenants, those that point to others before them. Asked of the database, so none is forgotten. */
async function tablesInOrder(tx: SystemTx): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string
  }>`select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by 1`.execute(tx)
  const { rows: links } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(tx)
  const left = new Set(tables.map(({ name }) => name))
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter((name) => !links.some(({ from, to }) => to === name && left.has(from)))
    if (free.length === 0) throw new Error(`tables point at each other in a circle: ${[...left].join(', ')}`)
    for (const name of free) left.delete(name)
    order.push(...free)
  }
  return order
}
