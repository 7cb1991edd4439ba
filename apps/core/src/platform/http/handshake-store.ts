import { jsonb } from '../db/jsonb.ts'
import type { TenantTx } from '../db/open.ts'

export async function findHandshake(tx: TenantTx, idHash: string, now: Date): Promise<unknown> {
  const found = await tx
    .selectFrom('handshake')
    .select('data')
    .where('tenant_id', '=', tx.tenantId)
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.data
}

export async function keepHandshake(
  tx: TenantTx,
  idHash: string,
  { data, expiresAt }: { data: unknown; expiresAt: Date },
): Promise<void> {
  const kept = { data: jsonb(data), expires_at: expiresAt }
  await tx
    .insertInto('handshake')
    .values({ tenant_id: tx.tenantId, id_hash: idHash, ...kept })
    .onConflict((clash) => clash.columns(['tenant_id', 'id_hash']).doUpdateSet(kept))
    .execute()
}

export async function deleteHandshake(tx: TenantTx, idHash: string): Promise<void> {
  await handshakes(tx).where('id_hash', '=', idHash).execute()
}

export async function deleteHandshakesBefore(tx: TenantTx, now: Date): Promise<void> {
  await handshakes(tx).where('expires_at', '<=', now).execute()
}

function handshakes(tx: TenantTx) {
  return tx.deleteFrom('handshake').where('tenant_id', '=', tx.tenantId)
}
