import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

export type SpeechOwner = 'installation' | 'site'

export async function addCharacters(
  tx: TenantTx,
  { month, owner, characters }: { month: string; owner: SpeechOwner; characters: number },
): Promise<void> {
  await tx
    .insertInto('speech_usage')
    .values({ tenant_id: tx.tenantId, month, owner, characters })
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'month', 'owner']).doUpdateSet({
        characters: sql`speech_usage.characters + excluded.characters`,
      }),
    )
    .execute()
}

/** Characters spoken in a month, by owner of the server. */
export async function listCharacters(tx: TenantTx, month: string) {
  return tx
    .selectFrom('speech_usage')
    .select(['owner', 'characters'])
    .where('tenant_id', '=', tx.tenantId)
    .where('month', '=', month)
    .execute()
}
