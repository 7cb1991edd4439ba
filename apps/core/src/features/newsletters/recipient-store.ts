import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'

/** Returns a query for the customers who consented and confirmed their address. An unconfirmed one may belong to someone else. */
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

/** Records the recipients of a newsletter. Returns their number. */
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

/** Fails the recipients that a dead process had claimed: their emails may have been sent, so they get no second one. */
export async function failTaken(tx: TenantTx, newsletterId: string): Promise<void> {
  await receivers(tx, newsletterId).set({ state: 'failed' }).where('state', '=', 'taken').execute()
}

/** Skips recipients who have unsubscribed since. */
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

/** Claims the next recipient who is still subscribed; undefined where there is none. */
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

/** Requeues recipients whose email failed. Returns their number. */
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
