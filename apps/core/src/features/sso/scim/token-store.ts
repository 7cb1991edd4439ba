import type { TenantTx } from '../../../platform/db/open.ts'
import { lockSubject } from '../../../platform/db/locks/subject-lock.ts'

export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number]

/** Lists all tokens, oldest first. Their number is limited. */
export function listTokens(tx: TenantTx) {
  return tx.selectFrom('scim_token').selectAll().where('tenant_id', '=', tx.tenantId).orderBy('id').execute()
}

/** Serializes concurrent additions of a tenant, so that the limit holds. */
export async function lockAdding(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'scim tokens')
}

export async function insertToken(
  tx: TenantTx,
  token: { id: string; beginning: string; secretHash: string; createdAt: Date },
): Promise<void> {
  const { id, beginning, secretHash, createdAt } = token
  await tx
    .insertInto('scim_token')
    .values({ tenant_id: tx.tenantId, id, beginning, secret_hash: secretHash, created_at: createdAt })
    .execute()
}

/** Records the use of the token with this secret. Returns false where there is none. */
export async function recordUse(tx: TenantTx, secretHash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('scim_token')
    .set({ last_used_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns false where there is no such token. */
export async function deleteToken(tx: TenantTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('scim_token')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
