import type { TenantTx } from '../db/open.ts'
import { jsonb } from '../db/jsonb.ts'
import type { TableImport } from '../db/tables.ts'
import type { Selectable } from 'kysely'

export type ImportRecord = Selectable<TableImport>
export type ImportKind = ImportRecord['kind']
/** An import that is locked until the end of the transaction. */
export type LockedImport = ImportRecord

interface NewImport {
  id: string
  kind: ImportKind
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
    .insertInto('table_import')
    .values({
      tenant_id: tx.tenantId,
      id: one.id,
      kind: one.kind,
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

/** The imports of a kind, of one person where `userId` is given. */
function ofKind(tx: TenantTx, kind: ImportKind, userId?: string) {
  return tx
    .selectFrom('table_import')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('kind', '=', kind)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
}

export function findImport(tx: TenantTx, kind: ImportKind, id: string): Promise<ImportRecord | undefined> {
  return ofKind(tx, kind).where('id', '=', id).executeTakeFirst()
}

export function lockImport(tx: TenantTx, kind: ImportKind, id: string): Promise<LockedImport | undefined> {
  return ofKind(tx, kind).where('id', '=', id).forUpdate().executeTakeFirst()
}

interface Page {
  userId: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Lists imports, newest first, after the one with the id `cursor` if given, without those cancelled before they started. */
export function listImports(tx: TenantTx, kind: ImportKind, { userId, cursor, limit }: Page): Promise<ImportRecord[]> {
  return ofKind(tx, kind, userId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .where((row) => row.or([row('state', '!=', 'cancelled'), row('started_at', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Selects the ids of a person's imports without those that were cancelled before they started. */
export function keptImports(tx: TenantTx, kind: ImportKind, userId: string) {
  return ofKind(tx, kind, userId)
    .clearSelect()
    .select('id')
    .where((row) => row.or([row('state', '!=', 'cancelled'), row('started_at', 'is not', null)]))
}

export async function isAnyRunning(tx: TenantTx, kind: ImportKind): Promise<boolean> {
  return (await ofKind(tx, kind).where('state', '=', 'running').limit(1).executeTakeFirst()) !== undefined
}

interface Change {
  state?: ImportRecord['state']
  plan?: object
  next_row?: number
  refused_count?: number
  generation?: number
  started_at?: Date
  ended_at?: Date
}

export async function changeImport(tx: TenantTx, id: string, { plan, ...change }: Change): Promise<void> {
  const row = { ...change, ...(plan ? { plan: jsonb<unknown>(plan) } : {}) }
  await tx.updateTable('table_import').set(row).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

function deleteOfKind(tx: TenantTx, kind: ImportKind) {
  return tx.deleteFrom('table_import').where('tenant_id', '=', tx.tenantId).where('kind', '=', kind)
}

/** Deletes the imports uploaded before a moment that are not running, and returns the paths of their files. */
export function deleteImportsBefore(tx: TenantTx, kind: ImportKind, before: Date) {
  return deleteOfKind(tx, kind)
    .where('created_at', '<', before)
    .where('state', '!=', 'running')
    .returning(['tenant_id', 'user_id', 'id'])
    .execute()
}

interface ImportLimits {
  /** Imports that were never started, including cancelled ones. */
  notStarted: number
  /** Imports that were started and have ended. */
  ended: number
}

/** Deletes the imports of a person beyond the newest ones that are kept, and returns the paths of their files. */
export function deleteBeyond(tx: TenantTx, kind: ImportKind, userId: string, { notStarted, ended }: ImportLimits) {
  const newest = ofKind(tx, kind, userId).clearSelect().select('id').orderBy('id', 'desc')
  return deleteOfKind(tx, kind)
    .where('user_id', '=', userId)
    .where('state', '!=', 'running')
    .where('id', 'not in', newest.where('started_at', 'is', null).limit(notStarted))
    .where('id', 'not in', newest.where('started_at', 'is not', null).where('state', '!=', 'running').limit(ended))
    .returning(['tenant_id', 'user_id', 'id'])
    .execute()
}

export async function deleteImportsOf(tx: TenantTx, kind: ImportKind, userId: string): Promise<void> {
  await deleteOfKind(tx, kind).where('user_id', '=', userId).execute()
}
