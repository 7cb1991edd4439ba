import type { UploadKind } from '@vitrine/contract'
import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { PhotoRights, UploadResult } from '../../platform/db/column-types.ts'

export type { UploadResult } from '../../platform/db/column-types.ts'
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

interface NewUpload {
  id: string
  userId: string
  kind: UploadKind
  name: string
  bytes: number
  rights: PhotoRights | undefined
  pageUrl: string | undefined
}

export async function insertUpload(tx: TenantTx, upload: NewUpload): Promise<void> {
  const { id, userId, kind, name, bytes, rights, pageUrl = null } = upload
  await tx
    .insertInto('upload')
    .values({
      tenant_id: tx.tenantId,
      id,
      user_id: userId,
      kind,
      name,
      bytes,
      page_url: pageUrl,
      ...(rights && { rights: jsonb(rights) }),
    })
    .execute()
}

function ofTenant(tx: TenantTx) {
  return tx.selectFrom('upload').selectAll().where('tenant_id', '=', tx.tenantId)
}

/** Locks the upload against changes until the transaction ends. */
export function lockUpload(tx: TenantTx, id: string) {
  return ofTenant(tx).where('id', '=', id).forShare().executeTakeFirst()
}

export function findUpload(tx: TenantTx, id: string) {
  return ofTenant(tx).where('id', '=', id).executeTakeFirst()
}

export function listUploads(tx: TenantTx, userId: string) {
  return ofTenant(tx).where('user_id', '=', userId).orderBy('id').execute()
}

function listing(tx: TenantTx, userId: string, ids: readonly string[]) {
  return ofTenant(tx).where('user_id', '=', userId).where('id', 'in', ids)
}

export function listByIds(tx: TenantTx, userId: string, ids: readonly string[]) {
  return listing(tx, userId, ids).execute()
}

/** The same, locked until the transaction ends, always in the same order. */
export function lockByIds(tx: TenantTx, userId: string, ids: readonly string[]) {
  return listing(tx, userId, ids).orderBy('id').forUpdate().execute()
}

/** Returns uploads that were opened before this moment and never completed. */
export function listAbandoned(tx: TenantTx, before: Date, limit: number) {
  return ofTenant(tx).where('status', '=', 'receiving').where('created_at', '<', before).limit(limit).execute()
}

/** Returns the bytes that a person's files take or will take, and the number of unfinished uploads. */
export function usedBy(tx: TenantTx, userId: string) {
  // A small file may have many large pages.
  const bytes = sql<number>`greatest(bytes, coalesce((result ->> 'bytes')::bigint, 0))`
  return tx
    .selectFrom('upload')
    .select(({ fn, val }) => [
      fn.coalesce(fn.sum<number>(bytes), val(0)).as('bytes'),
      fn.countAll<number>().filterWhere('status', 'in', ['receiving', 'checking']).as('open'),
    ])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Advances the offset of the next piece. Returns false when another request has advanced it in the meantime. */
export async function addReceived(tx: TenantTx, id: string, from: number, to: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ received_bytes: to })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('status', '=', 'receiving')
    .where('received_bytes', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Change {
  status?: 'checking' | 'ready' | 'failed'
  progress?: number
  errorMessage?: string
  sha256?: string
  result?: UploadResult
}

/** Returns false when the upload was deleted or, where `from` is given, is in another status. */
export async function changeUpload(
  tx: TenantTx,
  id: string,
  from: 'receiving' | 'checking',
  { status, progress, errorMessage, sha256, result }: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({
      ...(status ? { status } : {}),
      ...(progress === undefined ? {} : { progress }),
      ...(errorMessage === undefined ? {} : { error_message: errorMessage }),
      ...(sha256 === undefined ? {} : { sha256 }),
      ...(result ? { result: jsonb(result) } : {}),
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeUpload(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('upload').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function removeOwn(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('upload').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
