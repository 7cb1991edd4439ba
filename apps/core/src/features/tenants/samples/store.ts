import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

export interface MadeSample {
  audience: number
  look: string
  presenterId: string
  title: string
  script: string
  durationSeconds: number
}

/** Lists the present look of each audience's video. */
export function listLooks(tx: TenantTx) {
  return tx
    .selectFrom('sample_video')
    .select(['audience', 'fingerprint as look'])
    .where('tenant_id', '=', tx.tenantId)
    .execute()
}

/** Replaces the sample video of an audience. */
export async function saveSample(tx: TenantTx, made: MadeSample): Promise<void> {
  const row = {
    fingerprint: made.look,
    presenter_id: made.presenterId,
    title: made.title,
    script: made.script,
    duration_seconds: made.durationSeconds,
  }
  await tx
    .insertInto('sample_video')
    .values({ tenant_id: tx.tenantId, audience: made.audience, ...row })
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'audience']).doUpdateSet({ ...row, rendered_at: sql<Date>`now()` }),
    )
    .execute()
}
