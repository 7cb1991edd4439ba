import type { ConsentSource } from '@vitrine/contract'
import type { TenantTx } from '../../../platform/db/open.ts'

interface ConsentLine {
  id: string
  userId: string
  isGiven: boolean
  source: ConsentSource
  at: Date
}

export async function insertLine(tx: TenantTx, { id, userId, isGiven, source, at }: ConsentLine): Promise<void> {
  const row = { tenant_id: tx.tenantId, id, user_id: userId, is_granted: isGiven, source, at }
  await tx.insertInto('newsletter_consent').values(row).execute()
}

/** Lists every choice of a person, newest first. */
export function listLines(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('newsletter_consent')
    .select(['is_granted as isGiven', 'source', 'at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
