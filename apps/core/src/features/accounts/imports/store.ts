import type { ImportPlan, ImportState } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

interface NewImport {
  id: string
  userId: string
  name: string
  encoding: string
  header: string[]
  sample: string[][]
  rows: number
  createdAt: Date
}

export async function insertImport(tx: TenantTx, one: NewImport): Promise<void> {
  await tx
    .insertInto('people_import')
    .values({
      tenant_id: tx.tenantId,
      id: one.id,
      user_id: one.userId,
      name: one.name,
      encoding: one.encoding,
      header: jsonb(one.header),
      sample: jsonb(one.sample),
      row_count: one.rows,
      created_at: one.createdAt,
    })
    .execute()
}

/** An import with what became of its rows. */
function withCounts(tx: TenantTx) {
  const counted = (which: string) => sql<number>`(select count(*) from people_import_row as row
    where row.tenant_id = people_import.tenant_id and row.import_id = people_import.id and ${sql.raw(which)})`
  return tx
    .selectFrom('people_import')
    .innerJoin('app_user as person', (join) =>
      join.onRef('person.tenant_id', '=', 'people_import.tenant_id').onRef('person.id', '=', 'people_import.user_id'),
    )
    .selectAll('people_import')
    .select('person.username as imported_by')
    .select([
      counted(`row.reason is not null`).as('refused'),
      counted(`exists (select 1 from invitation where invitation.tenant_id = row.tenant_id
        and invitation.id = row.invitation_id and invitation.token_hash is null)`).as('mails_waiting'),
    ])
    .where('people_import.tenant_id', '=', tx.tenantId)
}

export function findImport(tx: TenantTx, id: string) {
  return withCounts(tx).where('people_import.id', '=', id).executeTakeFirst()
}

/** The imports of the tenant, newest first, after the one with the id `cursor` if given. */
export function listImports(tx: TenantTx, { cursor, limit }: { cursor?: string; limit: number }) {
  return withCounts(tx)
    .$if(cursor !== undefined, (query) => query.where('people_import.id', '<', cursor ?? ''))
    .orderBy('people_import.id', 'desc')
    .limit(limit)
    .execute()
}

/** An import, held until the end of the transaction. */
export function lockImport(tx: TenantTx, id: string) {
  return tx
    .selectFrom('people_import')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function isAnyRunning(tx: TenantTx): Promise<boolean> {
  const row = await tx
    .selectFrom('people_import')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

interface Change {
  state?: ImportState
  plan?: ImportPlan
  next_row?: number
  turn?: number
  begun_at?: Date
  ended_at?: Date
}

export async function changeImport(tx: TenantTx, id: string, { plan, ...change }: Change): Promise<void> {
  const row = { ...change, ...(plan ? { plan: jsonb<ImportPlan | null>(plan) } : {}) }
  await tx.updateTable('people_import').set(row).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Imports that nobody begun within `since`, and those that were brought before it: they and their files go. */
export function removeImportsBefore(tx: TenantTx, before: Date) {
  return tx
    .deleteFrom('people_import')
    .where('tenant_id', '=', tx.tenantId)
    .where('created_at', '<', before)
    .where('state', '!=', 'running')
    .returning(['tenant_id', 'user_id', 'id'])
    .execute()
}

/** The imports of a person that were never begun, but for the newest `kept`. */
export function removeUnbegun(tx: TenantTx, userId: string, kept: number) {
  const newest = tx
    .selectFrom('people_import')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .limit(kept)
  return tx
    .deleteFrom('people_import')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('id', 'not in', newest)
    .returning(['tenant_id', 'user_id', 'id'])
    .execute()
}
