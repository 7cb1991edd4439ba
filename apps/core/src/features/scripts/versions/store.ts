import type { ScriptOrigin, SpokenLanguage } from '@vitrine/contract'
import type { TenantTx } from '../../../platform/db/open.ts'

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

interface NewVersion {
  id: string
  userId: string
  scriptId: string
  origin: ScriptOrigin
  language: SpokenLanguage
  script: string
  createdAt: Date
}

export async function insertVersion(
  tx: TenantTx,
  { userId, scriptId, createdAt, ...version }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('script_version')
    .values({ ...version, tenant_id: tx.tenantId, user_id: userId, script_id: scriptId, created_at: createdAt })
    .execute()
}

function ofTenant(tx: TenantTx) {
  return tx.selectFrom('script_version').selectAll().where('tenant_id', '=', tx.tenantId)
}

/** Newest first: ids grow with time. */
export function listVersions(tx: TenantTx, scriptId: string) {
  return ofTenant(tx).where('script_id', '=', scriptId).orderBy('id', 'desc').execute()
}

export function listOwn(
  tx: TenantTx,
  userId: string,
  { limit, before }: { limit: number; before: string | undefined },
) {
  const own = ofTenant(tx).where('user_id', '=', userId).orderBy('id', 'desc').limit(limit)
  return (before ? own.where('id', '<', before) : own).execute()
}

export async function removeVersions(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('script_version').where('tenant_id', '=', tx.tenantId).where('id', 'in', ids).execute()
}

/** Deletes versions of all people that were made before this moment. */
export async function removeBefore(tx: TenantTx, before: Date): Promise<void> {
  await tx.deleteFrom('script_version').where('tenant_id', '=', tx.tenantId).where('created_at', '<', before).execute()
}

export async function removeOwn(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('script_version').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
