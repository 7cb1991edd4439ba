import type { Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Subscription } from '../../../ports/payments.ts'

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

const LIVE = ['active', 'past_due', 'trialing'] as const

export interface NewSubscription {
  id: string
  userId: string
  provider: Tables['subscription']['provider']
  account: string | null
  name: string
  priceCents: number
  currency: string
  halfCredits: number
  periodDays: number
  createdAt: Date
}

/** Inserts a subscription that was begun at the provider. A known one stays unchanged. */
export async function saveSubscription(tx: TenantTx, of: NewSubscription, begun: Subscription, fetchedAt: Date) {
  await tx
    .insertInto('subscription')
    .values({
      tenant_id: tx.tenantId,
      id: of.id,
      user_id: of.userId,
      provider: of.provider,
      account: of.account,
      ref: begun.ref,
      name: of.name,
      price_cents: of.priceCents,
      currency: of.currency,
      half_credits: of.halfCredits,
      period_days: of.periodDays,
      state: begun.state,
      period_start: begun.periodStart,
      period_end: begun.periodEnd,
      ends_at_period_end: begun.endsAtPeriodEnd,
      fetched_at: fetchedAt,
      created_at: of.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'ref']).doNothing())
    .execute()
}

/** Lists the live subscriptions of a provider that are paused, or not, otherwise than they should be. */
export function listToPause(
  tx: TenantTx,
  { provider, isPaused }: { provider: NewSubscription['provider']; isPaused: boolean },
) {
  return subscriptions(tx)
    .where('state', 'in', LIVE)
    .where('provider', '=', provider)
    .where('is_paused', '<>', isPaused)
    .execute()
}

/** Stores whether a subscription is paused. Returns false where that was stored already. */
export async function setPaused(tx: TenantTx, id: string, isPaused: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscription')
    .set({ is_paused: isPaused })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('is_paused', '<>', isPaused)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function lockSubscription(tx: TenantTx, ref: string) {
  return subscriptions(tx).where('ref', '=', ref).forUpdate().executeTakeFirst()
}

/** Lists and locks subscriptions whose charge failed. Those that another process has locked are skipped. */
export async function lockPastDue(tx: TenantTx, limit: number) {
  return subscriptions(tx)
    .where('state', '=', 'past_due')
    .where('past_due_since', 'is not', null)
    .where('reminders_sent', '<', 3)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Returns a person's subscription, else their last one. One that was never paid is ignored. */
export async function findSubscription(tx: TenantTx, userId: string) {
  return subscriptions(tx)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('state', 'in', LIVE), row('credited_until', 'is not', null)]))
    .orderBy((row) => row('state', 'in', LIVE), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function isLive({ state }: Pick<SubscriptionRow, 'state'>): boolean {
  return LIVE.some((live) => live === state)
}

export async function changeSubscription(
  tx: TenantTx,
  id: string,
  change: Updateable<Tables['subscription']>,
): Promise<void> {
  await tx.updateTable('subscription').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

function subscriptions(tx: TenantTx) {
  return tx
    .selectFrom('subscription')
    .select(['id', 'user_id as userId', 'account', 'ref', 'name', 'price_cents as priceCents', 'currency', 'state'])
    .select(['half_credits as halfCredits', 'period_days as periodDays', 'fetched_at as fetchedAt'])
    .select(['period_start as periodStart', 'period_end as periodEnd', 'ends_at_period_end as endsAtPeriodEnd'])
    .select(['credited_until as creditedUntil', 'past_due_since as pastDueSince', 'reminders_sent as remindersSent'])
    .where('tenant_id', '=', tx.tenantId)
}
