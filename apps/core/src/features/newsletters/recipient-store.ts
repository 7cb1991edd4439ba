import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'

/** Customers who consented and confirmed their address, so that nobody can subscribe another person. */
function willing(tx: TenantTx) {
  return tx
    .selectFrom(personSummaries(tx).as('person'))
    .where('role', '=', 'customer')
    .where('newsletter_since', 'is not', null)
    .where('email', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
}

export async function countWilling(tx: TenantTx): Promise<number> {
  const { count } = await willing(tx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes down whom a newsletter goes to. Returns how many they are. */
export async function addSubscribers(tx: TenantTx, newsletterId: string): Promise<number> {
  const chosen = willing(tx).select((row) => ['tenant_id', row.val(newsletterId).as('newsletter_id'), 'id'])
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('newsletter_recipient')
    .columns(['tenant_id', 'newsletter_id', 'user_id'])
    .expression(chosen as never)
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

function receivers(tx: TenantTx, newsletterId: string) {
  return tx
    .updateTable('newsletter_recipient')
    .where('tenant_id', '=', tx.tenantId)
    .where('newsletter_id', '=', newsletterId)
}

/** Those whom a process that died was writing to: the mail may have left, so they are not written to again. */
export async function failTaken(tx: TenantTx, newsletterId: string): Promise<void> {
  await receivers(tx, newsletterId).set({ state: 'failed' }).where('state', '=', 'taken').execute()
}

/** Passes over those who do not want it any more. */
export async function skipUnsubscribed(tx: TenantTx, newsletterId: string): Promise<void> {
  await receivers(tx, newsletterId)
    .set({ state: 'skipped' })
    .where('state', '=', 'waiting')
    .where('user_id', 'not in', willing(tx).select('id'))
    .execute()
}

export async function isAnyWaiting(tx: TenantTx, newsletterId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_recipient')
    .select('user_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('newsletter_id', '=', newsletterId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the next one who still wants it; undefined where there is nobody. */
export async function claimNext(tx: TenantTx, newsletterId: string) {
  const next = await willing(tx)
    .select(['id', 'email', 'language'])
    .where('id', 'in', (row) =>
      row
        .selectFrom('newsletter_recipient')
        .select('user_id')
        .where('tenant_id', '=', tx.tenantId)
        .where('newsletter_id', '=', newsletterId)
        .where('state', '=', 'waiting'),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next) await receivers(tx, newsletterId).set({ state: 'taken' }).where('user_id', '=', next.id).execute()
  return next
}

/** Stores the result for a claimed recipient. */
export async function recordMail(
  tx: TenantTx,
  newsletterId: string,
  userId: string,
  sentAt: Date | null,
): Promise<void> {
  await receivers(tx, newsletterId)
    .set(sentAt ? { state: 'sent', sent_at: sentAt } : { state: 'failed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'taken')
    .execute()
}

/** Has those whose mail failed wait for another one. Returns how many they are. */
export async function retryFailed(tx: TenantTx, newsletterId: string): Promise<number> {
  const { numUpdatedRows } = await receivers(tx, newsletterId)
    .set({ state: 'waiting' })
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Skips the waiting recipients of a stopped newsletter. */
export async function skipWaiting(tx: TenantTx, newsletterId: string): Promise<void> {
  await receivers(tx, newsletterId).set({ state: 'skipped' }).where('state', '=', 'waiting').execute()
}
