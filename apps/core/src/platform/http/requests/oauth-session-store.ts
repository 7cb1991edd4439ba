import { jsonb } from '../../db/jsonb.ts'
import type { TenantTx } from '../../db/open.ts'

export async function findOAuthSession(tx: TenantTx, idHash: string, now: Date): Promise<unknown> {
  const found = await tx
    .selectFrom('oauth_session')
    .select('data')
    .where('tenant_id', '=', tx.tenantId)
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.data
}

export async function saveOAuthSession(
  tx: TenantTx,
  idHash: string,
  { data, expiresAt }: { data: unknown; expiresAt: Date },
): Promise<void> {
  const kept = { data: jsonb(data), expires_at: expiresAt }
  await tx
    .insertInto('oauth_session')
    .values({ tenant_id: tx.tenantId, id_hash: idHash, ...kept })
    .onConflict((clash) => clash.columns(['tenant_id', 'id_hash']).doUpdateSet(kept))
    .execute()
}

export async function deleteOAuthSession(tx: TenantTx, idHash: string): Promise<void> {
  await oauthSessions(tx).where('id_hash', '=', idHash).execute()
}

export async function deleteOAuthSessionsBefore(tx: TenantTx, now: Date): Promise<void> {
  await oauthSessions(tx).where('expires_at', '<=', now).execute()
}

function oauthSessions(tx: TenantTx) {
  return tx.deleteFrom('oauth_session').where('tenant_id', '=', tx.tenantId)
}
