import { sql } from 'kysely'
import type { SystemTx, TenantTx } from '../../platform/db/open.ts'

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

/** Adds the receipt to the platform's tenant. Returns false where the tenant is being deleted already. */
export async function insertRemoval(tx: TenantTx, removal: NewRemoval): Promise<boolean> {
  const { id, removedId, slug, name, askedBy, people, videos, askedAt } = removal
  const row = { tenant_id: tx.tenantId, id, removed_id: removedId, slug, name, requested_by: askedBy, people, videos }
  const added = await tx
    .insertInto('tenant_removal')
    .values({ ...row, requested_at: askedAt })
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

/** Deletes every row of a tenant and the tenant itself, and records their number on the receipt. */
export async function deleteTenantRows(tx: SystemTx, { id, removed_id: removedId }: RemovalRow): Promise<void> {
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

/**
 * Returns every table with rows of tenants, referring tables before the referred ones. They are read from the catalogue, so
 * that none is missed.
 */
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
