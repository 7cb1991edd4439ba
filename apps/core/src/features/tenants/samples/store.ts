import type { TenantTx } from '../../../platform/db/open.ts'

export interface MadeSample {
  audience: number
  look: string
  presenterId: string
  title: string
  script: string
  durationSeconds: number
}

/** Which look each audience's film has now. */
export function listLooks(tx: TenantTx) {
  return tx.selectFrom('sample').select(['audience', 'look']).where('tenant_id', '=', tx.tenantId).execute()
}

/** Puts a film in the place of the one before. */
export async function keepSample(tx: TenantTx, made: MadeSample): Promise<void> {
  const film = {
    look: made.look,
    presenter_id: made.presenterId,
    title: made.title,
    script: made.script,
    duration_seconds: made.durationSeconds,
  }
  await tx
    .insertInto('sample')
    .values({ tenant_id: tx.tenantId, audience: made.audience, ...film })
    .onConflict((clash) => clash.columns(['tenant_id', 'audience']).doUpdateSet({ ...film, made_at: new Date() }))
    .execute()
}
