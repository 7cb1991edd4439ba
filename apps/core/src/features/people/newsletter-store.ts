import type { TenantTx } from '../../platform/db/open.ts'

/** Since when a person wants newsletters, for the feature `consent`. */
export const newsletterDates = { find: findSince, lock: lockSince, set: setSince }

/** Returns null for no newsletters; undefined for a deleted account. */
async function findSince(tx: TenantTx, userId: string): Promise<Date | null | undefined> {
  return (await ofPerson(tx, userId).executeTakeFirst())?.newsletter_since
}

/** Like `findSince`, and locks the row until the end of the transaction, so that two concurrent choices both count. */
async function lockSince(tx: TenantTx, userId: string): Promise<Date | null | undefined> {
  return (await ofPerson(tx, userId).forNoKeyUpdate().executeTakeFirst())?.newsletter_since
}

async function setSince(tx: TenantTx, userId: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ newsletter_since: since })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
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
