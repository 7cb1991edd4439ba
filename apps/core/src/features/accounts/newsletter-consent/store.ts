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
  const row = { tenant_id: tx.tenantId, id, user_id: userId, is_given: isGiven, source, at }
  await tx.insertInto('newsletter_consent').values(row).execute()
}

/** Since when somebody wants newsletters; undefined for whoever has left. */
export async function findSince(tx: TenantTx, userId: string): Promise<Date | null | undefined> {
  return (await ofPerson(tx, userId).executeTakeFirst())?.newsletter_since
}

/** The same, held until the transaction ends, so that two choices at once both count. */
export async function lockSince(tx: TenantTx, userId: string): Promise<Date | null | undefined> {
  return (await ofPerson(tx, userId).forNoKeyUpdate().executeTakeFirst())?.newsletter_since
}

export async function setSince(tx: TenantTx, userId: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ newsletter_since: since })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .execute()
}

/** Every yes and no of a person, newest first. */
export function listLines(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('newsletter_consent')
    .select(['is_given as isGiven', 'source', 'at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function ofPerson(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('app_user')
    .select('newsletter_since')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
}
